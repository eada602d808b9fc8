import { RECIPE_LIMITS } from '@larder/contract/recipes';
import { plainText } from '@larder/culinary/search-words';

import { toJson } from '#platform/db/tables.ts';
import { HOUR_MS } from '#platform/durations.ts';
import type { RateLimit } from '#platform/rate-limit.ts';
import { refuseSpam } from '#platform/spam.ts';
import type { RecipeRow } from '#features/recipes/tables.ts';

/** Far more than anybody reads in an hour. */
export const VIEWS_PER_PERSON: RateLimit = { max: 600, windowSeconds: 60 * 60 };

/** Somebody's looks at a recipe within this time are one view. */
export const VIEW_MS = HOUR_MS;

/** All of a recipe that everyone is given. */
export type CopiedContent = Pick<
  RecipeRow,
  | 'title'
  | 'description'
  | 'ingredients'
  | 'instructions'
  | 'image_url'
  | 'picture_id'
  | 'category'
  | 'preparation_time'
  | 'cooking_time'
  | 'servings'
  | 'is_ai_generated'
>;

export function copiedContent(recipe: CopiedContent): CopiedContent {
  return {
    title: recipe.title,
    description: recipe.description,
    ingredients: recipe.ingredients,
    instructions: recipe.instructions,
    image_url: recipe.image_url,
    picture_id: recipe.picture_id,
    category: recipe.category,
    preparation_time: recipe.preparation_time,
    cooking_time: recipe.cooking_time,
    servings: recipe.servings,
    is_ai_generated: recipe.is_ai_generated,
  };
}

const COPY_LIMITS = { what: 'a recipe for the community', mostLinks: 5 };

/** Throws `invalid_input` for what is plainly there to advertise. */
export function requireNoSpam({ title, description, ingredients, instructions }: CopiedContent): void {
  const lists = { ingredients: ingredients.join('\n'), instructions: instructions.join('\n') };
  refuseSpam({ title, description, ...lists }, COPY_LIMITS);
}
/** What the kitchen engine read in it, which is as true of the copy. */
export function copiedReading({ derived_by, foods }: Pick<RecipeRow, 'derived_by' | 'foods'>) {
  return { derived_by, foods: toJson(foods) };
}

/** From so many ratings on, somebody's taste is known. */
export const TASTE_KNOWN_FROM = 5;

/**
 * What makes two titles of one author the same: letter case, accents, repeated spaces and invisible characters do not count.
 * Folding can lengthen a text; the key stays short enough for an index.
 */
export function titleKeyOf(title: string): string {
  return plainText(title)
    .replaceAll(/\p{Default_Ignorable_Code_Point}+/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .slice(0, RECIPE_LIMITS.title_max_characters);
}
