import type { CategoryFilter, CategorySort, CategorySource } from '@larder/contract/categories';
import type { SearchReading } from '@larder/contract/recipes';

import type { Ctx } from '#platform/context.ts';
import { COMPARE_IN_COMMUNITY } from '#features/community/queries/order.ts';
import { NOTHING_SEARCHED } from '#features/recipes/search/search.ts';

import { firstPage, readCursor, type SourcedCursor, TIMELESS_MINUTES, writeCursor } from './cursor.ts';
import { readCommunity, readOthers, readOwn, type ReadPage, readShared, type PlacedRow } from './pages.ts';
import { findSearched } from './searched.ts';
import { shapeOf, valuesOf } from './sources.ts';

const SOURCES: Readonly<Record<CategorySource, readonly ReadPage[]>> = {
  all: [readOwn, readShared, readOthers],
  mine: [readOwn],
  community: [readCommunity],
};

export interface Browsing extends CategoryFilter {
  readonly sort: CategorySort;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface SourcedPage {
  readonly rows: readonly PlacedRow[];
  readonly nextCursor: string | null;
  readonly reading: SearchReading;
}

/** A page of all that one may see and that fits: each source gives its own page after the same key, and they are put together. */
export async function listBrowsed(ctx: Ctx, browsing: Browsing): Promise<SourcedPage> {
  const { sort, limit, cursor, source } = browsing;
  const after = cursor === undefined ? firstPage(sort) : readCursor(sort, cursor);
  const found = await findSearched(ctx, browsing);
  const values = valuesOf(browsing, { ...after, userId: ctx.actor.id, most: limit + 1 });
  const asked = { shape: shapeOf(browsing, sort), values, found };
  const pages = await Promise.all(SOURCES[source].map((read) => read(ctx, asked)));
  const rows = pages.flat().toSorted(COMPARE[sort]);
  const page = rows.slice(0, limit);
  const reading = found?.reading ?? NOTHING_SEARCHED;
  return { rows: page, nextCursor: rows.length > limit ? cursorAfter(sort, page) : null, reading };
}

function totalMinutes({ total_minutes }: PlacedRow): number {
  return total_minutes ?? TIMELESS_MINUTES;
}

const COMPARE: Readonly<Record<CategorySort, (a: PlacedRow, b: PlacedRow) => number>> = {
  ...COMPARE_IN_COMMUNITY,
  quickest: (a, b) => totalMinutes(a) - totalMinutes(b) || (a.id < b.id ? -1 : 1),
};

function cursorAfter(sort: CategorySort, page: readonly PlacedRow[]): string | null {
  const last = page.at(-1);
  return last === undefined ? null : writeCursor(sort, keyOf(last));
}

function keyOf(row: PlacedRow): SourcedCursor {
  const { weighted_rating: rating, views, created_at: at, quickness, id } = row;
  return { rating, views, at, quickness, totalMinutes: totalMinutes(row), id };
}
