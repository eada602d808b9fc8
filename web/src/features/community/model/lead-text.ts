import type { CommunityCard } from '@larder/contract/community';

/** Why these recipes are trending. */
export function trendingText(recipes: readonly Pick<CommunityCard, 'views'>[]): string {
  return recipes.every(({ views }) => views === 0) ? 'Nothing has been viewed yet. Be the first.' : 'Most viewed';
}

/** Why these recipes are recommended. `reason` comes from the user's own ratings. */
export function recommendedText(
  recipes: readonly Pick<CommunityCard, 'ratings_count'>[],
  reason: string | null,
): string {
  if (reason !== null) return reason;
  const rated = recipes.filter(({ ratings_count: count }) => count > 0).length;
  if (rated === 0) return 'Nothing has been rated yet. Some to start with.';
  return rated < recipes.length ? 'Top rated, and some to try first' : 'Top rated';
}
