import { ApiError, UnreachableError } from '#platform/api-error.ts';
import { waitFor } from '#platform/delay.ts';

/** Before asking again after the connection broke, from the first time to the last. */
const WAITS_MS: readonly number[] = [1_000, 2_000, 4_000, 8_000, 16_000];

export interface RetriedEvents<Event, End> {
  /** Listens, also again after it broke off. */
  readonly open: (signal: AbortSignal) => AsyncIterable<Event>;
  /** Gives what comes of it all, where this is the last event. */
  readonly hear: (event: Event) => End | undefined;
  /** The server cannot be heard any more, and is asked again. */
  readonly onLost: () => void;
  /** Nobody wants to hear of it any more. */
  readonly signal: AbortSignal;
  readonly isRetryable?: (error: unknown) => boolean;
  readonly wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** The connection broke, or the server is away for a moment; the work itself is not touched by that. */
export function isTransientError(error: unknown): boolean {
  if (error instanceof ApiError) return error.code === 'unavailable' || error.code === 'timeout';
  return error instanceof UnreachableError;
}

/** Listens until the last event, and asks again for a while when the connection breaks. */
export async function readWithRetry<Event, End>({
  open,
  hear,
  onLost,
  signal,
  isRetryable = isTransientError,
  wait = waitFor,
}: RetriedEvents<Event, End>): Promise<End> {
  let failures = 0;
  for (;;) {
    try {
      for await (const event of open(signal)) {
        failures = 0;
        const end = hear(event);
        if (end !== undefined) return end;
      }
      throw new UnreachableError('The answer ended before its end');
    } catch (error) {
      const waitMs = WAITS_MS[failures];
      if (signal.aborted || waitMs === undefined || !isRetryable(error)) throw error;
      failures += 1;
      onLost();
      await wait(waitMs, signal);
      signal.throwIfAborted();
    }
  }
}
