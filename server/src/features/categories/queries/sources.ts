import { type Expression, expressionBuilder, type Kysely, sql, type SqlBool } from 'kysely';

import { type CategoryFilter, type CategorySort, MANY_SERVINGS } from '@larder/contract/categories';
import type { RecipeSource } from '@larder/contract/recipes';

import type { Tables } from '#platform/db/tables.ts';
import { shownCards } from '#features/community/queries/cards.ts';
import { COMMUNITY_ORDERS, isAfterKey } from '#features/community/queries/order.ts';
import type { Search } from '#features/recipes/search/search.ts';

import { type SourcedCursor, TIMELESS_MINUTES } from './cursor.ts';

/** What narrows a list, and its order; the values come as `Values`. */
export interface Shape {
  readonly sort: CategorySort;
  readonly category: boolean;
  readonly minutes: boolean;
  /** How they are compared. */
  readonly servings: '=' | '>=' | null;
}

/** What a query of some shape is asked with. */
export interface Values extends SourcedCursor {
  readonly userId: string;
  readonly most: number;
  readonly category: string;
  readonly minutes: number;
  readonly servings: number;
}

export function shapeOf({ category, minutes, servings }: CategoryFilter, sort: CategorySort): Shape {
  return {
    sort,
    category: category !== undefined,
    minutes: minutes !== undefined,
    servings: servings === undefined ? null : servings === MANY_SERVINGS ? '>=' : '=',
  };
}

export function valuesOf(filter: CategoryFilter, rest: SourcedCursor & Pick<Values, 'userId' | 'most'>): Values {
  return { ...rest, category: filter.category ?? '', minutes: filter.minutes ?? 0, servings: filter.servings ?? 0 };
}

/** How to ask one source. Its recipes are called `card` in the query. */
export interface Asking {
  readonly db: Kysely<Tables>;
  readonly shape: Shape;
  /** Gives one of the values, or what stands for it in a query that is compiled once. */
  readonly value: <Name extends keyof Values>(name: Name) => Values[Name];
  /** What is searched for. */
  readonly found?: Search | undefined;
}

/** One's own recipes. */
export function ownCards(asking: Asking) {
  return asking.db
    .selectFrom('recipes as card')
    .where('card.user_id', '=', asking.value('userId'))
    .where('card.deleted_at', 'is', null)
    .where(fits(asking, 'own'));
}

/** What others shared with one. */
export function sharedCards(asking: Asking) {
  return asking.db
    .selectFrom('shared_recipes')
    .innerJoin('recipes as card', 'card.id', 'shared_recipes.recipe_id')
    .where('shared_recipes.shared_with', '=', asking.value('userId'))
    .where('shared_recipes.hidden_at', 'is', null)
    .where('card.deleted_at', 'is', null)
    .where(fits(asking, 'shared'));
}

/** What everyone gave to the community and is not hidden, one's own copies among it. */
export function communityCards(asking: Asking) {
  return shownCards(asking.db).where(fits(asking, 'community'));
}

interface Narrowed {
  category: string | null;
  servings: number | null;
  total_minutes: number | null;
}
const eb = expressionBuilder<{ card: Narrowed }, 'card'>();

/** What orders the quickest: the index is made of the same words. */
const QUICKNESS = sql<number>`coalesce(card.total_minutes, ${sql.lit(TIMELESS_MINUTES)})`;

/** Is a recipe of this source what is asked for? */
export function fits({ shape, value, found }: Asking, source: RecipeSource): Expression<SqlBool> {
  // Each by what the index of this order holds.
  const minutes = shape.sort === 'quickest' ? QUICKNESS : eb.ref('card.total_minutes');
  return eb.and([
    ...(shape.category ? [eb('card.category', '=', value('category'))] : []),
    ...(shape.minutes ? [eb(minutes, '<=', value('minutes'))] : []),
    ...(shape.servings === null ? [] : [eb('card.servings', shape.servings, value('servings'))]),
    ...(found === undefined ? [] : [found.matches(source, 'card')]),
  ]);
}

/** The order of a list. Nobody rates outside the community, so that only its rows have a place by their rating. */
export const ORDERS: Readonly<Record<CategorySort, Expression<unknown>>> = {
  newest: COMMUNITY_ORDERS.newest,
  rating: COMMUNITY_ORDERS.rating,
  quickest: sql`${QUICKNESS}, card.id`,
};

/** Comes after the row with the key among the values, in that order. */
export function isAfter({ shape, value }: Asking): Expression<SqlBool> {
  if (shape.sort !== 'quickest') return isAfterKey(shape.sort, value);
  const [minutes, id] = [value('totalMinutes'), value('id')];
  // SQLite begins an index made of an expression only where that is compared by itself.
  return sql<SqlBool>`${QUICKNESS} >= ${minutes} and (${QUICKNESS}, card.id) > (${minutes}, ${id})`;
}
