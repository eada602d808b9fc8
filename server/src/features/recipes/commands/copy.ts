import { v7 as uuidv7 } from 'uuid';

import { detailsOf } from '@larder/contract/details-of';
import { RECIPE_CATEGORIES, RECIPE_LIMITS } from '@larder/contract/recipes';

import type { Ctx } from '#platform/context.ts';

import type { WritingDeps } from '../limits.ts';
import type { WholeRecipeRow } from '../present.ts';
import { findOwnRecipe, getRecipe } from '../queries/get.ts';
import type { RecipeRow } from '../tables.ts';
import { createRecipe } from './create.ts';

/** What a copy takes over: neither the favorite nor the history. */
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
  | 'details'
  | 'is_ai_generated'
>;

/** Copies a recipe that the actor may read into their cookbook, under `copyId`. Throws `not_found`, and what `saveCopy` throws. */
export function copyRecipe(
  ctx: Ctx,
  deps: WritingDeps,
  id: string,
  copyId: string = uuidv7(),
): Promise<WholeRecipeRow> {
  return saveCopy(ctx, deps, copyId, async () => (await getRecipe(ctx, id)).recipe);
}

/**
 * Saves the recipe that `find` returns into the actor's cookbook, under `copyId`. Idempotent: a repeated call returns the existing copy, even
 * if the original is gone. Throws `conflict` for an id that is taken otherwise, and what `find` and `createRecipe` throw.
 */
export async function saveCopy(
  ctx: Ctx,
  deps: WritingDeps,
  copyId: string,
  find: () => Promise<CopiedRow>,
): Promise<WholeRecipeRow> {
  const existing = await findOwnRecipe(ctx.lookups, ctx.actor.id, copyId);
  if (existing !== undefined) return existing;
  const recipe = await find();
  const { title, description, ingredients, instructions, image_url } = recipe;
  const { preparation_time, cooking_time, servings, is_ai_generated } = recipe;
  const copy = {
    id: copyId,
    // The title of another user's recipe stays: it is the only one of its kind in this cookbook.
    title: recipe.user_id === ctx.actor.id ? copyTitle(title) : title,
    description,
    ingredients,
    instructions,
    image_url,
    category: RECIPE_CATEGORIES.find((known) => known === recipe.category) ?? null,
    preparation_time,
    cooking_time,
    servings,
    ...detailsOf(recipe.details ?? {}),
    is_ai_generated,
    is_favorite: false,
  };
  return createRecipe(ctx, deps, copy, { copiedFrom: recipe.id });
}

const SUFFIX = ' (copy)';
/** Half of a surrogate pair that the cut left. */
const LONE_SURROGATE = /\p{Cs}$/u;

function copyTitle(title: string): string {
  const room = RECIPE_LIMITS.title_max_characters - SUFFIX.length;
  return `${title.slice(0, room).replace(LONE_SURROGATE, '').trimEnd()}${SUFFIX}`;
}
