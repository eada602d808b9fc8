import { type RateLimit, scaled } from '#platform/rate-limit.ts';

/** Faster than anybody writes and reads. */
const MESSAGES_PER_PERSON: RateLimit = { max: 120, windowSeconds: 10 * 60 };

export function messageLimit(factor: number): RateLimit {
  return scaled(MESSAGES_PER_PERSON, factor);
}

/** For how long an answer in the making is left to whoever makes it, from the last time they said that they do. */
export const LEASE_MS = 30_000;
/** How often they say it. */
export const LEASE_RENEWAL_MS = 10_000;
/** How often whoever waits for an answer that is made elsewhere looks for it. */
export const ANSWER_POLL_MS = 500;
/** So long an answer goes on for somebody who left in the middle of it. */
export const RECONNECT_MS = 30_000;
/** The maximum number of answers that continue in the background after a user leaves and starts another. */
export const MAX_ABANDONED_ANSWERS = 2;
