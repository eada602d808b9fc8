import { sql } from 'kysely';

import type { CategoryFilter } from '@larder/contract/categories';
import { type Counted, RECIPE_LIMITS } from '@larder/contract/recipes';

import type { Ctx } from '#platform/context.ts';

import { firstPage } from './cursor.ts';
import { findSearched } from './searched.ts';
import { type Asking, communityCards, isAfter, ownCards, shapeOf, sharedCards, valuesOf } from './sources.ts';

/** Beyond it nobody asks how many exactly. */
const COUNTED_MAX = 10_000;

/** How many recipes fit that one may see, exactly up to a number. */
export async function countBrowsed(ctx: Ctx, filter: CategoryFilter): Promise<Counted> {
  const most = isSifted(filter) ? RECIPE_LIMITS.search_count_max : COUNTED_MAX;
  const asking = await askingFor(ctx, filter, most);
  const parts = { mine: [countOwn], community: [countCommunity], all: [countOwn, countShared, countOthers] };
  const counts = await Promise.all(parts[filter.source].map((count) => count(asking)));
  const count = counts.reduce((sum, part) => sum + part, 0);
  return { count: Math.min(count, most), more: count > most };
}

/** Many have to be looked at for each that fits. */
function isSifted({ q = '', source, minutes, servings }: CategoryFilter): boolean {
  return q !== '' || (source !== 'mine' && (minutes !== undefined || servings !== undefined));
}

async function askingFor(ctx: Ctx, filter: CategoryFilter, most: number): Promise<Asking> {
  const values = valuesOf(filter, { ...firstPage('newest'), userId: ctx.actor.id, most: most + 1 });
  const found = await findSearched(ctx, filter);
  return { db: ctx.reader, shape: shapeOf(filter, 'newest'), value: (name) => values[name], found };
}

async function countOwn(asking: Asking): Promise<number> {
  const found = ownCards(asking).select('card.id').limit(asking.value('most')).as('found');
  return numberIn(await asking.db.selectFrom(found).select(COUNT).executeTakeFirstOrThrow());
}

async function countShared(asking: Asking): Promise<number> {
  return numberIn(await sharedCards(asking).select(COUNT).executeTakeFirstOrThrow());
}

/** Whose they are is not in the index of this order, and looking into each row would take long: one's own are taken off. */
async function countOthers(asking: Asking): Promise<number> {
  const copies = communityCards(asking).where('card.shared_by', '=', asking.value('userId'));
  const own = numberIn(await copies.select(COUNT).executeTakeFirstOrThrow());
  return (await countCommunity(asking, own)) - own;
}

/** Not further than somebody wants to know, as everyone's recipes are among them. */
async function countCommunity(asking: Asking, beyond = 0): Promise<number> {
  const { db, value } = asking;
  const found = communityCards(asking)
    .select('card.id')
    .where(isAfter(asking))
    .limit(value('most') + beyond)
    .as('found');
  return numberIn(await db.selectFrom(found).select(COUNT).executeTakeFirstOrThrow());
}

const COUNT = sql<number | string>`count(*)`.as('count');

function numberIn({ count }: { readonly count: number | string }): number {
  return Number(count);
}
