import { type Expression, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';

import type { Ctx } from '#platform/context.ts';
import { type LookupDb, prepareLookup } from '#platform/db/lookup.ts';
import { isOneFound } from '#platform/db/one-of.ts';
import { FIRST_PAGE, type PageCursor } from '#platform/page-cursor.ts';
import { communityCards, FROM_COMMUNITY, shownCards } from '#features/community/queries/cards.ts';
import { quicknessOf, UNRATEABLE } from '#features/community/queries/order.ts';
import { SOURCED_COLUMNS } from '#features/recipes/queries/columns.ts';
import type { Search } from '#features/recipes/search/search.ts';
import type { SourcedRow } from '#features/recipes/present.ts';

import { type Asking, fits, isAfter, ORDERS, ownCards, type Shape, sharedCards, type Values } from './sources.ts';

/** A recipe of any source, with all that its card and its place in any order need. */
export interface PlacedRow extends SourcedRow {
  readonly weighted_rating: number;
  readonly views: number;
  readonly quickness: number;
  readonly total_minutes: number | null;
}

/** A page of one source. */
export type ReadPage = (ctx: Ctx, asked: Asked) => Promise<PlacedRow[]>;

export interface Asked {
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

const askOwn = reading((asking) =>
  ownCards(asking)
    .leftJoin('pictures', 'pictures.id', 'card.picture_id')
    .select([...COLUMNS, 'card.is_favorite'])
    .where(isAfter(asking))
    .orderBy(ORDERS[asking.shape.sort])
    .limit(asking.value('most')),
);

export const readOwn: ReadPage = async (ctx, asked) => {
  const rows = await askOwn(ctx, withoutRating(asked));
  return rows.map((row) => ({ ...row, ...NOT_RATED, source: 'own', shared_by: null, username: null }));
};

const askShared = reading((asking) =>
  sharedCards(asking)
    .leftJoin('pictures', 'pictures.id', 'card.picture_id')
    .leftJoin('user_profiles', 'user_profiles.user_id', 'shared_recipes.shared_by')
    .select([...COLUMNS, 'shared_recipes.shared_by', 'user_profiles.username'])
    .where(isAfter(asking))
    .orderBy(ORDERS[asking.shape.sort])
    .limit(asking.value('most')),
);

export const readShared: ReadPage = async (ctx, asked) => {
  const rows = await askShared(ctx, withoutRating(asked));
  // The heart is its owner's.
  return rows.map((row) => ({ ...row, ...NOT_RATED, source: 'shared', is_favorite: false }));
};

type Narrow = (asking: Asking) => Expression<SqlBool>;

/** The community, or a part of it. A search finds the ids first, and reads only the cards of the page. */
function shownPages(isPart: Narrow): ReadPage {
  const cardsOf = ({ db }: Asking) => communityCards(db).select('card.total_minutes');
  const isAsked = (asking: Asking) =>
    sql<SqlBool>`${fits(asking, 'community')} and ${isAfter(asking)} and ${isPart(asking)}`;
  const ask = reading((asking) =>
    cardsOf(asking).where(isAsked(asking)).orderBy(ORDERS[asking.shape.sort]).limit(asking.value('most')),
  );
  return async (ctx, asked) => {
    const { found, shape, values } = asked;
    if (found === undefined) return (await ask(ctx, asked)).map(fromCommunity);
    const asking: Asking = { db: ctx.reader, shape, found, value: (name) => values[name] };
    const ids = shownCards(ctx.reader)
      .select('card.id')
      .where(isAsked(asking))
      .orderBy(ORDERS[shape.sort])
      .limit(values.most);
    const rows = await cardsOf(asking)
      .where((eb) => isOneFound(ctx.databaseKind, eb.ref('card.id'), ids))
      .execute();
    return rows.map(fromCommunity);
  };
}

export const readCommunity = shownPages(() => sql<SqlBool>`true`);

/** The community without one's own copies, which stand beside their originals otherwise. */
export const readOthers = shownPages(({ value }) => sql<SqlBool>`card.shared_by <> ${value('userId')}`);

function fromCommunity<Row extends { readonly preparation_time: number | null }>(row: Row) {
  return { ...row, ...FROM_COMMUNITY, quickness: quicknessOf(row) };
}

/** What nobody can rate comes after all that is rated or viewed, the newest first. */
function withoutRating(asked: Asked): Asked {
  const { shape, values } = asked;
  if (shape.sort !== 'rating') return asked;
  return { ...asked, shape: { ...shape, sort: 'newest' }, values: { ...values, ...placeAmongUnrated(values) } };
}

function placeAmongUnrated({ rating, views, at, quickness, id }: Values): PageCursor {
  if (rating > 0 || views > 0) return FIRST_PAGE;
  // After what is just as new of the community.
  return { at, id: quickness > UNRATEABLE ? FIRST_PAGE.id : id };
}

/** Compiled once for each order, but for what may look at many rows before it finds enough. */
function reading<Row>(build: (asking: Asking) => Pick<SelectQueryBuilder<never, never, Row>, 'compile' | 'execute'>) {
  const compiled = new Map<string, (on: LookupDb, values: Values) => Promise<Row[]>>();
  return async ({ reader, lookups }: Ctx, { shape, values, found }: Asked): Promise<Row[]> => {
    if (shape.minutes || shape.servings !== null || found !== undefined) {
      return build({ db: reader, shape, value: (name) => values[name], found }).execute();
    }
    const name = `${shape.sort} ${shape.category}`;
    const known = compiled.get(name) ?? prepareLookup<Values>()((db, value) => build({ db, shape, value }));
    compiled.set(name, known);
    return known(lookups, values);
  };
}
