import { ModelError } from './model-error.ts';

/** The common deadline of an action's requests: the caller's abort signal or the timeout, whichever is first. */
export class Deadline {
  /** Aborted when the deadline has passed or the caller has aborted. */
  readonly signal: AbortSignal;
  readonly #endsAt: number;

  constructor(caller: AbortSignal, timeoutMs: number) {
    this.#endsAt = performance.now() + timeoutMs;
    this.signal = AbortSignal.any([caller, AbortSignal.timeout(timeoutMs)]);
  }

  remainingMs(): number {
    return this.signal.aborted ? 0 : Math.max(0, this.#endsAt - performance.now());
  }

  /** The failure to throw once the signal is aborted; undefined before. */
  failure(): ModelError | undefined {
    if (!this.signal.aborted) return undefined;
    const reason: unknown = this.signal.reason;
    const isTimeout = reason instanceof Error && reason.name === 'TimeoutError';
    return isTimeout
      ? new ModelError('too_slow', 'No answer before the deadline')
      : new ModelError('cancelled', 'The caller cancelled the request');
  }
}
