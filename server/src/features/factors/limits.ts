import { FACTOR_LIMITS } from '@larder/contract/factors';

import { DAY_MS } from '#platform/durations.ts';

export const CHALLENGE_TTL_MS = FACTOR_LIMITS.challenge_minutes * 60 * 1000;

const UNVERIFIED_TTL_MS = DAY_MS;

/** Unverified factors from before this time count as abandoned. */
export function abandonedBefore(now: Date): Date {
  return new Date(now.getTime() - UNVERIFIED_TTL_MS);
}
