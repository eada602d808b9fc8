import { type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely';
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
  /** The row before the first. */
  readonly after?: OrderKey | undefined;
  /** Another condition names them by their ids: then these find them sooner than the index of the order. */
  readonly isFew?: boolean;
}

/** The ids of one's own recipes in an order, each with its key. */
export function ownInOrder(db: Kysely<Tables>, kind: DatabaseKind, { userId, sort, isFew = false, ...from }: InOrder) {
  const { direction, column, first, begin = () => sql<boolean>`true` } = ORDERS[sort];
  const { after = first } = from;
  const place = sql`(${column(kind)}, ${sql.ref('recipes.id')})`;
  const begins = sql`(${after.key}, ${after.id})`;
  return db
    .selectFrom('recipes')
    .select(['recipes.id', column(kind).as('key')])
    .where(isOf(kind, userId, isFew))
    .where('recipes.deleted_at', 'is', null)
    .where(begin(after))
    .where(direction === 'asc' ? sql<boolean>`${place} > ${begins}` : sql<boolean>`${place} < ${begins}`)
    .orderBy(column(kind), direction)
    .orderBy('recipes.id', direction);
}

/** Does it belong to this person? Of a few that are named by their ids it is asked so that no index answers. */
function isOf(kind: DatabaseKind, userId: string, isFew: boolean): RawBuilder<SqlBool> {
  if (!isFew) return sql`recipes.user_id = ${userId}`;
  return kind === 'sqlite' ? sql`+recipes.user_id = ${userId}` : sql`recipes.user_id is not distinct from ${userId}`;
}

/** Throws `invalid_input` for a text that `cursorAfter` did not write, or wrote for another order. */
export function readCursor(sort: ListSort, cursor: string | undefined): OrderKey | undefined {
  return cursor === undefined ? undefined : ORDERS[sort].read(cursor);
}

/** The cursor of the page that begins after a row. */
export function cursorAfter(sort: ListSort, { key, id }: OrderKey): string {
  return writeOrderCursor(sort, { key: key instanceof Date ? key.getTime() : key, id });
}
