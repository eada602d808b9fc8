import { ModelError } from './model-error.ts';

/** Until when an action of several requests goes on: as long as somebody waits, and not longer than it may take. */
export class Deadline {
  /** Aborted when it is over. */
  readonly signal: AbortSignal;
  readonly #endsAt: number;

  constructor(asker: AbortSignal, timeoutMs: number) {
    this.#endsAt = performance.now() + timeoutMs;
    this.signal = AbortSignal.any([asker, AbortSignal.timeout(timeoutMs)]);
  }

  remainingMs(): number {
    return this.signal.aborted ? 0 : Math.max(0, this.#endsAt - performance.now());
  }

  /** Why it is over; undefined while it is not. */
  failure(): ModelError | undefined {
    if (!this.signal.aborted) return undefined;
    const reason: unknown = this.signal.reason;
    const isTimeout = reason instanceof Error && reason.name === 'TimeoutError';
    return isTimeout
      ? new ModelError('too_slow', 'No answer within the time that was given')
      : new ModelError('cancelled', 'Nobody waits for the answer any more');
  }
}
