import type { Kysely } from 'kysely';
import { z } from 'zod';

import type { CommunitySort } from '@larder/contract/community';
import type { SearchReading } from '@larder/contract/recipes';

import type { Ctx } from '#platform/context.ts';
import { prepareLookup } from '#platform/db/lookup.ts';
import type { Tables } from '#platform/db/tables.ts';
import { readOrderCursor, TimeKey, writeOrderCursor } from '#platform/page-cursor.ts';
import { readPhrase } from '#features/recipes/queries/kept-phrases.ts';
import type { Phrase } from '#features/recipes/queries/phrase.ts';

import type { CommunityRow } from '../present.ts';
import { FROM_COMMUNITY, ratedCards } from './cards.ts';
import {
  COMMUNITY_ORDERS,
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
  readonly phrase?: Phrase | undefined;
  readonly value: <Name extends keyof Values>(name: Name) => Values[Name];
}

const NOTHING_SEARCHED: SearchReading = { words: [], mended: null };

/** A page of what everyone gave to the community and fits. */
export async function listCommunity(ctx: Ctx, listing: CommunityListing): Promise<CommunityPage> {
  const { q = '', category, sort, cursor, limit } = listing;
  const after = cursor === undefined ? FIRST_IN_COMMUNITY : readCursor(sort, cursor);
  const values = { ...after, userId: ctx.actor.id, category: category ?? '', most: limit + 1 };
  const hasCategory = category !== undefined;
  const phrase = q === '' ? undefined : await readPhrase(ctx, { q, sources: ['community'] });
  const found = await readPage(ctx, { sort, hasCategory, phrase, value: (name) => values[name] }, values);
  const rows = found.slice(0, limit).map((row) => ({ ...row, ...FROM_COMMUNITY }));
  const last = found.length > limit ? rows.at(-1) : undefined;
  return {
    rows,
    nextCursor: last === undefined ? null : cursorAfter(sort, last),
    reading: phrase?.reading ?? NOTHING_SEARCHED,
  };
}

async function readPage({ lookups, reader }: Ctx, asking: Asking, values: Values) {
  const { sort, hasCategory, phrase } = asking;
  if (phrase === undefined) return READ[sort][hasCategory ? 'category' : 'all'](lookups, values);
  return phrase.meant === undefined ? [] : pageOf(reader, asking).execute();
}

function pageOf(db: Kysely<Tables>, { sort, hasCategory, phrase, value }: Asking) {
  let query = ratedCards(db, value('userId')).where(isAfterKey(sort, value));
  if (hasCategory) query = query.where('card.category', '=', value('category'));
  if (phrase !== undefined) query = query.where((eb) => phrase.all('community').fits(eb.ref('card.id')));
  return query.orderBy(COMMUNITY_ORDERS[sort]).limit(value('most'));
}

/** Each compiled once. */
function reading(sort: CommunitySort) {
  return {
    all: prepareLookup<Values>()((db, value) => pageOf(db, { sort, hasCategory: false, value })),
    category: prepareLookup<Values>()((db, value) => pageOf(db, { sort, hasCategory: true, value })),
  };
}

const READ = { rating: reading('rating'), views: reading('views'), newest: reading('newest') };

const Key = z.tuple([RatingKey, ViewsKey, TimeKey, QuicknessKey]);

function readCursor(sort: CommunitySort, text: string): CommunityKey {
  const { key, id } = readOrderCursor([sort], Key, text);
  const [rating, views, at, quickness] = key;
  return { rating, views, at: new Date(at), quickness, id };
}

function cursorAfter(sort: CommunitySort, row: CommunityRow & { readonly weighted_rating: number }): string {
  const { weighted_rating, views, created_at, id } = row;
  return writeOrderCursor(sort, { key: [weighted_rating, views, created_at.getTime(), quicknessOf(row)], id });
}
