import { HOUR_MS } from '#platform/durations.ts';
import type { RateLimit } from '#platform/rate-limit.ts';

/** Far more than a user reads in an hour. */
export const VIEWS_PER_USER: RateLimit = { max: 600, windowSeconds: 60 * 60 };

/** Repeated views of a recipe by one user count once within this time. */
export const VIEW_MS = HOUR_MS;

/** The number of ratings from which a user's taste can be derived. */
export const MIN_RATINGS_FOR_TASTE = 5;
