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
  return async ({ lookups, actor }: Ctx): Promise<CommunityRow[]> => {
    const rows = await pick(lookups, { userId: actor.id, most: PICKED_RECIPES });
    return rows.map((row) => ({ ...row, ...FROM_COMMUNITY }));
  };
}

/** The most viewed of the community. */
export const listTrending = picking('views');

/** The best rated of the community, as cards show them. */
export const listBestRated = picking('rating');
