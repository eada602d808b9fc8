import type { SelectQueryBuilder } from 'kysely';

import type { Ctx } from '#platform/context.ts';
import { type LookupDb, prepareLookup } from '#platform/db/lookup.ts';
import { FIRST_PAGE, type PageCursor } from '#platform/page-cursor.ts';
import { communityCards, FROM_COMMUNITY } from '#features/community/queries/cards.ts';
import { quicknessOf, UNRATEABLE } from '#features/community/queries/order.ts';
import { SOURCED_COLUMNS } from '#features/recipes/queries/columns.ts';
import { type Phrase, readFirst } from '#features/recipes/queries/phrase.ts';
import type { SourcedRow } from '#features/recipes/present.ts';

import { type Asking, fits, isAfter, ORDERS, ownCards, type Shape, sharedCards, type Values } from './sources.ts';

/** A recipe of any source, with all that its card and its place in any order need. */
export interface PlacedRow extends SourcedRow {
  readonly weighted_rating: number;
  readonly views: number;
  readonly quickness: number;
  readonly total_minutes: number | null;
}

/** A page of one source, in the order of the list it goes into. */
export type ReadPage = (ctx: Ctx, asked: Asked) => Promise<PlacedRow[]>;

export interface Asked {
  readonly shape: Shape;
  readonly values: Values;
  readonly phrase: Phrase | undefined;
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

function communityPage(asking: Asking) {
  return communityCards(asking.db)
    .select('card.total_minutes')
    .where(fits(asking, 'community'))
    .where(isAfter(asking))
    .orderBy(ORDERS[asking.shape.sort])
    .limit(asking.value('most'));
}

const askCommunity = reading(communityPage);
const askOthers = reading((asking) => communityPage(asking).where('card.shared_by', '<>', asking.value('userId')));

export const readCommunity: ReadPage = (ctx, asked) => readShown(ctx, asked, askCommunity);

/** The community without one's own copies, which stand beside their originals otherwise. */
export const readOthers: ReadPage = (ctx, asked) => readShown(ctx, asked, askOthers);

async function readShown(ctx: Ctx, asked: Asked, ask: typeof askCommunity): Promise<PlacedRow[]> {
  const { phrase, shape, values } = asked;
  if (phrase === undefined || shape.sort === 'quickest') return (await ask(ctx, asked)).map(fromCommunity);
  const rows = await readFirst(phrase.all('community'), shape.sort, values.most, (part) =>
    ask(ctx, { ...asked, phrase: { ...phrase, all: () => part } }),
  );
  return rows.map(fromCommunity);
}

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
  return async ({ reader, lookups }: Ctx, { shape, values, phrase }: Asked): Promise<Row[]> => {
    if (shape.minutes || shape.servings !== null || phrase !== undefined) {
      return build({ db: reader, shape, value: (name) => values[name], phrase }).execute();
    }
    const name = `${shape.sort} ${shape.category}`;
    const known = compiled.get(name) ?? prepareLookup<Values>()((db, value) => build({ db, shape, value }));
    compiled.set(name, known);
    return known(lookups, values);
  };
}
