import { v7 as uuidv7 } from 'uuid';

import { RECIPE_CATEGORIES, RECIPE_LIMITS } from '@larder/contract/recipes';

import type { Ctx } from '#platform/context.ts';

import type { WritingDeps } from '../limits.ts';
import type { WholeRecipeRow } from '../present.ts';
import { findOwnRecipe, getRecipe } from '../queries/get.ts';
import type { RecipeRow } from '../tables.ts';
import { createRecipe } from './create.ts';

/** All that is cooked from, but neither heart nor history. */
type CopiedRow = Pick<
  RecipeRow,
  | 'id'
  | 'user_id'
  | 'title'
  | 'description'
  | 'ingredients'
  | 'instructions'
  | 'image_url'
  | 'category'
  | 'preparation_time'
  | 'cooking_time'
  | 'servings'
  | 'is_ai_generated'
>;

/** Keeps a recipe that one may see as one's own, under `copyId`. Throws `not_found`, and what `saveCopy` throws. */
export function copyRecipe(
  ctx: Ctx,
  deps: WritingDeps,
  id: string,
  copyId: string = uuidv7(),
): Promise<WholeRecipeRow> {
  return saveCopy(ctx, deps, copyId, async () => (await getRecipe(ctx, id)).recipe);
}

/**
 * Keeps what `find` gives as one's own, under `copyId`. Sending the same again gives the copy that is already there, also when
 * nothing is found any more. Throws `conflict` for an id that is taken otherwise, and what `find` throws.
 */
export async function saveCopy(
  ctx: Ctx,
  deps: WritingDeps,
  copyId: string,
  find: () => Promise<CopiedRow>,
): Promise<WholeRecipeRow> {
  const made = await findOwnRecipe(ctx.lookups, ctx.actor.id, copyId);
  if (made !== undefined) return made;
  const recipe = await find();
  const { title, description, ingredients, instructions, image_url } = recipe;
  const { preparation_time, cooking_time, servings, is_ai_generated } = recipe;
  const copy = {
    id: copyId,
    // Somebody else's keeps its name: there is no other of it among one's own.
    title: recipe.user_id === ctx.actor.id ? asCopy(title) : title,
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
  return createRecipe(ctx, deps, copy, recipe.id);
}

const SUFFIX = ' (copy)';
const HALF_CHARACTER = /\p{Cs}$/u;

function asCopy(title: string): string {
  const room = RECIPE_LIMITS.title_max_characters - SUFFIX.length;
  return `${title.slice(0, room).replace(HALF_CHARACTER, '').trimEnd()}${SUFFIX}`;
}
