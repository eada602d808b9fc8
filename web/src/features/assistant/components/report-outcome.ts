import type { Generation } from '@larder/contract/assistant';
import type { QueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';

import { generationsQuery, markGenerationSeen } from '#features/assistant/api.ts';
import { GENERATION_TEXTS, notesText, problemText } from '#features/assistant/model/generation-text.ts';
import { noteOutcomeKnown } from '#features/assistant/model/started-generation.ts';
import { refreshRecipes } from '#features/recipes/api.ts';

/** Long enough to read the toast and reach its button. */
const OFFER_MS = 8_000;

export interface OutcomeOptions {
  readonly queryClient: QueryClient;
  readonly goTo: (recipeId: string) => void;
  /** Navigates to the recipe; otherwise the toast offers a link. */
  readonly opensRecipe: boolean;
  readonly onFailed: (detail: string | undefined) => void;
  /** Generates another recipe, which replaces this one. */
  readonly again?: (replaces: string) => void;
  /** Moves the recipe to the bin, and leaves its page. */
  readonly undo?: (recipeId: string) => void;
}

/** Reports the end of a generation with a toast, and refreshes the recipe lists. */
export function reportOutcome(
  generation: Generation,
  { queryClient, goTo, opensRecipe, onFailed, again, undo }: OutcomeOptions,
): void {
  const { id, kind, state, recipe, recipe_id: recipeId } = generation;
  noteOutcomeKnown(id);
  // If this fails, the user is notified once more on the next visit.
  markGenerationSeen(id).catch(() => undefined);
  queryClient.setQueryData(generationsQuery().queryKey, (listed) => listed?.filter((one) => one.id !== id));
  if (state === 'cancelled') {
    toast.info('Stopped', { description: 'Nothing was saved.' });
    return;
  }
  if (recipe === null || recipeId === null) {
    onFailed(problemText(generation));
    return;
  }
  void refreshRecipes(queryClient);
  toast.success(GENERATION_TEXTS[kind].done(recipe.title), {
    description: notesText(generation),
    duration: OFFER_MS,
    ...(opensRecipe ? {} : { action: { label: 'View recipe', onClick: () => goTo(recipeId) } }),
    ...(opensRecipe && again !== undefined ? { action: { label: 'Another one', onClick: () => again(recipeId) } } : {}),
    ...(undo === undefined ? {} : { cancel: { label: 'Undo', onClick: () => undo(recipeId) } }),
  });
  if (opensRecipe) goTo(recipeId);
}
