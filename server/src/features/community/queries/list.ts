import { type Expression, type Kysely, type Selectable, sql, type SqlBool } from 'kysely';
import { z } from 'zod';

import type { CommunitySort } from '@larder/contract/community';
import type { SearchReading } from '@larder/contract/recipes';

import type { Ctx } from '#platform/context.ts';
import { prepareLookup } from '#platform/db/lookup.ts';
import { isInSubquery } from '#platform/db/one-of.ts';
import type { Tables } from '#platform/db/tables.ts';
import { readOrderCursor, TimeKey, writeOrderCursor } from '#platform/page-cursor.ts';
import { suitsActor } from '#features/recipes/queries/eating-rules.ts';
import { NOTHING_SEARCHED, type Search, search } from '#features/recipes/search/search.ts';

import type { CommunityRow } from '../present.ts';
import { FROM_COMMUNITY, ratedCards, visibleCards } from './cards.ts';
import {
  COMMUNITY_ORDERS,
  COMPARE_IN_COMMUNITY,
  type CommunityKey,
  FIRST_IN_COMMUNITY,
  isAfterKey,
  QuicknessKey,
  quicknessOf,
  RatingKey,
  ViewsKey,
} from './order.ts';

export interface CommunityListing {
  readonly q?: string | undefined;
  readonly category?: string | undefined;
  readonly fits?: 'true' | undefined;
  readonly sort: CommunitySort;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface CommunityPage {
  readonly rows: readonly CommunityRow[];
  readonly nextCursor: string | null;
  readonly reading: SearchReading;
}

interface Values extends CommunityKey {
  readonly userId: string;
  readonly category: string;
  /** The page size plus one, to know whether there are more rows. */
  readonly rowLimit: number;
}

/** The conditions and the order of a page. `value` returns a literal or a parameter of a prepared query. */
interface PageQuery {
  readonly sort: CommunitySort;
  readonly hasCategory: boolean;
  /** Hides what does not suit the actor's eating rules. */
  readonly suits?: Expression<SqlBool> | undefined;
  readonly value: <Name extends keyof Values>(name: Name) => Values[Name];
}

/** A page of visible community recipes that match the search and the category. */
export async function listCommunity(ctx: Ctx, listing: CommunityListing): Promise<CommunityPage> {
  const { q = '', category, fits, sort, cursor, limit } = listing;
  const after = cursor === undefined ? FIRST_IN_COMMUNITY : readCursor(sort, cursor);
  const values = { ...after, userId: ctx.actor.id, category: category ?? '', rowLimit: limit + 1 };
  const found = q === '' ? undefined : await search(ctx, { q, sources: ['community'] });
  const suits = await suitsActor(ctx, fits !== undefined, 'card.contents');
  const query: PageQuery = { sort, hasCategory: category !== undefined, suits, value: (name) => values[name] };
  const { rows, hasMore } = await (found === undefined ? readPage(ctx, query, values) : readMatches(ctx, query, found));
  const last = hasMore ? rows.at(-1) : undefined;
  return {
    rows: rows.map((row) => ({ ...row, ...FROM_COMMUNITY })),
    nextCursor: last === undefined ? null : cursorAfter(sort, last),
    reading: found?.reading ?? NOTHING_SEARCHED,
  };
}

/** Cuts the extra row. */
function pageOf<Row>(
  found: readonly Row[],
  { value }: PageQuery,
): { readonly rows: readonly Row[]; readonly hasMore: boolean } {
  const size = value('rowLimit') - 1;
  return { rows: found.slice(0, size), hasMore: found.length > size };
}

async function readPage({ lookups, reader }: Ctx, query: PageQuery, values: Values) {
  // It may read many rows for each that suits, so it runs on the reader.
  if (query.suits !== undefined) return pageOf(await cardsOf(reader, query).execute(), query);
  const read = QUERIES[query.sort][query.hasCategory ? 'category' : 'all'];
  return pageOf(await read(lookups, values), query);
}

/** Selects the ids by the index of the order first, then reads only the cards of the page. */
async function readMatches({ reader, databaseKind }: Ctx, query: PageQuery, found: Search) {
  if (found.isEmpty('community')) return { rows: [], hasMore: false };
  const places = visibleCards(reader)
    .select('card.id')
    .where(isOnPage(query))
    .where(found.matches('community', 'card'))
    .orderBy(COMMUNITY_ORDERS[query.sort])
    .limit(query.value('rowLimit'));
  const cards = await ratedCards(reader, query.value('userId'))
    .where((eb) => isInSubquery(databaseKind, eb.ref('card.id'), places))
    .execute();
  const ordered = cards.map((row) => ({ ...row, quickness: quicknessOf(row) }));
  return pageOf(ordered.toSorted(COMPARE_IN_COMMUNITY[query.sort]), query);
}

/** The row comes after the cursor, is in the requested category and suits the actor. */
function isOnPage({ sort, hasCategory, suits, value }: PageQuery): Expression<SqlBool> {
  const isAfter = isAfterKey(sort, value);
  const isListed = hasCategory ? sql<SqlBool>`card.category = ${value('category')} and ${isAfter}` : isAfter;
  return suits === undefined ? isListed : sql<SqlBool>`${isListed} and ${suits}`;
}

function cardsOf(db: Kysely<Tables>, query: PageQuery) {
  return ratedCards(db, query.value('userId'))
    .where(isOnPage(query))
    .orderBy(COMMUNITY_ORDERS[query.sort])
    .limit(query.value('rowLimit'));
}

/** Prepares both queries of an order once. */
function prepareQueries(sort: CommunitySort) {
  return {
    all: prepareLookup<Values>()((db, value) => cardsOf(db, { sort, hasCategory: false, value })),
    category: prepareLookup<Values>()((db, value) => cardsOf(db, { sort, hasCategory: true, value })),
  };
}

const QUERIES = { rating: prepareQueries('rating'), views: prepareQueries('views'), newest: prepareQueries('newest') };

const Key = z.tuple([RatingKey, ViewsKey, TimeKey, QuicknessKey]);

function readCursor(sort: CommunitySort, text: string): CommunityKey {
  const { key, id } = readOrderCursor([sort], Key, text);
  const [rating, views, at, quickness] = key;
  return { rating, views, at: new Date(at), quickness, id };
}

type OrderedRow = Pick<
  Selectable<Tables['community_recipes']>,
  'id' | 'weighted_rating' | 'views' | 'created_at' | 'preparation_time'
>;

function cursorAfter(sort: CommunitySort, row: OrderedRow): string {
  const { weighted_rating, views, created_at, id } = row;
  return writeOrderCursor(sort, { key: [weighted_rating, views, created_at.getTime(), quicknessOf(row)], id });
}
