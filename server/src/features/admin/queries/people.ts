import { sql } from 'kysely';
import { MAX } from 'uuid';
import { z } from 'zod';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import type { Db } from '#platform/db/tables.ts';
import { byBytes, rangeOf } from '#platform/db/text-order.ts';
import { hasVerifiedFactor } from '#features/account/queries.ts';
import { NOBODY_IDS } from '#features/personal-data/policy.ts';

import { type PageFilter, type RowPage, startOf, toPage } from './page.ts';

export interface PeopleFilter extends PageFilter {
  readonly q?: string | undefined;
  readonly sort?: 'newest' | 'storage';
}

/** Counts and dates of a person are read for the people of one page only. */
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
    .where('users.id', 'not in', NOBODY_IDS);
}

export async function findPerson(db: Db, id: string) {
  return (await selectPeople(db).where('users.id', '=', id).executeTakeFirst()) ?? null;
}

export type PersonRow = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

/**
 * People, newest first, or those first who store most. Those who are found by a beginning come in the order in which it finds
 * them, addresses before names: however many there are, a page costs what a page costs.
 */
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

/** Where a page of those who store most ended. */
const Largest = z.tuple([z.int().min(0), z.uuid()]);

async function listLargest({ db }: Ctx, { cursor, limit }: PeopleFilter): Promise<RowPage<PersonRow>> {
  const [bytes, id] = cursor === undefined ? [Number.MAX_SAFE_INTEGER, MAX] : readPlace(Largest, cursor);
  const rows = await selectPeople(db)
    .innerJoin('user_storage', 'user_storage.user_id', 'users.id')
    .where((eb) => eb(eb.refTuple('user_storage.bytes', 'user_storage.user_id'), '<', eb.tuple(bytes, id)))
    .orderBy('user_storage.bytes', 'desc')
    .orderBy('user_storage.user_id', 'desc')
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return { rows: page, nextCursor: hasMore ? writePlace([Number(last.storage_bytes), last.id]) : null };
}

/** Where a page of people who were found ended: among the addresses, or among the names. */
const Found = z.union([z.tuple([z.literal('email'), z.string()]), z.tuple([z.literal('name'), z.string(), z.uuid()])]);
type Found = z.infer<typeof Found>;

async function findPeople(ctx: Ctx, { q, cursor, limit }: PeopleFilter & { q: string }): Promise<RowPage<PersonRow>> {
  const after = cursor === undefined ? null : readPlace(Found, cursor);
  const byEmail = after?.[0] === 'name' ? [] : await findByEmail(ctx, q, after?.[1], limit + 1);
  const places: { row: PersonRow; found: Found }[] = byEmail.map((row) => ({ row, found: ['email', row.email] }));
  if (places.length <= limit) {
    const rest = limit + 1 - places.length;
    const byName = await findByName(ctx, q, after?.[0] === 'name' ? after : undefined, rest);
    places.push(...byName.map((row) => ({ row, found: ['name', row.name, row.id] satisfies Found })));
  }
  const page = places.slice(0, limit);
  const last = page.at(-1);
  const hasMore = places.length > limit && last !== undefined;
  return { rows: page.map(({ row }) => row), nextCursor: hasMore ? writePlace(last.found) : null };
}

/** Addresses are kept in lower case. */
function findByEmail({ db, databaseKind }: Ctx, q: string, after: string | undefined, most: number) {
  const email = byBytes(databaseKind, sql`users.email`);
  const { from, to } = rangeOf(q.toLowerCase());
  let query = selectPeople(db).where(email, '>=', from).where(email, '<', to);
  if (after !== undefined) query = query.where(email, '>', after);
  return query.orderBy(email).limit(most).execute();
}

/** Names that begin so; not of people whose address does as well, who are found by that. */
function findByName({ db, databaseKind }: Ctx, q: string, after: readonly string[] | undefined, most: number) {
  const email = byBytes(databaseKind, sql`users.email`);
  const name = byBytes(databaseKind, sql`lower(users.name)`);
  const emails = rangeOf(q.toLowerCase());
  const { from, to } = rangeOf(q);
  let query = selectPeople(db)
    // The database makes both small in its own way, which for some letters is not ours.
    .where(name, '>=', sql<string>`lower(${from})`)
    .where(name, '<', sql<string>`lower(${to})`)
    .where((eb) => eb.or([eb(email, '<', emails.from), eb(email, '>=', emails.to)]));
  if (after !== undefined) {
    const [, lastName, lastId] = after;
    query = query.where(sql<boolean>`(${name}, users.id) > (lower(${lastName}), ${lastId})`);
  }
  return query.orderBy(name).orderBy('users.id').limit(most).execute();
}

function writePlace(place: Found | z.infer<typeof Largest>): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** Throws `invalid_input` for a text that `writePlace` did not write for such a list. */
function readPlace<Place>(schema: z.ZodType<Place>, text: string): Place {
  try {
    return schema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  } catch (cause) {
    const fields = { cursor: 'Not a page of this list' };
    throw new AppError('invalid_input', fields.cursor, { fields, cause });
  }
}

export async function isAdmin({ db, actor }: Ctx): Promise<boolean> {
  const row = await db.selectFrom('admin_users').select('id').where('id', '=', actor.id).executeTakeFirst();
  return row !== undefined;
}
