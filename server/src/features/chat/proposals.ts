import { v5 as uuidv5 } from 'uuid';

import type { RecipeText } from '@larder/contract/chat';
import { RECIPE_LIMITS } from '@larder/contract/recipes';

import type { WholeRecipeRow } from '#features/recipes/present.ts';

import { presentText, type RecipeTexts } from './present.ts';
import type { ProposedChange } from './tables.ts';

/** UUID namespace of the recipes that messages propose. */
const NAMESPACE = 'b3a1f0de-5f0c-4c3a-9c59-6f0a8de0f1c4';

/** The id of the recipe that a message proposes. Deterministic, so that a retry saves nothing twice. */
const recipeIdFor = (messageId: string): string => uuidv5(messageId, NAMESPACE);

/** A recipe that is not in the cookbook yet. */
export type UnsavedRecipe = RecipeTexts & Pick<ProposedChange, 'image_url' | 'is_ai_generated' | 'copied_from'>;

/** The fields of a recipe that REECE generated. It gets a picture when it is saved. */
const GENERATED = { image_url: null, is_ai_generated: true } as const;

/** A proposal to save a recipe, at most once per message. */
export function saveProposal(recipe: UnsavedRecipe, messageId: string): ProposedChange {
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

/** A proposal to save a recipe that REECE generated. */
export const draftProposal = (recipe: RecipeTexts, messageId: string): ProposedChange =>
  saveProposal({ ...recipe, ...GENERATED }, messageId);

/** True if the proposal is the draft of a generated recipe, rather than a copy of an existing one. */
export const isDraft = ({ kind, is_ai_generated, copied_from = null }: ProposedChange): boolean =>
  kind === 'save' && is_ai_generated && copied_from === null;

/** A proposal to change the user's own recipe, or to delete it (`after` null). */
export function changeProposal(recipe: WholeRecipeRow, after: RecipeText | null): ProposedChange {
  const { id, version, image_url, is_ai_generated } = recipe;
  const kind = after === null ? 'delete' : 'edit';
  return { kind, recipe_id: id, version, before: presentText(recipe), after, image_url, is_ai_generated };
}

/** A proposal to add the user's own recipe to the favorites or to remove it from them. */
export function favoriteProposal(recipe: WholeRecipeRow, isFavorite: boolean): ProposedChange {
  return { ...changeProposal(recipe, presentText(recipe)), kind: isFavorite ? 'favorite' : 'unfavorite' };
}

/** Ends every answer with a draft; a plain yes keeps it. */
export const DRAFT_QUESTION = 'Should I keep it in your cookbook? You can also change it, or ask for another one.';

/** The question that a yes confirms, in the same words for the kitchen engine and for models. */
export function proposalQuestion(proposal: ProposedChange): string {
  if (isDraft(proposal)) return DRAFT_QUESTION;
  const { kind, before, after } = proposal;
  const title = before?.title ?? after?.title ?? '';
  switch (kind) {
    case 'save':
      return `Should I add “${title}” to your cookbook?`;
    case 'edit':
      return `Should I change “${title}” like this?`;
    case 'favorite':
      return `Should I add “${title}” to your favorites?`;
    case 'unfavorite':
      return `Should I remove “${title}” from your favorites? It’ll stay in your cookbook.`;
    case 'delete':
      return `Should I delete “${title}”? You can restore it from the bin for ${RECIPE_LIMITS.bin_days} days.`;
  }
}
