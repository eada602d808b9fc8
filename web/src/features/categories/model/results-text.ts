import type { SourcedCard } from '@larder/contract/recipes';

import { countText } from '#features/recipes/model/recipe-text.ts';

/** At the end of a list that came in pages. */
export function endText(count: number): string {
  return `That is all: ${countText(count, 'recipe')}.`;
}

/** From whom it comes: "Shared by Bruno", "Community · Clara"; null for one's own. */
export function originText({
  source,
  shared_by_name: name,
}: Pick<SourcedCard, 'source' | 'shared_by_name'>): string | null {
  if (source === 'own' || name === null) return null;
  return source === 'shared' ? `Shared by ${name}` : `Community · ${name}`;
}
