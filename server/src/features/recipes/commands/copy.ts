import { v7 as uuidv7 } from 'uuid';

import { RECIPE_CATEGORIES, RECIPE_LIMITS } from '@larder/contract/recipes';

import type { Ctx } from '#platform/context.ts';

import type { WritingDeps } from '../policy.ts';
import type { SeenRecipeRow, WholeRecipeRow } from '../present.ts';
import { findOwnRecipe, getRecipe } from '../queries/get.ts';
import { createRecipe } from './create.ts';

/**
 * Keeps a recipe that one may see as one's own, under `copyId`. Sending the same again gives the copy that is already there,
 * also when the recipe can no longer be seen. Throws `not_found`, and `conflict` for an id that is taken otherwise.
 */
export async function copyRecipe(
  ctx: Ctx,
  deps: WritingDeps,
  id: string,
  copyId: string = uuidv7(),
): Promise<WholeRecipeRow> {
  const made = await findOwnRecipe(ctx.lookups, ctx.actor.id, copyId);
  if (made !== undefined) return made;
  const { recipe } = await getRecipe(ctx, id);
  return createRecipe(ctx, deps, { id: copyId, ...contentOf(recipe) });
}

const SUFFIX = ' (copy)';
const HALF_CHARACTER = /\p{Cs}$/u;

/** All that is cooked from, but neither heart nor history. */
function contentOf(recipe: SeenRecipeRow) {
  const { title, description, ingredients, instructions, image_url } = recipe;
  const { preparation_time, cooking_time, servings, is_ai_generated } = recipe;
  const room = RECIPE_LIMITS.title_max_characters - SUFFIX.length;
  return {
    // Somebody else's keeps its name: there is no other of it among one's own.
    title: recipe.source === 'own' ? `${title.slice(0, room).replace(HALF_CHARACTER, '').trimEnd()}${SUFFIX}` : title,
    description,
    ingredients,
    instructions,
    image_url,
    category: RECIPE_CATEGORIES.find((known) => known === recipe.category) ?? null,
    preparation_time,
    cooking_time,
    servings,
    is_ai_generated,
    is_favorite: false,
  };
}
