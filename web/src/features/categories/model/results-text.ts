import type { SourcedCard } from '@larder/contract/recipes';

import { countText } from '#features/recipes/model/recipe-text.ts';

/** At the end of a list that came in pages. */
export function endText(count: number): string {
  return `That is all: ${countText(count, 'recipe')}.`;
}

/** "Rated 4.5 of 5 by 12 people"; null where nobody rated. */
export function ratingText({
  rating,
  ratings_count: count,
}: Pick<SourcedCard, 'rating' | 'ratings_count'>): string | null {
  if (count === 0) return null;
  return `Rated ${rating.toLocaleString('en', { maximumFractionDigits: 1 })} of 5 by ${countText(count, 'person', 'people')}`;
}

/** From whom it comes: "Shared by Bruno", "Community · Clara"; null for one's own. */
export function originText({
  source,
  shared_by_name: name,
}: Pick<SourcedCard, 'source' | 'shared_by_name'>): string | null {
  if (source === 'own' || name === null) return null;
  return source === 'shared' ? `Shared by ${name}` : `Community · ${name}`;
}
