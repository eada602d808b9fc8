import type { RateLimit } from '#platform/rate-limit.ts';

/**
 * How many pages and photos a model reads for a user. Another site can make a browser open our import with a page of its own: this
 * bounds what that costs.
 */
export const MODEL_READS_PER_USER: RateLimit = { max: 30, windowSeconds: 60 * 60 };
