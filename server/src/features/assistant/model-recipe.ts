import { GENERATION_LIMITS } from '@larder/contract/assistant';
import { DEFAULT_CATEGORY, NewRecipe, RECIPE_CATEGORIES, RECIPE_LIMITS } from '@larder/contract/recipes';
import type { RecipeCategory } from '@larder/culinary/recipe-category';
import { z } from 'zod';

import type { RecipeWish } from './generator.ts';
import { plainLine } from './plain-text.ts';
import { readRecipeReply } from './read-replies.ts';

/** What a page carries of a recipe that nobody typed; people may write more. */
const STEPS_MAX = 60;
const STEP_MAX_CHARACTERS = 2_000;
const DESCRIPTION_MAX_CHARACTERS = 2_000;

const BULLET = /^[-*•·–]\s+/u;
const STEP_NUMBER = /^(?:step\s*)?\d{1,3}\s*[.):]\s+|^step\s*\d{1,3}\s*[-–—]\s*/iu;
const LESS_THAN_NOTHING = /^[-−–]\s*[\d.¼½¾]/u;

/** A text of one line. Its bounds are told in words where it is wrong, as not every service takes them in a schema. */
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
).refine((line) => !LESS_THAN_NOTHING.test(line), 'A quantity is never less than nothing');

const Step = text('a step', STEP_MAX_CHARACTERS, (line) => line.replace(BULLET, '').replace(STEP_NUMBER, ''));

/**
 * A recipe as a model is to write it for this wish. What is harmless is put right while it is read; anything else is wrong, and the
 * model is told so.
 */
export function modelRecipe({ servings, category, minutes }: Pick<RecipeWish, 'servings' | 'category' | 'minutes'>) {
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
        // Told, but not asked for: there is a kind for whatever else is said.
        .meta({ enum: category === undefined ? RECIPE_CATEGORIES : [category] })
        .transform((said) => category ?? readCategory(said)),
    })
    .refine(
      (written) => minutes === undefined || written.preparation_time + written.cooking_time <= minutes,
      `It takes more than ${minutes ?? 0} minutes`,
    )
    .transform(({ description, ...written }) => ({
      ...written,
      description: description === '' ? written.title : description,
    }))
    .refine((written) => NewRecipe.safeParse(written).success, 'It is more than a recipe may hold');
  return z.preprocess(readRecipeReply, recipe);
}

/** Other words for the nine kinds, as models use them. */
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
