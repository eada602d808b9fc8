import { sql } from 'kysely';

import type { CategoryFilter } from '@larder/contract/categories';
import { type Counted, RECIPE_LIMITS } from '@larder/contract/recipes';

import type { Ctx } from '#platform/context.ts';

import { firstPage } from './cursor.ts';
import {
  communityCards,
  isAfter,
  isCopyOfShared,
  ownCards,
  searchSources,
  shapeOf,
  sharedCards,
  type SourceQuery,
  valuesOf,
} from './sources.ts';

/** Counting stops here. */
const COUNT_MAX = 10_000;

/** Counts the visible recipes that match, up to a limit. */
export async function countBrowsed(ctx: Ctx, filter: CategoryFilter): Promise<Counted> {
  const most = isExpensive(filter) ? RECIPE_LIMITS.search_count_max : COUNT_MAX;
  const query = await queryFor(ctx, filter, most);
  const parts = { mine: [countOwn], community: [countCommunity], all: [countOwn, countShared, countOthers] };
  const counts = await Promise.all(parts[filter.source].map((count) => count(query)));
  const count = counts.reduce((sum, part) => sum + part, 0);
  return { count: Math.min(count, most), more: count > most };
}

/** No index covers the filter: many rows are read for each that matches. */
function isExpensive({ q = '', source, minutes, servings, fits }: CategoryFilter): boolean {
  const isUncovered = minutes !== undefined || servings !== undefined || fits !== undefined;
  return q !== '' || (source !== 'mine' && isUncovered);
}

async function queryFor(ctx: Ctx, filter: CategoryFilter, most: number): Promise<SourceQuery> {
  const values = valuesOf(filter, { ...firstPage('newest'), userId: ctx.actor.id, most: most + 1 });
  const found = await searchSources(ctx, filter);
  return { db: ctx.reader, shape: await shapeOf(ctx, filter, 'newest'), value: (name) => values[name], found };
}

async function countOwn(query: SourceQuery): Promise<number> {
  const found = ownCards(query).select('card.id').limit(query.value('most')).as('found');
  return numberIn(await query.db.selectFrom(found).select(COUNT).executeTakeFirstOrThrow());
}

async function countShared(query: SourceQuery): Promise<number> {
  return numberIn(await sharedCards(query).select(COUNT).executeTakeFirstOrThrow());
}

/** The index of this order does not cover the author, so copies that are listed already are counted apart and subtracted. */
async function countOthers(query: SourceQuery): Promise<number> {
  const own = communityCards(query).where('card.shared_by', '=', query.value('userId'));
  const copies = communityCards(query).where(isCopyOfShared(query));
  const counted = await Promise.all([own, copies].map((each) => each.select(COUNT).executeTakeFirstOrThrow()));
  const listed = counted.reduce((sum, row) => sum + numberIn(row), 0);
  return (await countCommunity(query, listed)) - listed;
}

/** Stops at the limit, plus `beyond`, because the community may be large. */
async function countCommunity(query: SourceQuery, beyond = 0): Promise<number> {
  const { db, value } = query;
  const found = communityCards(query)
    .select('card.id')
    .where(isAfter(query))
    .limit(value('most') + beyond)
    .as('found');
  return numberIn(await db.selectFrom(found).select(COUNT).executeTakeFirstOrThrow());
}

const COUNT = sql<number | string>`count(*)`.as('count');

function numberIn({ count }: { readonly count: number | string }): number {
  return Number(count);
}
