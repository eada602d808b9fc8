import { spawn, type ChildProcess } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';

export const ROOT = dirname(dirname(import.meta.dirname));

const running = new Set<ChildProcess>();

// Stopping the check stops its child processes. With SIGINT, because the test runners clean up after that.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    for (const child of running) child.kill('SIGINT');
    process.exitCode = 130;
  });
}

export interface Finished {
  readonly succeeded: boolean;
  /** What it wrote; empty when it wrote to our own output. */
  readonly output: string;
}

/**
 * Runs a tool from node_modules/.bin, or `node` itself, from the root. `show` lets its output through as it comes; otherwise the
 * result contains it.
 */
export function run(command: string, args: readonly string[], { show = false, env = {} } = {}): Promise<Finished> {
  const bin = join(ROOT, 'node_modules', '.bin');
  return new Promise((resolve) => {
    const child = spawn(command === 'node' ? process.execPath : join(bin, command), args, {
      cwd: ROOT,
      // The tools must find the pinned Node first, as under npm, also when this script runs without npm.
      env: { ...process.env, PATH: [bin, process.env['PATH']].join(delimiter), ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    running.add(child);
    const chunks: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
    const finish = (succeeded: boolean, note = '') => {
      running.delete(child);
      resolve({ succeeded, output: Buffer.concat(chunks).toString('utf8') + note });
    };
    child.once('error', (error) => finish(false, `${command} could not be started: ${error.message}\n`));
    child.once('close', (code, signal) => finish(code === 0, signal === null ? '' : `${command} ended by ${signal}\n`));
  });
}
