import type { Ctx } from '#platform/context.ts';
import type { Db } from '#platform/db/tables.ts';
import { countUse, type RateLimit, scaled } from '#platform/rate-limit.ts';

const PER_PERSON: RateLimit = { max: 60, windowSeconds: 60 * 60 };

/** Counts one recipe that somebody has made, wherever they ask for it. Throws `too_many_requests`. */
export function countMaking(db: Db, { actor, now }: Pick<Ctx, 'actor' | 'now'>, limitFactor: number): Promise<void> {
  return countUse(db, `generation:${actor.id}`, scaled(PER_PERSON, limitFactor), now);
}
