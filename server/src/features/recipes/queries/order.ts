import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import { MAX, NIL } from 'uuid';
import { z } from 'zod';

import type { RecipeSort } from '@larder/contract/recipes';

import type { DatabaseKind } from '#platform/db/open.ts';
import type { Tables } from '#platform/db/tables.ts';
import { byBytes } from '#platform/db/text-order.ts';
import { FIRST_PAGE, readOrderCursor, TextKey, TimeKey, writeOrderCursor } from '#platform/page-cursor.ts';

/** What a list is ordered by where nothing is searched. */
export type ListSort = Exclude<RecipeSort, 'relevance'>;

/** Where a recipe that says no cooking time stands among the quickest: after all that do. */
const TIMELESS_MINUTES = 43_201;

const MinutesKey = z.int().min(0).max(TIMELESS_MINUTES);

/** The place of a row in an order. */
export interface OrderKey {
  readonly id: string;
  readonly key: Date | string | number;
}

/** The same in a list that has ranks, each in the order. */
export interface Place extends OrderKey {
  readonly rank: number;
}

interface Order {
  readonly direction: 'asc' | 'desc';
  /** The expression that an index is made in. */
  column(kind: DatabaseKind): RawBuilder<Date | string | number>;
  /** What else tells where the list goes on. */
  begin?(after: OrderKey): RawBuilder<boolean>;
  readonly first: OrderKey;
  read(cursor: string): OrderKey;
}

const cookTime = () => sql<number>`coalesce(recipes.cooking_time, ${sql.lit(TIMELESS_MINUTES)})`;

const ORDERS: Readonly<Record<ListSort, Order>> = {
  date: {
    direction: 'desc',
    column: () => sql<Date>`recipes.created_at`,
    first: { key: FIRST_PAGE.at, id: MAX },
    read: (cursor) => {
      const { key, id } = readOrderCursor(['date'], TimeKey, cursor);
      return { key: new Date(key), id };
    },
  },
  title: {
    direction: 'asc',
    column: (kind) => byBytes(kind, sql<string>`recipes.title_order`),
    first: { key: '', id: NIL },
    read: (cursor) => readOrderCursor(['title'], TextKey, cursor),
  },
  cookTime: {
    direction: 'asc',
    column: cookTime,
    // SQLite begins at the right place of an index over an expression only where it is told of that alone.
    begin: ({ key }) => sql<boolean>`${cookTime()} >= ${key}`,
    first: { key: -1, id: NIL },
    read: (cursor) => readOrderCursor(['cookTime'], MinutesKey, cursor),
  },
};

interface InOrder {
  readonly userId: string;
  readonly sort: ListSort;
  readonly cursor?: string | undefined;
  /** They are told by their ids, and better found so than by the index of the order. */
  readonly isFew?: boolean;
  readonly rank?: number;
}

/** The ids of one's own recipes in an order, after `cursor`, with what each stands by. */
export function ownInOrder(
  db: Kysely<Tables>,
  kind: DatabaseKind,
  { userId, sort, cursor, isFew = false, rank = 0 }: InOrder,
) {
  const { direction, column, first, read, begin = () => sql<boolean>`true` } = ORDERS[sort];
  const after = cursor === undefined ? first : read(cursor);
  const place = sql`(${column(kind)}, ${sql.ref('recipes.id')})`;
  const begins = sql`(${after.key}, ${after.id})`;
  return db
    .selectFrom('recipes')
    .select(['recipes.id', column(kind).as('key'), sql<number>`${sql.lit(rank)}`.as('rank')])
    .where(isOf(kind, userId, isFew))
    .where('recipes.deleted_at', 'is', null)
    .where(begin(after))
    .where(direction === 'asc' ? sql<boolean>`${place} > ${begins}` : sql<boolean>`${place} < ${begins}`)
    .orderBy(column(kind), direction)
    .orderBy('recipes.id', direction);
}

/** One list after the other by their ranks, the newest first in each; undefined where there is none. */
export function inRanks<Table extends keyof Tables>(
  db: Kysely<Tables>,
  lists: readonly SelectQueryBuilder<Tables, Table, Place>[],
  most: number,
): SelectQueryBuilder<Tables, never, Place> | undefined {
  const [first, ...others] = lists.map((list) => db.selectFrom(list.as('few_part')).select(['id', 'key', 'rank']));
  if (first === undefined || others.length === 0) return first;
  const all = others.reduce((sum, list) => sum.unionAll(list), first);
  const places = db.selectFrom(all.as('few_part')).select(['id', 'key', 'rank']);
  return places.orderBy('rank').orderBy('key', 'desc').orderBy('id', 'desc').limit(most);
}

/** Is it a recipe of this person? Of a few that are told by their ids it is asked so that no index answers. */
export function isOf(kind: DatabaseKind, userId: string, isFew: boolean): RawBuilder<SqlBool> {
  if (!isFew) return sql`recipes.user_id = ${userId}`;
  return kind === 'sqlite' ? sql`+recipes.user_id = ${userId}` : sql`recipes.user_id is not distinct from ${userId}`;
}

/** The cursor of the page that begins after a row. */
export function cursorAfter(sort: ListSort, { key, id }: OrderKey): string {
  return writeOrderCursor(sort, { key: key instanceof Date ? key.getTime() : key, id });
}
