import { RECIPE_CATEGORIES } from '@larder/culinary/recipe-category';
import { z } from 'zod';

import { textField } from './text-field.ts';
import { readPictureUrl } from './pictures.ts';
import { RATING_SCALE, RECIPE_LIMITS, RECIPE_TEXTS } from './recipe-texts.ts';

export const RecipeCategory = z.enum(RECIPE_CATEGORIES);

const limits = RECIPE_LIMITS;

/** Reads a list sent as text: as JSON ("[\"2 eggs\"]") or with one row per line. Anything else is returned unchanged, to be validated. */
export function readListText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    const rows = value.trim().split(/\r\n?|\n/u);
    const isBrokenJson = /^[[{"]/u.test(value.trim());
    return rows.length > 1 && !isBrokenJson ? rows : value;
  }
}

/** Drops blank rows and requires at least one other. */
function textList(max: number, maxCharacters: number, required: string, what: string) {
  return z.preprocess(
    readListText,
    z
      .array(textField().max(maxCharacters, `At most ${maxCharacters} characters in one ${what}`), required)
      .max(max, `At most ${max} ${what}s`)
      .transform((rows) => rows.filter((row) => row !== ''))
      .refine((rows) => rows.length > 0, required),
  );
}

const Minutes = z
  .int('Please enter whole minutes')
  .min(0, 'Time cannot be less than 0 minutes')
  .max(limits.minutes_max, `At most ${limits.minutes_max} minutes`);

const Servings = z
  .int('Please enter whole servings')
  .min(limits.servings_min, 'Servings must be at least 1')
  .max(limits.servings_max, `At most ${limits.servings_max} servings`);

/** Some programs send booleans as 1 and 0. */
export const BooleanOrBit = z.union([z.boolean(), z.literal([0, 1]).transform((bit) => bit === 1)]);

/** The URL of a picture on the web or in our own store. */
const ImageUrl = z
  .string()
  .trim()
  .max(limits.image_url_max_characters)
  .refine(
    (url) => url === '' || readPictureUrl(url) !== null || URL.canParse(url),
    'Please enter a full address, such as https://example.org/soup.jpg',
  )
  .refine(
    (url) => url === '' || readPictureUrl(url) !== null || /^https?:/iu.test(url),
    'Only http and https addresses can be used',
  )
  .transform((url) => {
    if (url === '') return null;
    return readPictureUrl(url) === null ? new URL(url).href : url;
  })
  // `URL.href` percent-encodes, which may make the text longer.
  .refine(
    (url) => url === null || url.length <= limits.image_url_max_characters,
    `At most ${limits.image_url_max_characters} characters`,
  );

/** Lower case, because SQLite compares ids as text. */
export const Uuid = (problem?: string) => z.uuid(problem).toLowerCase();

/** True if all texts together are within `text_max_characters`. */
export function fitsTextLimit(recipe: {
  readonly title?: string | undefined;
  readonly description?: string | null | undefined;
  readonly ingredients?: readonly string[] | undefined;
  readonly instructions?: readonly string[] | undefined;
  readonly notes?: string | null | undefined;
  readonly step_notes?: readonly { readonly note: string }[] | undefined;
}): boolean {
  const { title = '', description, ingredients = [], instructions = [], notes, step_notes = [] } = recipe;
  const texts = [
    title,
    description ?? '',
    ...ingredients,
    ...instructions,
    notes ?? '',
    ...step_notes.map(({ note }) => note),
  ];
  return texts.reduce((sum, text) => sum + text.length, 0) <= limits.text_max_characters;
}

export const TOO_LONG = `At most ${limits.text_max_characters} characters in one recipe`;

export const recipeFields = {
  title: textField(RECIPE_TEXTS.title_required)
    .min(1, RECIPE_TEXTS.title_required)
    .max(limits.title_max_characters, `At most ${limits.title_max_characters} characters`),
  description: textField(RECIPE_TEXTS.description_required)
    .min(1, RECIPE_TEXTS.description_required)
    .max(limits.description_max_characters, `At most ${limits.description_max_characters} characters`),
  ingredients: textList(
    limits.ingredients_max,
    limits.ingredient_max_characters,
    RECIPE_TEXTS.ingredient_required,
    'ingredient',
  ),
  instructions: textList(
    limits.instructions_max,
    limits.instruction_max_characters,
    RECIPE_TEXTS.instruction_required,
    'instruction step',
  ),
  image_url: ImageUrl.nullable(),
  category: RecipeCategory.nullable(),
  preparation_time: Minutes.nullable(),
  cooking_time: Minutes.nullable(),
  servings: Servings.nullable(),
};

/** Why a recipe does not suit the caller's eating rules, in a few words: "Contains peanuts". */
export const Conflict = z.object({
  text: z.string(),
  /** False if only some products violate the rule, or a line is not understood. */
  certain: z.boolean(),
});
export type Conflict = z.infer<typeof Conflict>;

/** A line or step that violates the caller's eating rules. */
export const Culprit = z.object({
  /** Index of the ingredient line; null for a food that only a step or the title names. */
  line: z.int().nullable(),
  /** The line or step. */
  text: z.string(),
  certain: z.boolean(),
  /** What the kitchen engine suggests instead, which suits all rules; null if it knows nothing. */
  swap: z.string().nullable(),
});
export type Culprit = z.infer<typeof Culprit>;

/** Hides recipes that violate, or may violate, the diets and exclusions of the caller's profile. */
export const Fits = z.literal('true').optional();

const STARS = 'Please give 1 to 5 stars';
export const Stars = z.int(STARS).min(RATING_SCALE.min, STARS).max(RATING_SCALE.max, STARS);
