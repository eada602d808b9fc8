import { type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely';
import { MAX, NIL } from 'uuid';
import { z } from 'zod';

import type { RecipeSort } from '@larder/contract/recipes';

import type { DatabaseKind } from '#platform/db/open.ts';
import type { Tables } from '#platform/db/tables.ts';
import { byBytes } from '#platform/db/text-order.ts';
import { FIRST_PAGE, readOrderCursor, TextKey, TimeKey, writeOrderCursor } from '#platform/page-cursor.ts';

/** The sort orders of a list without a search. */
export type ListSort = Exclude<RecipeSort, 'relevance'>;

/** The sort key of a recipe without a cooking time: after every recipe that has one. */
const TIMELESS_MINUTES = 43_201;

/** After every day. */
const LAST_DAY = '~';

const MinutesKey = z.int().min(0).max(TIMELESS_MINUTES);

/** The position of a row in an order. */
export interface OrderKey {
  readonly id: string;
  readonly key: Date | string | number;
}

interface Order {
  readonly direction: 'asc' | 'desc';
  /** The sort expression, exactly as in its index. */
  column(kind: DatabaseKind): RawBuilder<Date | string | number>;
  /** A redundant lower bound that starts the index scan. */
  bound?(after: OrderKey): RawBuilder<boolean>;
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
    // SQLite starts a scan of an expression index only from a comparison of that expression alone.
    bound: ({ key }) => sql<boolean>`${cookTime()} >= ${key}`,
    first: { key: -1, id: NIL },
    read: (cursor) => readOrderCursor(['cookTime'], MinutesKey, cursor),
  },
  cooked: {
    direction: 'desc',
    column: () => sql<string>`recipes.last_cooked_on`,
    first: { key: LAST_DAY, id: MAX },
    read: (cursor) => readOrderCursor(['cooked'], TextKey, cursor),
  },
};

interface InOrder {
  readonly userId: string;
  readonly sort: ListSort;
  /** The row before the page. */
  readonly after?: OrderKey | undefined;
  /** Another condition selects few ids, so the primary key is faster than the index of the order. */
  readonly isFew?: boolean;
}

/** A query for the ids and sort keys of a user's own recipes, in an order. */
export function ownInOrder(db: Kysely<Tables>, kind: DatabaseKind, { userId, sort, isFew = false, ...rest }: InOrder) {
  const { direction, column, first, bound = () => sql<boolean>`true` } = ORDERS[sort];
  const { after = first } = rest;
  const key = sql`(${column(kind)}, ${sql.ref('recipes.id')})`;
  const start = sql`(${after.key}, ${after.id})`;
  return db
    .selectFrom('recipes')
    .select(['recipes.id', column(kind).as('key')])
    .where(isOwnedBy(kind, userId, isFew))
    .where('recipes.deleted_at', 'is', null)
    .where(bound(after))
    .where(direction === 'asc' ? sql<boolean>`${key} > ${start}` : sql<boolean>`${key} < ${start}`)
    .orderBy(column(kind), direction)
    .orderBy('recipes.id', direction);
}

/** The ownership condition. With `isFew`, SQLite does not use an index on the owner. */
function isOwnedBy(kind: DatabaseKind, userId: string, isFew: boolean): RawBuilder<SqlBool> {
  return isFew && kind === 'sqlite' ? sql`+recipes.user_id = ${userId}` : sql`recipes.user_id = ${userId}`;
}

/** Throws `invalid_input` for a text that `cursorAfter` did not write, or wrote for another order. */
export function readCursor(sort: ListSort, cursor: string | undefined): OrderKey | undefined {
  return cursor === undefined ? undefined : ORDERS[sort].read(cursor);
}

/** The cursor of the page after a row. */
export function cursorAfter(sort: ListSort, { key, id }: OrderKey): string {
  return writeOrderCursor(sort, { key: key instanceof Date ? key.getTime() : key, id });
}
