import type { Ctx } from '#platform/context.ts';
import type { Db } from '#platform/db/tables.ts';
import { countUse, type RateLimit, scaled } from '#platform/rate-limit.ts';

const PER_USER: RateLimit = { max: 60, windowSeconds: 60 * 60 };

/** Counts one generation against the hourly limit that all features share. Throws `too_many_requests`. */
export function countGeneration(
  db: Db,
  { actor, now }: Pick<Ctx, 'actor' | 'now'>,
  limitFactor: number,
): Promise<void> {
  return countUse(db, `generation:${actor.id}`, scaled(PER_USER, limitFactor), now);
}
