import type { CategoryFilter, CategorySort, CategorySource } from '@larder/contract/categories';
import type { SearchReading } from '@larder/contract/recipes';

import type { Ctx } from '#platform/context.ts';
import { cutPage } from '#platform/page-cursor.ts';
import { COMPARE_IN_COMMUNITY } from '#features/community/queries/order.ts';
import { NOTHING_SEARCHED } from '#features/recipes/search/search.ts';

import { firstPage, readCursor, type SourcedCursor, TIMELESS_MINUTES, writeCursor } from './cursor.ts';
import { type MergedRow, readCommunity, readOthers, readOwn, type ReadPage, readShared } from './pages.ts';
import { searchSources, shapeOf, valuesOf } from './sources.ts';

const SOURCES: Readonly<Record<CategorySource, readonly ReadPage[]>> = {
  all: [readOwn, readShared, readOthers],
  mine: [readOwn],
  community: [readCommunity],
};

export interface BrowseRequest extends CategoryFilter {
  readonly sort: CategorySort;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface SourcedPage {
  readonly rows: readonly MergedRow[];
  readonly nextCursor: string | null;
  readonly reading: SearchReading;
}

/** Lists a page of the visible recipes that match: merges one page of each source after the same key. */
export async function listBrowsed(ctx: Ctx, request: BrowseRequest): Promise<SourcedPage> {
  const { sort, limit, cursor, source } = request;
  const after = cursor === undefined ? firstPage(sort) : readCursor(sort, cursor);
  const found = await searchSources(ctx, request);
  const values = valuesOf(request, { ...after, userId: ctx.actor.id, most: limit + 1 });
  const pageRequest = { shape: await shapeOf(ctx, request, sort), values, found };
  const pages = await Promise.all(SOURCES[source].map((read) => read(ctx, pageRequest)));
  const rows = pages.flat().toSorted(COMPARE[sort]);
  const reading = found?.reading ?? NOTHING_SEARCHED;
  return { ...cutPage(rows, limit, (last) => writeCursor(sort, keyOf(last))), reading };
}

function totalMinutes({ total_minutes }: MergedRow): number {
  return total_minutes ?? TIMELESS_MINUTES;
}

const COMPARE: Readonly<Record<CategorySort, (a: MergedRow, b: MergedRow) => number>> = {
  ...COMPARE_IN_COMMUNITY,
  quickest: (a, b) => totalMinutes(a) - totalMinutes(b) || (a.id < b.id ? -1 : 1),
};

function keyOf(row: MergedRow): SourcedCursor {
  const { weighted_rating: rating, views, created_at: at, quickness, id } = row;
  return { rating, views, at, quickness, totalMinutes: totalMinutes(row), id };
}
