import { PICKED_RECIPES } from '@larder/contract/community';

import type { Ctx } from '#platform/context.ts';
import { prepareLookup } from '#platform/db/lookup.ts';

import type { CommunityRow } from '../present.ts';
import { FROM_COMMUNITY, ratedCards } from './cards.ts';
import { COMMUNITY_ORDERS, FIRST_IN_COMMUNITY, isAfterKey } from './order.ts';

function preparePick(sort: 'rating' | 'views') {
  const pick = prepareLookup<{ userId: string; limit: number }>()((db, param) =>
    ratedCards(db, param('userId'))
      .where(isAfterKey(sort, (name) => FIRST_IN_COMMUNITY[name]))
      .orderBy(COMMUNITY_ORDERS[sort])
      .limit(param('limit')),
  );
  return async ({ lookups, actor }: Ctx, limit: number) => {
    const rows = await pick(lookups, { userId: actor.id, limit });
    return rows.map((row) => ({ ...row, ...FROM_COMMUNITY }));
  };
}

const pickViewed = preparePick('views');
const pickRated = preparePick('rating');

/** The most viewed community recipes. */
export function listTrending(ctx: Ctx): Promise<CommunityRow[]> {
  return pickViewed(ctx, PICKED_RECIPES);
}

/**
 * The best rated community recipes. Unrated ones, which are all in a new community, are ordered so that those already listed as most
 * viewed come last.
 */
export async function listBestRated(ctx: Ctx): Promise<CommunityRow[]> {
  const best = await pickRated(ctx, 2 * PICKED_RECIPES);
  if (best.slice(0, PICKED_RECIPES).every(isRated)) return best.slice(0, PICKED_RECIPES);
  const trending = new Set((await listTrending(ctx)).map(({ id }) => id));
  const isRepeated = (row: CommunityRow): number => Number(!isRated(row) && trending.has(row.id));
  // At most half are repeated, because twice as many were read.
  return best.toSorted((a, b) => isRepeated(a) - isRepeated(b)).slice(0, PICKED_RECIPES);
}

function isRated({ ratings_count }: CommunityRow): boolean {
  return ratings_count > 0;
}
