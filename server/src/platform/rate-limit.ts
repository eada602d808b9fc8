import { type ExpressionBuilder, type OnConflictDatabase, type OnConflictTables, PostgresAdapter, sql } from 'kysely';

import { ERROR_TEXTS } from '@larder/contract/errors';

import { AppError } from './app-error.ts';
import type { Db, NullableTimestamp, Tables, Timestamp } from './db/tables.ts';

interface RateLimitsTable {
  key: string;
  window_ends_at: Timestamp;
  count: number;
  /** Set by `countAttempt`: no attempt is accepted before this. */
  next_use_at: NullableTimestamp;
}

declare module './db/tables.ts' {
  interface Tables {
    rate_limits: RateLimitsTable;
  }
}

/** A fixed-window rate limit: at most `max` uses per key in a window that begins with its first use. */
export interface RateLimit {
  readonly max: number;
  readonly windowSeconds: number;
}

/** Multiplies a limit by the installation's factor. At least one use is always allowed. */
export function scaled({ max, windowSeconds }: RateLimit, factor: number): RateLimit {
  return { max: Math.max(1, Math.round(max * factor)), windowSeconds };
}

/**
 * Counts one use of `key` and throws `too_many_requests` above the limit. Counted in the database, for all instances
 * together. A window begins with the first use after the previous one ended; refused uses do not extend it.
 */
export async function countUse(db: Db, key: string, limit: RateLimit, now: Date): Promise<void> {
  requireWithinLimit(await addUse(db, key, limit, now).executeTakeFirstOrThrow(), limit, now);
}

/** The result of counting one use. */
interface Use {
  readonly count: number;
  readonly window_ends_at: Date | string;
}

/** Throws `too_many_requests` if the use that was counted exceeds the limit. */
export function requireWithinLimit(use: Use, limit: RateLimit, now: Date): void {
  if (use.count > limit.max) throw tooMany(new Date(use.window_ends_at), now);
}

/** Counts `amount` uses like `countUse`, but returns false above the limit instead of throwing. Refused uses are counted, too. */
export async function tryCountUse(db: Db, key: string, limit: RateLimit, now: Date, amount = 1): Promise<boolean> {
  const { count } = await addUse(db, key, limit, now, amount).executeTakeFirstOrThrow();
  return count <= limit.max;
}

/** A statement that counts one use of `key`, or `amount` of them, in its window. */
export function addUse(db: Db, key: string, limit: RateLimit, now: Date, amount = 1) {
  return db
    .insertInto('rate_limits')
    .values({ key, count: amount, window_ends_at: endOf(limit, now) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet((eb) => increment(eb, limit, now)))
    .returning(['count', 'window_ends_at']);
}

/**
 * Exponential backoff after failures in a row: the first `free` cost nothing, then the wait doubles from one second on.
 */
export interface Backoff {
  readonly free: number;
  readonly longestWaitSeconds: number;
  /** The count resets this long after the last attempt. */
  readonly forgottenAfterSeconds: number;
}

/**
 * Counts one attempt before it is verified, so that concurrent attempts are all counted. Call `forgetUses` after a
 * success. Returns the number of attempts in a row. Throws `too_many_requests` during the wait, without counting.
 */
export async function countAttempt(db: Db, key: string, backoff: Backoff, now: Date): Promise<number> {
  const limit = { max: backoff.free, windowSeconds: backoff.forgottenAfterSeconds };
  const waits = delaysOf(backoff).map((seconds) => new Date(now.getTime() + seconds * 1000));
  const latest = new Date(now.getTime() + backoff.longestWaitSeconds * 1000 + CLOCKS_DIFFER_MS);
  const counted = await db
    .insertInto('rate_limits')
    .values({ key, count: 1, window_ends_at: endOf(limit, now), next_use_at: backoff.free > 1 ? null : waits[0] })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((eb) => ({
          count: increment(eb, limit, now).count,
          window_ends_at: eb.ref('excluded.window_ends_at'),
          next_use_at: nextUse(eb, backoff, waits, now),
        }))
        .where((eb) =>
          eb.or([
            eb('rate_limits.next_use_at', 'is', null),
            eb('rate_limits.next_use_at', '<=', now),
            // Recorded by an instance whose clock was wrong.
            eb('rate_limits.next_use_at', '>', latest),
          ]),
        ),
    )
    .returning('count')
    .executeTakeFirst();
  if (counted !== undefined) return counted.count;
  const row = await db.selectFrom('rate_limits').select('next_use_at').where('key', '=', key).executeTakeFirst();
  throw tooMany(row?.next_use_at ?? now, now);
}

/** 1, 2, 4 … seconds, up to the longest wait. */
function delaysOf({ longestWaitSeconds }: Backoff): number[] {
  const waits = [];
  for (let seconds = 1; seconds < longestWaitSeconds; seconds *= 2) waits.push(seconds);
  return [...waits, longestWaitSeconds];
}

/** The earliest time of the next attempt. */
function nextUse(eb: ConflictBuilder, { free }: Backoff, waits: readonly Date[], now: Date) {
  // The column comes first: PostgreSQL infers the type of the CASE expression from it.
  let next = eb
    .case()
    .when('rate_limits.window_ends_at', '<=', now)
    .then(eb.ref('excluded.next_use_at'))
    .when('rate_limits.count', '<', free - 1)
    .then(sql<Date | null>`null`);
  for (const [index, wait] of waits.entries()) {
    next = next.when('rate_limits.count', '<', free + index).then(sql<Date>`${wait}`);
  }
  return next.else(sql<Date | null>`${waits.at(-1) ?? null}`).end();
}

const endOf = ({ windowSeconds }: RateLimit, now: Date): Date => new Date(now.getTime() + windowSeconds * 1000);

/** Tolerated clock skew between instances. A window that ends later than this allows was begun by a wrong clock. */
const CLOCKS_DIFFER_MS = 60 * 1000;

type ConflictBuilder = ExpressionBuilder<OnConflictDatabase<Tables, 'rate_limits'>, OnConflictTables<'rate_limits'>>;

function increment(eb: ConflictBuilder, limit: RateLimit, now: Date) {
  const latest = new Date(endOf(limit, now).getTime() + CLOCKS_DIFFER_MS);
  const isOver = eb.or([eb('rate_limits.window_ends_at', '<=', now), eb('rate_limits.window_ends_at', '>', latest)]);
  return {
    count: eb
      .case()
      .when(isOver)
      .then(eb.ref('excluded.count'))
      .else(sql<number>`rate_limits.count + excluded.count`)
      .end(),
    window_ends_at: eb
      .case()
      .when(isOver)
      .then(eb.ref('excluded.window_ends_at'))
      .else(eb.ref('rate_limits.window_ends_at'))
      .end(),
  };
}

function tooMany(until: Date, now: Date): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return new AppError('too_many_requests', ERROR_TEXTS.too_many_requests, { retryAfterSeconds });
}

/** Resets the count of `key`, for example after a successful sign-in. */
export async function forgetUses(db: Db, key: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', key).execute();
}

/**
 * Deletes all counters of a user, for example when the account is deleted. Keys are "what:id" or "what:id:other:…".
 * With `what`, only those of that name.
 */
export async function forgetUsesOf(db: Db, id: string, what?: string): Promise<void> {
  const colon = sql.raw(isPostgres(db) ? 'strpos' : 'instr');
  const keys: string[] = [];
  for (const place of ID_PLACES) {
    // The indexes are on these expressions.
    const embeddedId = sql<string>`substr(key, ${colon}(key, ':') + ${sql.lit(place)}, 36)`;
    const rows = await db.selectFrom('rate_limits').select('key').where(embeddedId, '=', id).execute();
    keys.push(...rows.map(({ key }) => key));
  }
  const own = what === undefined ? keys : keys.filter((key) => key.startsWith(`${what}:`));
  // In key order, so that two users who delete their accounts at once and share counters do not deadlock.
  for (const key of own.toSorted()) await forgetUses(db, key);
}

/** Offset of an id from the first colon: the first id, and the one after it (36 characters and a colon later). */
const ID_PLACES = [1, 38] as const;

function isPostgres(db: Db): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/**
 * Deletes windows that ended before `now`. Skips rows that are locked: a transaction that counts several keys could
 * deadlock with this.
 */
export async function purgeRateLimits(db: Db, now: Date): Promise<void> {
  const ended = db.selectFrom('rate_limits').select('key').where('window_ends_at', '<=', now);
  const unlocked = isPostgres(db) ? ended.forUpdate().skipLocked() : ended;
  await db.deleteFrom('rate_limits').where('key', 'in', unlocked).execute();
}
