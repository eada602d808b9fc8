import { sql } from 'kysely';
import { MAX } from 'uuid';
import { z } from 'zod';

import type { Ctx } from '#platform/context.ts';
import type { Db } from '#platform/db/tables.ts';
import { byBytes, prefixRange } from '#platform/db/text-order.ts';
import {
  cutPage,
  type OrderCursor,
  type PageFilter,
  readOrderCursor,
  type RowPage,
  startOf,
  TextKey,
  toPage,
  writeOrderCursor,
} from '#platform/page-cursor.ts';
import { hasVerifiedFactor } from '#features/account/queries.ts';
import { SYSTEM_ACCOUNT_IDS } from '#features/personal-data/system-accounts.ts';

export interface PeopleFilter extends PageFilter {
  readonly q?: string | undefined;
  readonly sort?: 'newest' | 'storage';
}

/** Counts and dates are subqueries, so that they run for the rows of one page only. */
function selectPeople(db: Db) {
  return db
    .selectFrom('users')
    .select((eb) => [
      'users.id',
      'users.email',
      'users.name',
      'users.email_verified',
      'users.is_admin',
      'users.disabled_at',
      'users.created_at',
      hasVerifiedFactor(eb).as('has_factor'),
      eb
        .selectFrom('sessions')
        .select((of) => of.fn.max('sessions.updated_at').as('last'))
        .whereRef('sessions.user_id', '=', 'users.id')
        .as('last_used_at'),
      eb
        .selectFrom('recipes')
        .select((of) => of.fn.countAll().as('count'))
        .whereRef('recipes.user_id', '=', 'users.id')
        .where('recipes.deleted_at', 'is', null)
        .as('recipes_count'),
      eb
        .selectFrom('user_storage')
        .select('user_storage.bytes')
        .whereRef('user_storage.user_id', '=', 'users.id')
        .as('storage_bytes'),
    ])
    .where('users.id', 'not in', SYSTEM_ACCOUNT_IDS);
}

export async function findUser(db: Db, id: string) {
  return (await selectPeople(db).where('users.id', '=', id).executeTakeFirst()) ?? null;
}

export type PersonRow = NonNullable<Awaited<ReturnType<typeof findUser>>>;

/** People, newest first or by storage. A search by prefix lists matches by address, then by name; each is an index range scan. */
export async function listPeople(ctx: Ctx, filter: PeopleFilter): Promise<RowPage<PersonRow>> {
  const { q = '', cursor, limit } = filter;
  if (q !== '') return findPeople(ctx, { q, cursor, limit });
  if (filter.sort === 'storage') return listLargest(ctx, filter);
  const { at, id } = startOf(filter);
  const rows = await selectPeople(ctx.db)
    .where((eb) => eb(eb.refTuple('users.created_at', 'users.id'), '<', eb.tuple(at, id)))
    .orderBy('users.created_at', 'desc')
    .orderBy('users.id', 'desc')
    .limit(limit + 1)
    .execute();
  return toPage(rows, limit, (row) => ({ at: row.created_at, id: row.id }));
}

const BytesKey = z.int().min(0);

async function listLargest({ db }: Ctx, { cursor, limit }: PeopleFilter): Promise<RowPage<PersonRow>> {
  const { key: bytes, id } =
    cursor === undefined ? { key: Number.MAX_SAFE_INTEGER, id: MAX } : readOrderCursor(['storage'], BytesKey, cursor);
  const rows = await selectPeople(db)
    .innerJoin('user_storage', 'user_storage.user_id', 'users.id')
    .where((eb) => eb(eb.refTuple('user_storage.bytes', 'user_storage.user_id'), '<', eb.tuple(bytes, id)))
    .orderBy('user_storage.bytes', 'desc')
    .orderBy('user_storage.user_id', 'desc')
    .limit(limit + 1)
    .execute();
  return cutPage(rows, limit, (last) => writeOrderCursor('storage', { key: Number(last.storage_bytes), id: last.id }));
}

/** Matches by address come first, then matches by name. */
const MATCHES = ['email', 'name'] as const;

async function findPeople(ctx: Ctx, { q, cursor, limit }: PeopleFilter & { q: string }): Promise<RowPage<PersonRow>> {
  const after = cursor === undefined ? undefined : readOrderCursor(MATCHES, TextKey, cursor);
  const byEmail = after?.order === 'name' ? [] : await findByEmail(ctx, q, after?.key, limit + 1);
  const found = byEmail.map((row) => ({
    row,
    cursor: () => writeOrderCursor('email', { key: row.email, id: row.id }),
  }));
  if (found.length <= limit) {
    const byName = await findByName(ctx, q, after?.order === 'name' ? after : undefined, limit + 1 - found.length);
    found.push(
      ...byName.map((row) => ({ row, cursor: () => writeOrderCursor('name', { key: row.name, id: row.id }) })),
    );
  }
  const { rows, nextCursor } = cutPage(found, limit, (last) => last.cursor());
  return { rows: rows.map(({ row }) => row), nextCursor };
}

/** Addresses are stored in lower case. */
function findByEmail({ db, databaseKind }: Ctx, q: string, after: string | undefined, limit: number) {
  const email = byBytes(databaseKind, sql`users.email`);
  const { from, to } = prefixRange(q.toLowerCase());
  let query = selectPeople(db).where(email, '>=', from).where(email, '<', to);
  if (after !== undefined) query = query.where(email, '>', after);
  return query.orderBy(email).limit(limit).execute();
}

/** People whose name has the prefix, except those whose address has it, too. */
function findByName({ db, databaseKind }: Ctx, q: string, after: OrderCursor<string> | undefined, limit: number) {
  const email = byBytes(databaseKind, sql`users.email`);
  const name = byBytes(databaseKind, sql`lower(users.name)`);
  const emails = prefixRange(q.toLowerCase());
  const { from, to } = prefixRange(q);
  let query = selectPeople(db)
    // The database lowercases both sides: its rules differ from JavaScript's for some letters.
    .where(name, '>=', sql<string>`lower(${from})`)
    .where(name, '<', sql<string>`lower(${to})`)
    .where((eb) => eb.or([eb(email, '<', emails.from), eb(email, '>=', emails.to)]));
  if (after !== undefined) {
    query = query.where(sql<boolean>`(${name}, users.id) > (lower(${after.key}), ${after.id})`);
  }
  return query.orderBy(name).orderBy('users.id').limit(limit).execute();
}

export async function isAdmin({ db, actor }: Ctx): Promise<boolean> {
  const row = await db.selectFrom('admin_users').select('id').where('id', '=', actor.id).executeTakeFirst();
  return row !== undefined;
}
