import { type Counted, RECIPE_LIMITS, type RecipeSort, type SearchReading } from '@larder/contract/recipes';
import { sql } from 'kysely';

import type { Ctx } from '#platform/context.ts';
import { cutPage, readOrderCursor, TimeKey, writeOrderCursor } from '#platform/page-cursor.ts';

import type { RecipeCardRow } from '../present.ts';
import { type Search, search } from '../search/search.ts';
import { type OrderedCard, readOrderedCards } from './cards.ts';
import { matchesFilter, type OwnFilter } from './filter.ts';
import { cursorAfter, type ListSort, type OrderKey, ownInOrder, readCursor } from './order.ts';

export interface OwnSearch {
  readonly q: string;
  readonly filter: OwnFilter;
  /** Relevance by default. */
  readonly sort?: RecipeSort | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface FoundPage {
  readonly rows: readonly RecipeCardRow[];
  readonly nextCursor: string | null;
  readonly reading: SearchReading;
}

/** Searches the actor's own recipes, a page at a time. */
export async function searchOwn(ctx: Ctx, request: OwnSearch): Promise<FoundPage> {
  const found = await search(ctx, { q: request.q, sources: ['own'] });
  const { sort = 'relevance' } = request;
  const page = sort === 'relevance' ? pageByRank(ctx, request, found) : pageInOrder(ctx, request, found, sort);
  return { ...(await page), reading: found.reading };
}

async function pageInOrder(ctx: Ctx, { filter, cursor, limit }: OwnSearch, found: Search, sort: ListSort) {
  const after = readCursor(sort, cursor);
  if (found.isEmpty('own')) return { rows: [], nextCursor: null };
  const rows = await readOrderedCards(ctx.reader, ownMatches(ctx, found, { filter, sort, after }).limit(limit + 1));
  return cutPage(rows, limit, (last) => cursorAfter(sort, last));
}

/** Rank by rank, newest first in each. */
async function pageByRank(ctx: Ctx, { filter, cursor, limit }: OwnSearch, found: Search) {
  const from = cursor === undefined ? undefined : readRankCursor(cursor);
  const rows: { readonly rank: number; readonly row: OrderedCard }[] = [];
  for (const rank of found.ranks) {
    if (rows.length > limit || found.isEmpty('own', rank) || (from !== undefined && rank < from.rank)) continue;
    const after = rank === from?.rank ? from.after : undefined;
    const query = ownMatches(ctx, found, { filter, sort: 'date', after, rank }).limit(limit + 1 - rows.length);
    rows.push(...(await readOrderedCards(ctx.reader, query)).map((row) => ({ rank, row })));
  }
  const page = cutPage(rows, limit, (last) => rankCursorAfter(last.rank, last.row));
  return { ...page, rows: page.rows.map(({ row }) => row) };
}

/** Counts the actor's own recipes that match a search, up to `search_count_max`. */
export async function countOwn(ctx: Ctx, { q, filter }: Pick<OwnSearch, 'q' | 'filter'>): Promise<Counted> {
  const found = await search(ctx, { q, sources: ['own'] });
  if (found.isEmpty('own')) return { count: 0, more: false };
  const most = RECIPE_LIMITS.search_count_max;
  const { count } = await ctx.reader
    .selectFrom(
      ownMatches(ctx, found, { filter, sort: 'date' })
        .clearOrderBy()
        .limit(most + 1)
        .as('found'),
    )
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return { count: Math.min(count, most), more: count > most };
}

interface Matching {
  readonly filter: OwnFilter;
  readonly sort: ListSort;
  readonly after?: OrderKey | undefined;
  readonly rank?: number;
}

/** A query for the ids and sort keys of the matches, of one rank or of all. */
export function ownMatches(
  { reader, databaseKind, actor }: Ctx,
  found: Search,
  { filter, sort, after, rank }: Matching,
) {
  const isFew = found.isFew('own', rank);
  return ownInOrder(reader, databaseKind, { userId: actor.id, sort, after, isFew })
    .where(matchesFilter(filter))
    .where(found.matches('own', 'recipes', rank));
}

/** A search has at most one rank for each number of matching words. */
const RANK_NAMES = Array.from({ length: RECIPE_LIMITS.search_words_max + 1 }, (_, rank) => `rank ${rank}`);

function rankCursorAfter(rank: number, { key, id }: OrderKey): string {
  return writeOrderCursor(RANK_NAMES[rank] ?? '', { key: key instanceof Date ? key.getTime() : key, id });
}

/** Throws `invalid_input` for a text that `rankCursorAfter` did not write. */
function readRankCursor(cursor: string): { readonly rank: number; readonly after: OrderKey } {
  const { order, key, id } = readOrderCursor(RANK_NAMES, TimeKey, cursor);
  return { rank: RANK_NAMES.indexOf(order), after: { key: new Date(key), id } };
}
