import { DEFAULT_CATEGORY } from '@larder/culinary/recipe-category';
import { z } from 'zod';

import { detailFields } from './detail-fields.ts';
import { BooleanOrBit, fitsTextLimit, recipeFields, Stars, TOO_LONG, Uuid } from './recipe-fields.ts';

/** A recipe to create. `id` makes creation idempotent; a sent `user_id` is ignored. */
export const NewRecipe = z
  .strictObject({
    ...recipeFields,
    id: Uuid().optional(),
    user_id: z.unknown().optional(),
    image_url: recipeFields.image_url.default(null),
    category: recipeFields.category.default(DEFAULT_CATEGORY),
    preparation_time: recipeFields.preparation_time.default(null),
    cooking_time: recipeFields.cooking_time.default(null),
    servings: recipeFields.servings.default(null),
    ...z.object(detailFields).partial().shape,
    is_ai_generated: BooleanOrBit.default(false),
    is_favorite: BooleanOrBit.default(false),
    stars: Stars.nullable().optional(),
  })
  .refine(fitsTextLimit, TOO_LONG)
  .transform(({ user_id: _ignored, ...recipe }) => recipe);
export type NewRecipe = z.output<typeof NewRecipe>;

const VERSION_REQUIRED = 'Send the version this changes, so that nothing newer is overwritten';

/**
 * Fields of a recipe that its owner may change. Optimistic lock: a change of anything but `is_favorite` and `stars` sends the
 * `version` it is based on.
 */
export const RecipeChange = z
  .strictObject({
    ...recipeFields,
    ...detailFields,
    is_favorite: BooleanOrBit,
    stars: Stars.nullable(),
    version: z.int().min(1),
  })
  .partial()
  .refine(
    ({ version: _version, ...change }) => Object.keys(change).length > 0,
    'There is nothing to change in this request',
  )
  .refine(
    ({ version, is_favorite: _favorite, stars: _stars, ...change }) =>
      version !== undefined || Object.keys(change).length === 0,
    {
      path: ['version'],
      message: VERSION_REQUIRED,
    },
  )
  .refine(fitsTextLimit, TOO_LONG);
export type RecipeChange = z.output<typeof RecipeChange>;
