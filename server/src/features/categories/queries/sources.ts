import { type Expression, expressionBuilder, type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely';

import {
  type CategoryFilter,
  type CategorySort,
  type CategorySource,
  MANY_SERVINGS,
} from '@larder/contract/categories';
import type { RecipeSource } from '@larder/contract/recipes';

import type { Ctx } from '#platform/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { visibleCards } from '#features/community/queries/cards.ts';
import { COMMUNITY_ORDERS, isAfterKey } from '#features/community/queries/order.ts';
import { suitsActor } from '#features/recipes/queries/eating-rules.ts';
import { type Search, search } from '#features/recipes/search/search.ts';

import { type SourcedCursor, TIMELESS_MINUTES } from './cursor.ts';

/** What determines the SQL of a query: its order and which filters it has. */
export interface Shape {
  readonly sort: CategorySort;
  readonly category: boolean;
  readonly minutes: boolean;
  /** The comparison; null without this filter. */
  readonly servings: '=' | '>=' | null;
  /** Hides what does not suit the actor's eating rules. */
  readonly suits?: Expression<SqlBool> | undefined;
}

/** The parameters of a query of any shape. */
export interface Values extends SourcedCursor {
  readonly userId: string;
  readonly most: number;
  readonly category: string;
  readonly minutes: number;
  readonly servings: number;
}

export async function shapeOf(
  ctx: Ctx,
  { category, minutes, servings, fits }: CategoryFilter,
  sort: CategorySort,
): Promise<Shape> {
  return {
    sort,
    category: category !== undefined,
    minutes: minutes !== undefined,
    servings: servings === undefined ? null : servings === MANY_SERVINGS ? '>=' : '=',
    suits: await suitsActor(ctx, fits !== undefined, 'card.contents'),
  };
}

export function valuesOf(filter: CategoryFilter, rest: SourcedCursor & Pick<Values, 'userId' | 'most'>): Values {
  return { ...rest, category: filter.category ?? '', minutes: filter.minutes ?? 0, servings: filter.servings ?? 0 };
}

const SEARCHED: Readonly<Record<CategorySource, readonly RecipeSource[]>> = {
  all: ['own', 'shared', 'community'],
  mine: ['own'],
  community: ['community'],
};

/** Runs the search of a filter in its sources; undefined without a phrase. */
export async function searchSources(ctx: Ctx, { q = '', source }: CategoryFilter): Promise<Search | undefined> {
  return q === '' ? undefined : search(ctx, { q, sources: SEARCHED[source] });
}

/** A query of one source, in which its recipes are called `card`. */
export interface SourceQuery {
  readonly db: Kysely<Tables>;
  readonly shape: Shape;
  /** Returns a value, or its placeholder in a prepared query. */
  readonly value: <Name extends keyof Values>(name: Name) => Values[Name];
  readonly found?: Search | undefined;
}

/** The actor's own recipes. */
export function ownCards(query: SourceQuery) {
  return query.db
    .selectFrom('recipes as card')
    .where('card.user_id', '=', query.value('userId'))
    .where('card.deleted_at', 'is', null)
    .where(matchesFilter(query, 'own'));
}

/** Recipes that the actor received. */
export function sharedCards(query: SourceQuery) {
  return query.db
    .selectFrom('shared_recipes')
    .innerJoin('recipes as card', 'card.id', 'shared_recipes.recipe_id')
    .where('shared_recipes.shared_with', '=', query.value('userId'))
    .where('shared_recipes.hidden_at', 'is', null)
    .where('card.deleted_at', 'is', null)
    .where(matchesFilter(query, 'shared'));
}

/** A condition: the community recipe `card` is a copy of a recipe that the actor received and that the filter matches. */
export function isCopyOfShared(query: SourceQuery): RawBuilder<SqlBool> {
  return sql<SqlBool>`coalesce(card.recipe_id in (${sharedCards(query).select('card.id')}), false)`;
}

/** Visible community recipes, including the actor's copies. */
export function communityCards(query: SourceQuery) {
  return visibleCards(query.db).where(matchesFilter(query, 'community'));
}

interface FilteredColumns {
  category: string | null;
  servings: number | null;
  total_minutes: number | null;
}
const eb = expressionBuilder<{ card: FilteredColumns }, 'card'>();

/** The sort key of 'quickest', exactly as in its index. */
const QUICKNESS = sql<number>`coalesce(card.total_minutes, ${sql.lit(TIMELESS_MINUTES)})`;

/** The condition of the filter, the eating rules and the search on `card`. */
export function matchesFilter({ shape, value, found }: SourceQuery, source: RecipeSource): Expression<SqlBool> {
  // The expression that the index of this order covers.
  const minutes = shape.sort === 'quickest' ? QUICKNESS : eb.ref('card.total_minutes');
  return eb.and([
    ...(shape.category ? [eb('card.category', '=', value('category'))] : []),
    ...(shape.minutes ? [eb(minutes, '<=', value('minutes'))] : []),
    ...(shape.servings === null ? [] : [eb('card.servings', shape.servings, value('servings'))]),
    ...(shape.suits === undefined ? [] : [shape.suits]),
    ...(found === undefined ? [] : [found.matches(source, 'card')]),
  ]);
}

/** ORDER BY of each sort. Only community recipes have a rating. */
export const ORDERS: Readonly<Record<CategorySort, Expression<unknown>>> = {
  newest: COMMUNITY_ORDERS.newest,
  rating: COMMUNITY_ORDERS.rating,
  quickest: sql`${QUICKNESS}, card.id`,
};

/** The keyset condition: `card` comes after the cursor among the values. */
export function isAfter({ shape, value }: SourceQuery): Expression<SqlBool> {
  if (shape.sort !== 'quickest') return isAfterKey(shape.sort, value);
  const [minutes, id] = [value('totalMinutes'), value('id')];
  // SQLite starts a scan of an expression index only from a comparison of that expression alone.
  return sql<SqlBool>`${QUICKNESS} >= ${minutes} and (${QUICKNESS}, card.id) > (${minutes}, ${id})`;
}
