import { type RateLimit, scaled } from '#platform/rate-limit.ts';

/** More than a user can write and read. */
const MESSAGES_PER_USER: RateLimit = { max: 120, windowSeconds: 10 * 60 };

export function messageLimit(factor: number): RateLimit {
  return scaled(MESSAGES_PER_USER, factor);
}

/** How long a running answer belongs to the process that generates it, from its last renewal. */
export const LEASE_MS = 30_000;
/** How often that process renews its lease. */
export const LEASE_RENEWAL_MS = 10_000;
/** How often a process polls for an answer that another one generates. */
export const ANSWER_POLL_MS = 500;
/** How long an answer continues after its last client disconnected. */
export const RECONNECT_MS = 30_000;
/** The maximum number of answers that continue in the background after a user leaves and starts another. */
export const MAX_ABANDONED_ANSWERS = 2;
