import type { NewRecipe, Recipe, RecipeChange } from '@larder/contract/recipes';

import type { DraftAutosave } from '#features/recipe-form/model/draft-autosave.ts';
import { changesSince } from '#features/recipes/model/kept-recipe.ts';
import { ApiError, isRefusal } from '#platform/api-error.ts';

/** `create` is idempotent: it answers with what is stored under the id, whether this call or an earlier one stored it. */
export interface RecipeCalls {
  create: (recipe: NewRecipe) => Promise<Recipe>;
  update: (id: string, change: RecipeChange) => Promise<Recipe>;
}

export interface Created {
  readonly recipe: Recipe;
  /** Another tab created this recipe from the same draft, with other contents. */
  readonly isOther: boolean;
}

/** The id belongs to a recipe in the bin or to another user: this draft was not stored under it. */
function isIdTaken(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'conflict' && error.fields['id'] !== undefined;
}

/**
 * Creates one recipe from a draft, however often it is submitted. If an earlier submission arrived although its answer was lost, what
 * was typed since updates that recipe. `toRecipe` gives the draft's recipe under an id.
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
