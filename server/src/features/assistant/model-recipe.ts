import { GENERATION_LIMITS } from '@larder/contract/assistant';
import { DEFAULT_CATEGORY, NewRecipe, RECIPE_CATEGORIES, RECIPE_LIMITS } from '@larder/contract/recipes';
import { needsAny } from '@larder/culinary/compose/equipment';
import type { RecipeCategory } from '@larder/culinary/recipe-category';
import { z } from 'zod';

import type { RecipeWish } from './generator.ts';
import { plainLine } from './plain-text.ts';
import { readRecipeReply } from './read-replies.ts';

/** Limits for generated recipes, lower than for typed ones. */
const STEPS_MAX = 60;
const STEP_MAX_CHARACTERS = 2_000;
const DESCRIPTION_MAX_CHARACTERS = 2_000;

const BULLET = /^[-*•·–]\s+/u;
const STEP_NUMBER = /^(?:step\s*)?\d{1,3}\s*[.):]\s+|^step\s*\d{1,3}\s*[-–—]\s*/iu;
const NEGATIVE_QUANTITY = /^[-−–]\s*[\d.¼½¾]/u;

/** One line of text. Its limits are in the error message, because not every service supports them in a schema. */
function text(what: string, maxCharacters: number, read: (line: string) => string = (line) => line) {
  return z
    .string()
    .overwrite((given) => read(plainLine(given)))
    .refine((line) => line.length <= maxCharacters, `At most ${maxCharacters} characters in ${what}`);
}

function texts(row: ReturnType<typeof text>, what: string, max: number) {
  return z
    .array(row)
    .min(1)
    .max(max)
    .transform((rows) => rows.filter((line) => line !== ''))
    .refine((rows) => rows.length > 0, `There is no ${what}`);
}

function wholeNumber(min: number, max: number) {
  return z.coerce.number().overwrite(Math.round).int().min(min).max(max);
}

const Ingredient = text('an ingredient', RECIPE_LIMITS.ingredient_max_characters, (line) =>
  line.replace(BULLET, ''),
).refine((line) => !NEGATIVE_QUANTITY.test(line), 'A quantity is never negative');

const Step = text('a step', STEP_MAX_CHARACTERS, (line) => line.replace(BULLET, '').replace(STEP_NUMBER, ''));

/**
 * The schema of a recipe that a model writes for a wish. Harmless deviations are corrected while parsing; all others are errors,
 * whose messages go back to the model.
 */
export function modelRecipe({
  servings,
  category,
  minutes,
  missing = [],
}: Pick<RecipeWish, 'servings' | 'category' | 'minutes' | 'missing'>) {
  const recipe = z
    .object({
      title: text('the title', RECIPE_LIMITS.title_max_characters).refine((line) => line !== '', 'There is no title'),
      description: text('the description', DESCRIPTION_MAX_CHARACTERS),
      ingredients: texts(Ingredient, 'ingredient', GENERATION_LIMITS.ingredients_max),
      instructions: texts(Step, 'step', STEPS_MAX),
      preparation_time: wholeNumber(0, RECIPE_LIMITS.minutes_max),
      cooking_time: wholeNumber(0, RECIPE_LIMITS.minutes_max),
      servings: wholeNumber(servings ?? 1, servings ?? GENERATION_LIMITS.servings_max),
      category: z
        .string()
        // Only a hint in the schema: any other text is mapped to a category.
        .meta({ enum: category === undefined ? RECIPE_CATEGORIES : [category] })
        .transform((said) => category ?? readCategory(said)),
    })
    .refine(
      (written) => minutes === undefined || written.preparation_time + written.cooking_time <= minutes,
      `It takes more than ${minutes ?? 0} minutes`,
    )
    .refine(
      (written) => !needsAny(written.instructions, missing),
      `It uses equipment that the kitchen lacks: ${missing.join(', ')}`,
    )
    .transform(({ description, ...written }) => ({
      ...written,
      description: description === '' ? written.title : description,
    }))
    .refine((written) => NewRecipe.safeParse(written).success, 'The recipe is too large');
  return z.preprocess(readRecipeReply, recipe);
}

/** Synonyms of the nine categories. */
const CATEGORY_WORDS: readonly (readonly [RegExp, RecipeCategory])[] = [
  [/^(?:main|entree|entrée|dinner|lunch)/u, 'Main Dish'],
  [/^(?:side|accompaniment)/u, 'Side Dish'],
  [/^(?:appeti[sz]er|starter|hors d)/u, 'Appetizer'],
  [/^(?:dessert|sweet|cake|pudding)/u, 'Dessert'],
  [/^(?:breakfast|brunch)/u, 'Breakfast'],
  [/^soup/u, 'Soup'],
  [/^salad/u, 'Salad'],
  [/^(?:beverage|drink|cocktail|smoothie)/u, 'Beverage'],
  [/^snack/u, 'Snack'],
];

function readCategory(said: string): RecipeCategory {
  const word = plainLine(said).toLowerCase();
  return CATEGORY_WORDS.find(([pattern]) => pattern.test(word))?.[1] ?? DEFAULT_CATEGORY;
}
