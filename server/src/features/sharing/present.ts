import type { ReceivedCard, Share } from '@larder/contract/sharing';

import type { EatingRules } from '#features/recipes/queries/eating-rules.ts';
import { presentCard, presentCookName, type RecipeCardRow } from '#features/recipes/present.ts';

export interface ShareRow {
  readonly shared_with: string;
  readonly username: string | null;
  readonly email: string | null;
  readonly viewed: boolean;
  readonly created_at: Date;
}

export function presentShare({ shared_with, username, email, viewed, created_at }: ShareRow): Share {
  return {
    person_id: shared_with,
    name: presentCookName(username),
    email,
    viewed,
    shared_at: created_at.toISOString(),
  };
}

export interface ReceivedRow extends RecipeCardRow {
  readonly shared_by: string;
  readonly username: string | null;
  readonly viewed: boolean;
  readonly shared_at: Date;
}

export function presentReceived(row: ReceivedRow, rules: EatingRules): ReceivedCard {
  const { shared_by, username, viewed, shared_at } = row;
  return {
    // Favorites belong to the owner.
    ...presentCard({ ...row, is_favorite: false }, rules),
    source: 'shared',
    shared_by,
    shared_by_name: presentCookName(username),
    // Only community recipes have ratings.
    rating: 0,
    ratings_count: 0,
    viewed,
    shared_at: shared_at.toISOString(),
  };
}
