import { type Expression, type Kysely, type Selectable, sql, type SqlBool } from 'kysely';
import { z } from 'zod';

import type { CommunitySort } from '@larder/contract/community';
import type { SearchReading } from '@larder/contract/recipes';

import type { Ctx } from '#platform/context.ts';
import { prepareLookup } from '#platform/db/lookup.ts';
import { isInSubquery } from '#platform/db/one-of.ts';
import type { Tables } from '#platform/db/tables.ts';
import { readOrderCursor, TimeKey, writeOrderCursor } from '#platform/page-cursor.ts';
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
  readonly most: number;
}

/** What narrows and orders the page; its values come one by one. */
interface Asking {
  readonly sort: CommunitySort;
  readonly hasCategory: boolean;
  readonly value: <Name extends keyof Values>(name: Name) => Values[Name];
}

/** A page of what everyone gave to the community and fits. */
export async function listCommunity(ctx: Ctx, listing: CommunityListing): Promise<CommunityPage> {
  const { q = '', category, sort, cursor, limit } = listing;
  const after = cursor === undefined ? FIRST_IN_COMMUNITY : readCursor(sort, cursor);
  const values = { ...after, userId: ctx.actor.id, category: category ?? '', most: limit + 1 };
  const found = q === '' ? undefined : await search(ctx, { q, sources: ['community'] });
  const asking: Asking = { sort, hasCategory: category !== undefined, value: (name) => values[name] };
  const { rows, hasMore } = await (found === undefined
    ? readPage(ctx, asking, values)
    : readMatches(ctx, asking, found));
  const last = hasMore ? rows.at(-1) : undefined;
  return {
    rows: rows.map((row) => ({ ...row, ...FROM_COMMUNITY })),
    nextCursor: last === undefined ? null : cursorAfter(sort, last),
    reading: found?.reading ?? NOTHING_SEARCHED,
  };
}

/** Of one row more than are shown. */
function pageOf<Row>(
  found: readonly Row[],
  { value }: Asking,
): { readonly rows: readonly Row[]; readonly hasMore: boolean } {
  const shown = value('most') - 1;
  return { rows: found.slice(0, shown), hasMore: found.length > shown };
}

async function readPage({ lookups }: Ctx, asking: Asking, values: Values) {
  const read = READ[asking.sort][asking.hasCategory ? 'category' : 'all'];
  return pageOf(await read(lookups, values), asking);
}

/** Finds the ids in the index of the order first, and reads only the cards of the page. */
async function readMatches({ reader, databaseKind }: Ctx, asking: Asking, found: Search) {
  if (found.isEmpty('community')) return { rows: [], hasMore: false };
  const places = visibleCards(reader)
    .select('card.id')
    .where(narrows(asking))
    .where(found.matches('community', 'card'))
    .orderBy(COMMUNITY_ORDERS[asking.sort])
    .limit(asking.value('most'));
  const cards = await ratedCards(reader, asking.value('userId'))
    .where((eb) => isInSubquery(databaseKind, eb.ref('card.id'), places))
    .execute();
  const placed = cards.map((row) => ({ ...row, quickness: quicknessOf(row) }));
  return pageOf(placed.toSorted(COMPARE_IN_COMMUNITY[asking.sort]), asking);
}

/** Comes after the key, and is of the category where one is asked for. */
function narrows({ sort, hasCategory, value }: Asking): Expression<SqlBool> {
  const isAfter = isAfterKey(sort, value);
  return hasCategory ? sql<SqlBool>`card.category = ${value('category')} and ${isAfter}` : isAfter;
}

function cardsOf(db: Kysely<Tables>, asking: Asking) {
  return ratedCards(db, asking.value('userId'))
    .where(narrows(asking))
    .orderBy(COMMUNITY_ORDERS[asking.sort])
    .limit(asking.value('most'));
}

/** Each compiled once. */
function reading(sort: CommunitySort) {
  return {
    all: prepareLookup<Values>()((db, value) => cardsOf(db, { sort, hasCategory: false, value })),
    category: prepareLookup<Values>()((db, value) => cardsOf(db, { sort, hasCategory: true, value })),
  };
}

const READ = { rating: reading('rating'), views: reading('views'), newest: reading('newest') };

const Key = z.tuple([RatingKey, ViewsKey, TimeKey, QuicknessKey]);

function readCursor(sort: CommunitySort, text: string): CommunityKey {
  const { key, id } = readOrderCursor([sort], Key, text);
  const [rating, views, at, quickness] = key;
  return { rating, views, at: new Date(at), quickness, id };
}

type Placed = Pick<
  Selectable<Tables['community_recipes']>,
  'id' | 'weighted_rating' | 'views' | 'created_at' | 'preparation_time'
>;

function cursorAfter(sort: CommunitySort, row: Placed): string {
  const { weighted_rating, views, created_at, id } = row;
  return writeOrderCursor(sort, { key: [weighted_rating, views, created_at.getTime(), quicknessOf(row)], id });
}
