import { DIETS } from '@larder/culinary/catalogue/food-row';
import { CUISINES } from '@larder/culinary/compose/cuisine-names';
import { RECIPE_CATEGORIES } from '@larder/culinary/recipe-category';
import { z } from 'zod';

import { line } from './line.ts';
import { RECIPE_LIMITS, RECIPE_TEXTS } from './recipes.ts';
import { defineRoutes } from './route.ts';

export const GENERATION_LIMITS = {
  ingredients_max: 100,
  servings_max: 50,
  minutes_min: 5,
  minutes_max: 1440,
  without_max: 50,
  without_max_characters: 100,
  dish_max_characters: 60,
} as const;

export const ASSISTANT_TEXTS = {
  ingredient_required: RECIPE_TEXTS.ingredient_required,
  generated: 'Recipe generated successfully!',
  generate_failed: 'Failed to generate recipe',
  extract: 'REECE will extract ingredients from your image',
  extracting: 'Processing image...',
  extracted: 'Ingredients extracted successfully!',
  extract_failed: 'Failed to process image. Please try again.',
  not_a_photo: 'This is not a JPEG or PNG picture. Please choose another one.',
} as const;

/**
 * What a recipe is to be made from, and how; blank lines are dropped. `minutes` is the most it may take in all, `without` names foods, groups
 * of foods or allergens that must not be in it, `dish` a kind of dish. Without a seed each asking gives another recipe.
 */
export const GenerateRecipe = z.strictObject({
  ingredients: z
    .array(line().max(RECIPE_LIMITS.ingredient_max_characters))
    .max(GENERATION_LIMITS.ingredients_max, `At most ${GENERATION_LIMITS.ingredients_max} ingredients at once`)
    .transform((rows) => rows.filter((row) => row !== ''))
    .refine((rows) => rows.length > 0, ASSISTANT_TEXTS.ingredient_required),
  servings: z.int().min(1).max(GENERATION_LIMITS.servings_max).optional(),
  category: z.enum(RECIPE_CATEGORIES).optional(),
  minutes: z.int().min(GENERATION_LIMITS.minutes_min).max(GENERATION_LIMITS.minutes_max).optional(),
  diets: z.array(z.enum(DIETS)).max(DIETS.length).optional(),
  without: z
    .array(line().min(1).max(GENERATION_LIMITS.without_max_characters))
    .max(GENERATION_LIMITS.without_max)
    .optional(),
  cuisine: z.enum(CUISINES).optional(),
  dish: line().max(GENERATION_LIMITS.dish_max_characters).optional(),
  seed: z.string().max(100).optional(),
});
export type GenerateRecipe = z.output<typeof GenerateRecipe>;

/** A recipe that is made but not kept. Times in minutes. */
export const GeneratedRecipe = z.object({
  title: z.string(),
  description: z.string(),
  ingredients: z.array(z.string()),
  instructions: z.array(z.string()),
  preparation_time: z.int(),
  cooking_time: z.int(),
  servings: z.int(),
  category: z.enum(RECIPE_CATEGORIES),
});
export type GeneratedRecipe = z.infer<typeof GeneratedRecipe>;

/** `recipe` is null when nothing edible was given; `unusable` then says why. */
export const Generation = z.object({
  recipe: GeneratedRecipe.nullable(),
  unusable: z.array(z.object({ text: z.string(), reason: z.string() })),
  /** What the cook should know besides: amounts that differ from what is at hand, wishes that were not understood. */
  notes: z.array(z.string()),
  /** Which cook answered. */
  answered_by: z.enum(['kitchen']),
});
export type Generation = z.infer<typeof Generation>;

/** What was seen in a picture. `is_sample` where nobody who can see has looked, and the same six always come. */
export const Extraction = z.object({ ingredients: z.array(z.string()), is_sample: z.boolean() });
export type Extraction = z.infer<typeof Extraction>;

export const assistantRoutes = defineRoutes({
  generateRecipe: {
    method: 'POST',
    path: '/api/assistant/recipe',
    access: 'session',
    scope: 'assistant',
    summary: 'Make a recipe from ingredients; nothing is kept',
    body: GenerateRecipe,
    status: 200,
    response: Generation,
    errors: [],
  },
  extractIngredients: {
    method: 'POST',
    path: '/api/assistant/extract',
    access: 'session',
    scope: 'assistant',
    summary:
      'Read ingredients from a picture: the body is the file itself, a JPEG or PNG of at most 20 MB; nothing is kept',
    consumes: ['image/jpeg', 'image/png', 'application/octet-stream'],
    status: 200,
    response: Extraction,
    errors: [],
  },
});
