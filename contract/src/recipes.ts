import { DEFAULT_CATEGORY, RECIPE_CATEGORIES } from '@larder/culinary/recipe-category';
import { z } from 'zod';

import { defineRoutes } from './route.ts';

/** Bounds generous enough for a 3,000-word recipe, tight enough to keep a page readable. */
export const RECIPE_LIMITS = {
  title_max_characters: 200,
  description_max_characters: 5_000,
  ingredients_max: 300,
  ingredient_max_characters: 500,
  instructions_max: 300,
  instruction_max_characters: 5_000,
  image_url_max_characters: 2_000,
  servings_min: 1,
  servings_max: 1_000,
  /** Thirty days: the longest cure or ferment we know of a home cook timing in minutes. */
  minutes_max: 43_200,
  /** All texts of one recipe together. */
  text_max_characters: 200_000,
  /** What of a recipe a list carries; the picture is drawn from no more than that either. */
  card_description_max_characters: 300,
  card_ingredients_max: 40,
  card_ingredient_max_characters: 120,
  search_words_max: 8,
  search_max_characters: 200,
  /** How long a deleted recipe can still be taken out of the bin. */
  bin_days: 30,
  page_size_default: 24,
  page_size_max: 100,
} as const;

export const RECIPE_TEXTS = {
  title_required: 'Please enter a title for your recipe',
  description_required: 'Please enter a description for your recipe',
  ingredients_blank: 'Please fill in all ingredient fields or remove empty ones',
  instructions_blank: 'Please fill in all instruction steps or remove empty ones',
  title_and_description_required: 'Please enter a title and description',
  ingredient_required: 'Please add at least one ingredient',
  instruction_required: 'Please add at least one instruction step',
  created: 'Recipe created successfully!',
  create_failed: 'Failed to create recipe',
  load_failed: 'Failed to load recipe. Please try again.',
  list_failed: 'Failed to load recipes',
  delete_failed: 'Failed to delete recipe',
  not_found: 'Recipe Not Found',
  deleted: 'Recipe moved to the bin',
  restored: 'Recipe restored',
  unexpected: 'An unexpected error occurred',
} as const;

export { DEFAULT_CATEGORY, RECIPE_CATEGORIES };

export const RecipeCategory = z.enum(RECIPE_CATEGORIES);

const limits = RECIPE_LIMITS;

/** Lists may arrive as JSON text: "[\"2 eggs\"]" is read as ["2 eggs"]. Anything else is left for the list's own check. */
function readListText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

/** Blank rows are dropped; what is left must be at least one. */
function textList(max: number, maxCharacters: number, required: string, what: string) {
  return z.preprocess(
    readListText,
    z
      .array(z.string().trim().max(maxCharacters, `At most ${maxCharacters} characters in one ${what}`), required)
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
const BooleanOrBit = z.union([z.boolean(), z.literal([0, 1]).transform((bit) => bit === 1)]);

const ImageUrl = z
  .string()
  .trim()
  .max(limits.image_url_max_characters)
  .refine((url) => url === '' || URL.canParse(url), 'Please enter a full address, such as https://example.org/soup.jpg')
  .refine((url) => url === '' || /^https?:/iu.test(url), 'Only http and https addresses can be used')
  .transform((url) => (url === '' ? null : new URL(url).href));

/** In lower case, as ids are compared as text somewhere. */
const Uuid = (problem?: string) => z.uuid(problem).toLowerCase();

/** Keeps one recipe from being larger than a page can carry. */
function isReadable(recipe: {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly ingredients?: readonly string[] | undefined;
  readonly instructions?: readonly string[] | undefined;
}): boolean {
  const { title = '', description = '', ingredients = [], instructions = [] } = recipe;
  const texts = [title, description, ...ingredients, ...instructions];
  return texts.reduce((sum, text) => sum + text.length, 0) <= limits.text_max_characters;
}

const TOO_LONG = `At most ${limits.text_max_characters} characters in one recipe`;

const recipeFields = {
  title: z
    .string(RECIPE_TEXTS.title_required)
    .trim()
    .min(1, RECIPE_TEXTS.title_required)
    .max(limits.title_max_characters, `At most ${limits.title_max_characters} characters`),
  description: z
    .string(RECIPE_TEXTS.description_required)
    .trim()
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

/** What a person sends to keep a recipe. `id` makes sending it twice the same as once; a sent `user_id` is ignored. */
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
    is_ai_generated: BooleanOrBit.default(false),
    is_favorite: BooleanOrBit.default(false),
  })
  .refine(isReadable, TOO_LONG)
  .transform(({ user_id: _ignored, ...recipe }) => recipe);
export type NewRecipe = z.output<typeof NewRecipe>;

/** Any part of a recipe that its owner may change. */
export const RecipeChange = z
  .strictObject({ ...recipeFields, is_favorite: BooleanOrBit })
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'Nothing to change was sent')
  .refine(isReadable, TOO_LONG);
export type RecipeChange = z.output<typeof RecipeChange>;

/** Minutes for times, ISO 8601 in UTC for dates. */
export const Recipe = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  title: z.string(),
  description: z.string(),
  ingredients: z.array(z.string()),
  instructions: z.array(z.string()),
  image_url: z.string().nullable(),
  is_ai_generated: z.boolean(),
  category: z.string().nullable(),
  preparation_time: z.int().nullable(),
  cooking_time: z.int().nullable(),
  servings: z.int().nullable(),
  is_favorite: z.boolean(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type Recipe = z.infer<typeof Recipe>;

/** The ingredients of a recipe as far as a list carries them. */
export function cardIngredients(ingredients: readonly string[]): string[] {
  return ingredients
    .slice(0, limits.card_ingredients_max)
    .map((line) => line.slice(0, limits.card_ingredient_max_characters).toWellFormed());
}

/** A recipe as lists show it: without instructions, and with the beginnings of what may be long. */
export const RecipeCard = Recipe.omit({ instructions: true, user_id: true, updated_at: true });
export type RecipeCard = z.infer<typeof RecipeCard>;

export const RecipePage = z.object({
  recipes: z.array(RecipeCard),
  /** Give it back as `cursor` for the next page; null at the end. */
  next_cursor: z.string().nullable(),
});
export type RecipePage = z.infer<typeof RecipePage>;

const RecipeId = z.strictObject({ id: Uuid('Not a recipe id') });

export const recipesRoutes = defineRoutes({
  listRecipes: {
    method: 'GET',
    path: '/api/recipes',
    access: 'session',
    scope: 'recipes:read',
    summary: "One's own recipes, newest first, a page at a time",
    query: z.strictObject({
      q: z.string().trim().max(limits.search_max_characters).optional(),
      category: z.string().trim().max(limits.title_max_characters).optional(),
      cursor: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(limits.page_size_max).default(limits.page_size_default),
    }),
    status: 200,
    response: RecipePage,
    errors: [],
  },
  listRecipeCategories: {
    method: 'GET',
    path: '/api/recipes/categories',
    access: 'session',
    scope: 'recipes:read',
    summary: "The distinct categories of one's own recipes, in alphabetical order",
    status: 200,
    response: z.object({ categories: z.array(z.string()) }),
    errors: [],
  },
  createRecipe: {
    method: 'POST',
    path: '/recipes',
    access: 'session',
    scope: 'recipes:write',
    summary: 'Keep a recipe',
    body: NewRecipe,
    status: 201,
    response: Recipe,
    errors: ['conflict'],
  },
  getRecipe: {
    method: 'GET',
    path: '/api/recipes/{id}',
    access: 'session',
    scope: 'recipes:read',
    summary: 'One recipe',
    params: RecipeId,
    status: 200,
    response: Recipe,
    errors: ['not_found'],
  },
  updateRecipe: {
    method: 'PATCH',
    path: '/api/recipes/{id}',
    access: 'session',
    scope: 'recipes:write',
    summary: 'Change parts of a recipe',
    params: RecipeId,
    body: RecipeChange,
    status: 200,
    response: Recipe,
    errors: ['not_found'],
  },
  deleteRecipe: {
    method: 'DELETE',
    path: '/api/recipes/{id}',
    access: 'session',
    scope: 'recipes:write',
    summary: 'Put a recipe into the bin, where it rests for 30 days',
    params: RecipeId,
    status: 204,
    response: null,
    errors: ['not_found'],
  },
  restoreRecipe: {
    method: 'POST',
    path: '/api/recipes/{id}/restore',
    access: 'session',
    scope: 'recipes:write',
    summary: 'Take a recipe out of the bin',
    params: RecipeId,
    status: 200,
    response: Recipe,
    errors: ['not_found'],
  },
});
