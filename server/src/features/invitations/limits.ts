import type { RateLimit } from '#platform/rate-limit.ts';

export const INVITATIONS_PER_ADMIN: RateLimit = { max: 100, windowSeconds: 60 * 60 };
export const INSPECTIONS_PER_ADDRESS: RateLimit = { max: 60, windowSeconds: 15 * 60 };
