import { PostgresAdapter, sql } from 'kysely';

import { ERROR_TEXTS } from '@larder/contract/errors';

import { AppError } from './app-error.ts';
import type { Db, Timestamp } from './db/tables.ts';

interface RateLimitsTable {
  key: string;
  window_ends_at: Timestamp;
  count: number;
}

declare module './db/tables.ts' {
  interface Tables {
    rate_limits: RateLimitsTable;
  }
}

/** At most `max` times in `windowSeconds`, counted for whatever the key names. */
export interface RateLimit {
  readonly max: number;
  readonly windowSeconds: number;
}

/** A limit as an installation has widened or narrowed it; once is always allowed. */
export function scaled({ max, windowSeconds }: RateLimit, factor: number): RateLimit {
  return { max: Math.max(1, Math.round(max * factor)), windowSeconds };
}

/**
 * Counts one use of `key` in the database, where all instances count together, and throws `too_many_requests` above
 * the limit. A window begins with the first use after the last one ended; refused uses do not lengthen it.
 */
export async function countUse(db: Db, key: string, limit: RateLimit, now: Date): Promise<void> {
  const { count, window_ends_at } = await addUse(db, key, limit, now);
  if (count <= limit.max) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((window_ends_at.getTime() - now.getTime()) / 1000));
  throw new AppError('too_many_requests', ERROR_TEXTS.too_many_requests, { retryAfterSeconds });
}

/** The same for what is left out above the limit, and no reason to refuse anything. */
export async function isWithin(db: Db, key: string, limit: RateLimit, now: Date): Promise<boolean> {
  const { count } = await addUse(db, key, limit, now);
  return count <= limit.max;
}

function addUse(db: Db, key: string, limit: RateLimit, now: Date) {
  const endsAt = new Date(now.getTime() + limit.windowSeconds * 1000);
  return db
    .insertInto('rate_limits')
    .values({ key, count: 1, window_ends_at: endsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        count: eb
          .case()
          .when('rate_limits.window_ends_at', '<=', now)
          .then(1)
          .else(sql<number>`rate_limits.count + 1`)
          .end(),
        window_ends_at: eb
          .case()
          .when('rate_limits.window_ends_at', '<=', now)
          .then(eb.ref('excluded.window_ends_at'))
          .else(eb.ref('rate_limits.window_ends_at'))
          .end(),
      })),
    )
    .returning(['count', 'window_ends_at'])
    .executeTakeFirstOrThrow();
}

/** Forgets the uses of `key`, as after a login that succeeded. */
export async function forgetUses(db: Db, key: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', key).execute();
}

/** Removes windows that ended before `now`, but for those that somebody is counting in: who counts several would wait for us, and we for them. */
export async function purgeRateLimits(db: Db, now: Date): Promise<void> {
  const ended = db.selectFrom('rate_limits').select('key').where('window_ends_at', '<=', now);
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const free = isPostgres ? ended.forUpdate().skipLocked() : ended;
  await db.deleteFrom('rate_limits').where('key', 'in', free).execute();
}
