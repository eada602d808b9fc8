import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';

/**
 * A module that runs in a child process, for input that may be hostile: it can neither block nor crash the server, nor take its memory.
 * A worker thread is not enough: V8 ends the whole process when some of its checks fail in a thread.
 */
export class IsolatedProcess {
  readonly #child: ChildProcess;
  readonly #exit = new AbortController();

  /** Starts `module`, which answers each message with one message. Close it after use. */
  constructor(module: URL, memoryMaxMegabytes: number) {
    this.#child = fork(module, {
      execArgv: [`--max-old-space-size=${memoryMaxMegabytes}`],
      // No configuration and no secret of the server.
      env: { NODE_COMPILE_CACHE: getCompileCacheDir() },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const end = (): void => this.#exit.abort(new Error('The process ended'));
    this.#child.once('exit', end).once('error', end);
  }

  /** Sends a message and returns its answer. Rejects when the process ends, and with the reason of an abort of `signal`. */
  async ask(message: object, signal: AbortSignal): Promise<unknown> {
    const first = AbortSignal.any([signal, this.#exit.signal]);
    try {
      const answer = once(this.#child, 'message', { signal: first });
      // A failure to send is followed by the end of the process.
      this.#child.send(message, () => undefined);
      return (await answer)[0];
    } catch (error) {
      first.throwIfAborted();
      throw error;
    }
  }

  /** Ends the process, whatever it does, and waits until it is gone. */
  async close(): Promise<void> {
    if (this.#exit.signal.aborted) return;
    const exit = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await exit;
  }
}

/**
 * Answers each message of the parent process with what `answer` returns, in the module that `IsolatedProcess` starts. The process ends
 * with its parent.
 */
export function answerParent(answer: (message: unknown) => unknown): void {
  // Ctrl+C reaches all processes of a terminal. The server ends this one when it does not need it any more.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  // Also when a timer or a worker of a library keeps the event loop alive.
  process.on('disconnect', () => process.exit());
  process.on('message', (message) => {
    void Promise.resolve(answer(message)).then((result) => process.send?.(result));
  });
}
