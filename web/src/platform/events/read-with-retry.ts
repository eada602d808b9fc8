import { isTransientError, UnreachableError } from '#platform/api-error.ts';
import { delay } from '#platform/delay.ts';

/** Backoff: the delays before the first to the last retry. */
const BACKOFF_MS: readonly number[] = [1_000, 2_000, 4_000, 8_000, 16_000];

export interface RetriedEvents<Event, Result> {
  /** Opens the stream, and reopens it after a failure. */
  readonly open: (signal: AbortSignal) => AsyncIterable<Event>;
  /** Returns the result when this is the last event. */
  readonly onEvent: (event: Event) => Result | undefined;
  /** The connection broke; a retry follows. */
  readonly onDisconnect: () => void;
  readonly signal: AbortSignal;
  readonly isRetryable?: (error: unknown) => boolean;
  /** Replaces the delay in tests. */
  readonly wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/**
 * Reads events until `onEvent` returns a result. Reopens the stream with exponential backoff when it breaks or ends early; throws
 * the error of the last attempt after five retries without an event.
 */
export async function readWithRetry<Event, Result>({
  open,
  onEvent,
  onDisconnect,
  signal,
  isRetryable = isTransientError,
  wait = delay,
}: RetriedEvents<Event, Result>): Promise<Result> {
  let failures = 0;
  for (;;) {
    try {
      for await (const event of open(signal)) {
        failures = 0;
        const result = onEvent(event);
        if (result !== undefined) return result;
      }
      throw new UnreachableError('The stream ended before its last event');
    } catch (error) {
      const waitMs = BACKOFF_MS[failures];
      if (signal.aborted || waitMs === undefined || !isRetryable(error)) throw error;
      failures += 1;
      onDisconnect();
      await wait(waitMs, signal);
      signal.throwIfAborted();
    }
  }
}
