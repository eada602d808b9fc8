import type { RecipeText } from '@larder/contract/chat';
import { RECIPE_LIMITS } from '@larder/contract/recipes';

import type { WholeRecipeRow } from '#features/recipes/present.ts';

import { recipeIdFor } from './making.ts';
import { presentText, type RecipeTexts } from './present.ts';
import type { ProposedChange } from './tables.ts';

/** A recipe that is not in the cookbook. */
export type Unkept = RecipeTexts & Pick<ProposedChange, 'image_url' | 'is_ai_generated' | 'copied_from'>;

/** A recipe that REECE wrote: its picture is made, if at all, when it is kept. */
export const BY_REECE = { image_url: null, is_ai_generated: true } as const;

/** To keep a recipe that is not in the cookbook, once for each message that led to it. */
export function savingOf(recipe: Unkept, messageId: string): ProposedChange {
  const { copied_from = null, image_url, is_ai_generated } = recipe;
  const after = presentText(recipe);
  return {
    kind: 'save',
    recipe_id: recipeIdFor(messageId),
    version: null,
    before: null,
    after,
    image_url,
    is_ai_generated,
    copied_from,
  };
}

/** To change one's own recipe as it stands, or to delete it. */
export function changeOf(recipe: WholeRecipeRow, after: RecipeText | null): ProposedChange {
  const { id, version, image_url, is_ai_generated } = recipe;
  const kind = after === null ? 'delete' : 'edit';
  return { kind, recipe_id: id, version, before: presentText(recipe), after, image_url, is_ai_generated };
}

/** To have one's own recipe among the favorites, or not any more. */
export function favoringOf(recipe: WholeRecipeRow, isFavorite: boolean): ProposedChange {
  return { ...changeOf(recipe, presentText(recipe)), kind: isFavorite ? 'favorite' : 'unfavorite' };
}

/** What a yes is said to, in the same words whoever proposes it. */
export function questionOf({ kind, before, after }: ProposedChange): string {
  const title = before?.title ?? after?.title ?? '';
  switch (kind) {
    case 'save':
      return `Shall I add “${title}” to your cookbook?`;
    case 'edit':
      return `Shall I change “${title}” like this?`;
    case 'favorite':
      return `Shall I add “${title}” to your favorites?`;
    case 'unfavorite':
      return `Shall I remove “${title}” from your favorites? It would stay in your cookbook.`;
    case 'delete':
      return `Shall I delete “${title}”? It would rest in the bin for ${RECIPE_LIMITS.bin_days} days.`;
  }
}
