import type { NewRecipe, Recipe, RecipeChange } from '@larder/contract/recipes';

import type { DraftKeeper } from '#features/recipe-form/model/draft-keeper.ts';
import { changesSince } from '#features/recipes/model/kept-recipe.ts';
import { ApiError, isRefusal } from '#platform/api-error.ts';

/** The server's part. `create` answers with what is stored under the id, whether this call or an earlier one stored it. */
export interface RecipeCalls {
  create: (recipe: NewRecipe) => Promise<Recipe>;
  update: (id: string, change: RecipeChange) => Promise<Recipe>;
}

export interface Created {
  /** As it is stored. */
  readonly recipe: Recipe;
  /** Another tab made this recipe of the same draft, and it says something else than the draft. */
  readonly isOther: boolean;
}

/** The id belongs to a recipe in the bin or to another user: this draft was not stored under it. */
function isIdTaken(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'conflict' && error.fields['id'] !== undefined;
}

async function send(keeper: DraftKeeper, read: (id: string) => NewRecipe, calls: RecipeCalls): Promise<Created> {
  const { id, isRepeated } = keeper.beginSend();
  try {
    const sent = read(id);
    const recipe = await calls.create(sent);
    const changes = changesSince(recipe, sent);
    if (changes === null || !isRepeated) return { recipe, isOther: changes !== null };
    return { recipe: await calls.update(id, changes), isOther: false };
  } catch (error) {
    if (isIdTaken(error)) keeper.renew();
    else if (!isRepeated && isRefusal(error)) keeper.undoSend();
    throw error;
  }
}

/**
 * Makes one recipe of a draft, however often it is sent. If an earlier send arrived although its answer did not, what was
 * changed since becomes a change of that recipe. `read` gives the recipe under the id that it is to have.
 */
export async function createOnce(
  keeper: DraftKeeper,
  read: (id: string) => NewRecipe,
  calls: RecipeCalls,
): Promise<Created> {
  try {
    return await send(keeper, read, calls);
  } catch (error) {
    if (!isIdTaken(error)) throw error;
    return send(keeper, read, calls);
  }
}
