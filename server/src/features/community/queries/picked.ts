import { PICKED_RECIPES } from '@larder/contract/community';

import type { Ctx } from '#platform/context.ts';
import { prepareLookup } from '#platform/db/lookup.ts';

import type { CommunityRow } from '../present.ts';
import { FROM_COMMUNITY, ratedCards } from './cards.ts';
import { COMMUNITY_ORDERS, FIRST_IN_COMMUNITY, isAfterKey } from './order.ts';

function picking(sort: 'rating' | 'views') {
  const pick = prepareLookup<{ userId: string; most: number }>()((db, param) =>
    ratedCards(db, param('userId'))
      .where(isAfterKey(sort, (name) => FIRST_IN_COMMUNITY[name]))
      .orderBy(COMMUNITY_ORDERS[sort])
      .limit(param('most')),
  );
  return async ({ lookups, actor }: Ctx, most: number) => {
    const rows = await pick(lookups, { userId: actor.id, most });
    return rows.map((row) => ({ ...row, ...FROM_COMMUNITY }));
  };
}

const pickViewed = picking('views');
const pickRated = picking('rating');

/** The most viewed of the community. */
export function listTrending(ctx: Ctx): Promise<CommunityRow[]> {
  return pickViewed(ctx, PICKED_RECIPES);
}

/**
 * The best rated of the community. Of what nobody rated, and in a new community that is all, the ratings prefer nothing: what is
 * shown as the most viewed already comes after the rest of it.
 */
export async function listBestRated(ctx: Ctx): Promise<CommunityRow[]> {
  const best = await pickRated(ctx, 2 * PICKED_RECIPES);
  if (best.slice(0, PICKED_RECIPES).every(isRated)) return best.slice(0, PICKED_RECIPES);
  const trending = new Set((await listTrending(ctx)).map(({ id }) => id));
  const isRepeated = (row: CommunityRow): number => Number(!isRated(row) && trending.has(row.id));
  // At most half of them are, so that there are others to take their places.
  return best.toSorted((a, b) => isRepeated(a) - isRepeated(b)).slice(0, PICKED_RECIPES);
}

function isRated({ ratings_count }: CommunityRow): boolean {
  return ratings_count > 0;
}
