import type { Selectable } from 'kysely';

import type { CommunityCard, CommunityCopy } from '@larder/contract/community';

import type { Tables } from '#platform/db/tables.ts';
import type { EatingRules } from '#features/recipes/queries/eating-rules.ts';
import { presentSourced, type SourcedRow } from '#features/recipes/present.ts';

/** A community recipe for a card, with the reader's own rating. */
export interface CommunityRow extends SourcedRow {
  readonly views: number;
  readonly own_rating: number | null;
}

export function presentCommunityCard(row: CommunityRow, rules: EatingRules): CommunityCard {
  return { ...presentSourced(row, rules), views: row.views, own_rating: row.own_rating };
}

/** A copy as its author sees it. */
export type OwnCopyRow = Pick<
  Selectable<Tables['community_recipes']>,
  'id' | 'recipe_id' | 'title' | 'created_at' | 'rating' | 'ratings_count' | 'views' | 'hidden_reason'
> & { readonly is_current: boolean };

export function presentCopy(row: OwnCopyRow): CommunityCopy {
  const { id, recipe_id, title, created_at, is_current, rating, ratings_count, views, hidden_reason } = row;
  return {
    id,
    recipe_id,
    title,
    shared_at: created_at.toISOString(),
    is_current,
    rating,
    ratings_count,
    views,
    hidden_reason,
  };
}
