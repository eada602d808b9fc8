import { type Expression, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';

import type { Ctx } from '#platform/context.ts';
import { type LookupDb, prepareLookup } from '#platform/db/lookup.ts';
import { isInSubquery } from '#platform/db/one-of.ts';
import { FIRST_PAGE, type PageCursor } from '#platform/page-cursor.ts';
import { communityCards, FROM_COMMUNITY, visibleCards } from '#features/community/queries/cards.ts';
import { quicknessOf, UNRATEABLE } from '#features/community/queries/order.ts';
import { SOURCED_COLUMNS } from '#features/recipes/queries/columns.ts';
import type { Search } from '#features/recipes/search/search.ts';
import type { SourcedRow } from '#features/recipes/present.ts';

import {
  isAfter,
  isCopyOfShared,
  matchesFilter,
  ORDERS,
  ownCards,
  type Shape,
  sharedCards,
  type SourceQuery,
  type Values,
} from './sources.ts';

/** A card of any source with the sort keys of every order. */
export interface MergedRow extends SourcedRow {
  readonly weighted_rating: number;
  readonly views: number;
  readonly quickness: number;
  readonly total_minutes: number | null;
}

/** Reads a page of one source. */
export type ReadPage = (ctx: Ctx, request: PageRequest) => Promise<MergedRow[]>;

export interface PageRequest {
  readonly shape: Shape;
  readonly values: Values;
  readonly found: Search | undefined;
}

const COLUMNS = [...SOURCED_COLUMNS, 'card.total_minutes'] as const;

const NOT_RATED = {
  rating: 0,
  ratings_count: 0,
  weighted_rating: 0,
  views: 0,
  quickness: UNRATEABLE,
} as const;

const queryOwn = prepared((query) =>
  ownCards(query)
    .leftJoin('pictures', 'pictures.id', 'card.picture_id')
    .select([...COLUMNS, 'card.is_favorite'])
    .where(isAfter(query))
    .orderBy(ORDERS[query.shape.sort])
    .limit(query.value('most')),
);

export const readOwn: ReadPage = async (ctx, request) => {
  const rows = await queryOwn(ctx, withoutRating(request));
  return rows.map((row) => ({ ...row, ...NOT_RATED, source: 'own', shared_by: null, username: null }));
};

const queryShared = prepared((query) =>
  sharedCards(query)
    .leftJoin('pictures', 'pictures.id', 'card.picture_id')
    .leftJoin('user_profiles', 'user_profiles.user_id', 'shared_recipes.shared_by')
    .select([...COLUMNS, 'shared_recipes.shared_by', 'user_profiles.username'])
    .where(isAfter(query))
    .orderBy(ORDERS[query.shape.sort])
    .limit(query.value('most')),
);

export const readShared: ReadPage = async (ctx, request) => {
  const rows = await queryShared(ctx, withoutRating(request));
  return rows.map((row) => ({ ...row, ...NOT_RATED, source: 'shared', is_favorite: false }));
};

type Condition = (query: SourceQuery) => Expression<SqlBool>;

/** Reads the community, or the part of it that `isIncluded` selects. A search selects the ids first and reads only the cards of the page. */
function communityPages(isIncluded: Condition): ReadPage {
  const cardsOf = ({ db }: SourceQuery) => communityCards(db).select('card.total_minutes');
  const condition = (query: SourceQuery) =>
    sql<SqlBool>`${matchesFilter(query, 'community')} and ${isAfter(query)} and ${isIncluded(query)}`;
  const queryPage = prepared((query) =>
    cardsOf(query).where(condition(query)).orderBy(ORDERS[query.shape.sort]).limit(query.value('most')),
  );
  return async (ctx, request) => {
    const { found, shape, values } = request;
    if (found === undefined) return (await queryPage(ctx, request)).map(fromCommunity);
    const query: SourceQuery = { db: ctx.reader, shape, found, value: (name) => values[name] };
    const ids = visibleCards(ctx.reader)
      .select('card.id')
      .where(condition(query))
      .orderBy(ORDERS[shape.sort])
      .limit(values.most);
    const rows = await cardsOf(query)
      .where((eb) => isInSubquery(ctx.databaseKind, eb.ref('card.id'), ids))
      .execute();
    return rows.map(fromCommunity);
  };
}

export const readCommunity = communityPages(() => sql<SqlBool>`true`);

/** The community without copies of the actor's own recipes and of those they received, which are listed already. */
export const readOthers = communityPages(
  (query) => sql<SqlBool>`card.shared_by <> ${query.value('userId')} and not ${isCopyOfShared(query)}`,
);

function fromCommunity<Row extends { readonly preparation_time: number | null }>(row: Row) {
  return { ...row, ...FROM_COMMUNITY, quickness: quicknessOf(row) };
}

/** Only community recipes have a rating. Sorted by rating, others come after all that are rated or viewed, newest first. */
function withoutRating(request: PageRequest): PageRequest {
  const { shape, values } = request;
  if (shape.sort !== 'rating') return request;
  return { ...request, shape: { ...shape, sort: 'newest' }, values: { ...values, ...cursorAmongUnrated(values) } };
}

function cursorAmongUnrated({ rating, views, at, quickness, id }: Values): PageCursor {
  if (rating > 0 || views > 0) return FIRST_PAGE;
  // Community recipes of the same time come first.
  return { at, id: quickness > UNRATEABLE ? FIRST_PAGE.id : id };
}

/** Compiles the query once per order. A filter that may scan many rows runs on the reader instead. */
function prepared<Row>(
  build: (query: SourceQuery) => Pick<SelectQueryBuilder<never, never, Row>, 'compile' | 'execute'>,
) {
  const compiled = new Map<string, (on: LookupDb, values: Values) => Promise<Row[]>>();
  return async ({ reader, lookups }: Ctx, { shape, values, found }: PageRequest): Promise<Row[]> => {
    if (shape.minutes || shape.servings !== null || shape.suits !== undefined || found !== undefined) {
      return build({ db: reader, shape, value: (name) => values[name], found }).execute();
    }
    const name = `${shape.sort} ${shape.category}`;
    const known = compiled.get(name) ?? prepareLookup<Values>()((db, value) => build({ db, shape, value }));
    compiled.set(name, known);
    return known(lookups, values);
  };
}
