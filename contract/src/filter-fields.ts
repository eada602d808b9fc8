import { z } from 'zod';

import { Fits, Uuid } from './recipe-fields.ts';
import { COOKBOOK_TAGS, RECIPE_LIMITS, RECIPE_SORTS } from './recipe-texts.ts';

const limits = RECIPE_LIMITS;

export const RecipeSort = z.enum(RECIPE_SORTS);
export type RecipeSort = z.infer<typeof RecipeSort>;

export const CookbookTag = z.enum(COOKBOOK_TAGS);
export type CookbookTag = z.infer<typeof CookbookTag>;

/** Comma-separated tags. A recipe matches if it has one of the meals and all of the diets. */
const Tags = z
  .string()
  .max(200)
  .transform((text) => text.split(',').filter((tag) => tag !== ''))
  .pipe(z.array(CookbookTag));

/** Filters of the list of the user's own recipes. */
export const RecipeFilter = z.strictObject({
  q: z.string().trim().max(limits.search_max_characters).optional(),
  category: z.string().trim().max(limits.title_max_characters).optional(),
  tags: Tags.optional(),
  favorites: z.literal('true').optional(),
  /** Only recipes with this tag of the user's own, in any letter case. */
  tag: z.string().trim().max(limits.name_max_characters).optional(),
  /** Only recipes in this collection of the user's. */
  collection: Uuid('Not a collection id').optional(),
  fits: Fits,
});
export type RecipeFilter = z.output<typeof RecipeFilter>;
