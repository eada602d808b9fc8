import type { NewRecipe, Recipe, RecipeChange } from '@larder/contract/recipes';

import type { DraftAutosave } from '#features/recipe-form/model/draft-autosave.ts';
import { changesSince } from '#features/recipes/model/saved-recipe.ts';
import { ApiError, isRefusal } from '#platform/api-error.ts';

/** `create` is idempotent by the recipe's id: a repeated request returns the stored recipe, whatever the body says. */
export interface RecipeCalls {
  create: (recipe: NewRecipe) => Promise<Recipe>;
  update: (id: string, change: RecipeChange) => Promise<Recipe>;
}

export interface Created {
  readonly recipe: Recipe;
  /** Another tab created this recipe from the same draft, with other contents. */
  readonly isOther: boolean;
}

/** The id belongs to another user, or to a recipe in the bin: perhaps one created from this draft earlier. Retry with a new id. */
function isIdTaken(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'conflict' && error.fields['id'] !== undefined;
}

/**
 * Creates exactly one recipe from a draft, even if requests are repeated or their answers are lost. The draft's id is the
 * idempotency key. A retry may find the recipe stored with earlier contents; it then updates the recipe to the current text.
 * Throws the error of the request; the draft keeps its key unless the server has certainly stored nothing under it.
 */
export async function createOnce(
  autosave: DraftAutosave,
  toRecipe: (id: string) => NewRecipe,
  calls: RecipeCalls,
  hasNewId = false,
): Promise<Created> {
  const { id, isRetry } = autosave.beginSubmission();
  try {
    const sent = toRecipe(id);
    const recipe = await calls.create(sent);
    const changes = changesSince(recipe, sent);
    if (changes === null || !isRetry) return { recipe, isOther: changes !== null };
    return { recipe: await calls.update(id, changes), isOther: false };
  } catch (error) {
    if (isIdTaken(error)) autosave.renewId();
    else if (!isRetry && isRefusal(error)) autosave.undoSubmission();
    if (!isIdTaken(error) || hasNewId) throw error;
  }
  return createOnce(autosave, toRecipe, calls, true);
}
