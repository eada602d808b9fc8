import { setTimeout } from 'node:timers/promises';

import { MINUTE_MS } from '#platform/durations.ts';
import type { Deadline } from './deadline.ts';
import { ModelError, type ModelFailure } from './model-error.ts';

const MAX_ATTEMPTS = 3;
/** A service that asks for a longer wait is not retried. */
const MAX_WAIT_MS = MINUTE_MS;
const TRANSIENT: readonly ModelFailure[] = ['unreachable', 'too_slow', 'rate_limited', 'overloaded'];

/** True when the same request may succeed later. */
export function isTransient(error: unknown): error is ModelError {
  return error instanceof ModelError && TRANSIENT.includes(error.failure);
}

/**
 * Retries transient failures: up to three attempts with linear backoff, n times `waitMs`, or the service's Retry-After if longer.
 * Throws at once when the wait would exceed the deadline or the maximum.
 */
export async function retry<Answer>(
  run: () => Promise<Answer>,
  { deadline, waitMs }: { readonly deadline: Deadline; readonly waitMs: number },
): Promise<Answer> {
  for (let number = 1; ; number += 1) {
    try {
      return await run();
    } catch (error) {
      if (!isTransient(error) || number === MAX_ATTEMPTS) throw error;
      const pauseMs = Math.max(waitMs * number, error.retryAfterMs ?? 0);
      if (pauseMs > MAX_WAIT_MS || pauseMs >= deadline.remainingMs()) throw error;
      await pause(pauseMs, deadline);
    }
  }
}

async function pause(pauseMs: number, deadline: Deadline): Promise<void> {
  try {
    await setTimeout(pauseMs, undefined, { signal: deadline.signal });
  } catch (error) {
    throw deadline.failure() ?? error;
  }
}
