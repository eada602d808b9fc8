import { setTimeout } from 'node:timers/promises';

import { MINUTE_MS } from '#platform/durations.ts';
import type { Deadline } from './deadline.ts';
import { ModelError, type ModelFailure } from './model-error.ts';

const ATTEMPTS = 3;
/** Nobody waits longer than this for one more attempt, whatever a service asks for. */
const LONGEST_WAIT_MS = MINUTE_MS;
const MAY_PASS: readonly ModelFailure[] = ['unreachable', 'too_slow', 'rate_limited', 'overloaded'];

/** Could the same request have an answer later? */
export function mayPass(error: unknown): error is ModelError {
  return error instanceof ModelError && MAY_PASS.includes(error.failure);
}

/**
 * Makes up to three attempts, the n-th wait n times `waitMs` long, or as long as the service asks for. Gives up at once when
 * there is no time left for the wait, or it would be too long.
 */
export async function attempt<Answer>(
  ask: () => Promise<Answer>,
  { deadline, waitMs }: { readonly deadline: Deadline; readonly waitMs: number },
): Promise<Answer> {
  for (let number = 1; ; number += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!mayPass(error) || number === ATTEMPTS) throw error;
      const pauseMs = Math.max(waitMs * number, error.retryAfterMs ?? 0);
      if (pauseMs > LONGEST_WAIT_MS || pauseMs >= deadline.remainingMs()) throw error;
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
