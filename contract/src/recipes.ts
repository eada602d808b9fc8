import { DEFAULT_CATEGORY, RECIPE_CATEGORIES } from '@larder/culinary/recipe-category';
import { z } from 'zod';

import { NewRecipe, RecipeChange } from './new-recipe.ts';
import { Picture } from './pictures.ts';
import { RecipeCategory, Uuid } from './recipe-fields.ts';
import { RECIPE_LIMITS, RECIPE_TEXTS } from './recipe-texts.ts';
import { BODY_MAX_BYTES, defineRoutes } from './route.ts';

export { DEFAULT_CATEGORY, NewRecipe, RECIPE_CATEGORIES, RECIPE_LIMITS, RECIPE_TEXTS, RecipeCategory, RecipeChange };

const limits = RECIPE_LIMITS;

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
  /** The picture in our store; null where there is none, or where `image_url` was not fetched yet. */
  picture: Picture.nullable(),
  /** The end of the address of its drawing, another one after each change of the recipe. */
  drawing: z.string(),
  /** Counts up with each change of the recipe, but not with the heart. */
  version: z.int(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type Recipe = z.infer<typeof Recipe>;

export const RecipeSource = z.enum(['own', 'shared', 'community']);
export type RecipeSource = z.infer<typeof RecipeSource>;

/** From whom a recipe comes that somebody may see. */
const provenance = {
  source: RecipeSource,
  /** Who shared it, where it is not one's own. */
  shared_by: z.uuid().nullable(),
  shared_by_name: z.string().nullable(),
  /** The plain average from 1 to 5, and of how many; 0 and 0 where nobody rated, as nobody does outside the community. */
  rating: z.number(),
  ratings_count: z.int(),
};

/** One recipe as its page shows it. */
export const RecipeDetail = Recipe.extend({
  ...provenance,
  /** Why an admin keeps from being shown what everyone had of it; null where none does. Only its author is told. */
  hidden_reason: z.string().nullable(),
});
export type RecipeDetail = z.infer<typeof RecipeDetail>;

/** A recipe as lists show it: without what its own page shows, and with the beginning of its description. */
export const RecipeCard = Recipe.omit({
  ingredients: true,
  instructions: true,
  user_id: true,
  updated_at: true,
  version: true,
});
export type RecipeCard = z.infer<typeof RecipeCard>;

/** A recipe in a list that is not of one's own recipes alone. */
export const SourcedCard = RecipeCard.extend(provenance);
export type SourcedCard = z.infer<typeof SourcedCard>;

/** What a searched phrase says beside its words, such as "vegetarian" or "under 30 minutes". */
export const UnderstoodFilter = z.object({
  /** Recipes are filtered by all but `unsupported`, which no list can be filtered by ("without cream"). */
  kind: z.enum(['diet', 'meal', 'minutes', 'servings', 'unsupported']),
  label: z.string(),
  /** The part of the phrase that says it; without these words the phrase is searched without the filter. */
  text: z.string(),
});
export type UnderstoodFilter = z.infer<typeof UnderstoodFilter>;

/** How a searched phrase was understood. */
export const SearchReading = z.object({
  /** The beginnings of words to mark where they are shown; empty where nothing was searched. */
  words: z.array(z.string()),
  /** What was searched in place of a phrase that found nothing; null where it was searched as it stands. */
  mended: z.string().nullable(),
  /** What the recipes are filtered by because the phrase says so, in its order. */
  understood: z.array(UnderstoodFilter).max(limits.search_filters_max).optional(),
});
export type SearchReading = z.infer<typeof SearchReading>;

/** Give `next_cursor` back as `cursor` for the next page; it is null at the end. */
export const RecipePage = SearchReading.extend({ recipes: z.array(RecipeCard), next_cursor: z.string().nullable() });
export type RecipePage = z.infer<typeof RecipePage>;

/** What lists are ordered by; `relevance` only where something is searched. */
export const RECIPE_SORTS = ['date', 'title', 'cookTime', 'relevance'] as const;
export const RecipeSort = z.enum(RECIPE_SORTS);
export type RecipeSort = z.infer<typeof RecipeSort>;

/** What the cookbook narrows by: meals come from the category, diets from the ingredients. */
export const COOKBOOK_TAGS = [
  'Breakfast',
  'Lunch',
  'Dinner',
  'Dessert',
  'Snack',
  'Vegetarian',
  'Vegan',
  'Gluten-Free',
] as const;
export const CookbookTag = z.enum(COOKBOOK_TAGS);
export type CookbookTag = z.infer<typeof CookbookTag>;

/** Tags by commas. A recipe fits when it fits one of the meals and all of the diets. */
const Tags = z
  .string()
  .max(200)
  .transform((text) => text.split(',').filter((tag) => tag !== ''))
  .pipe(z.array(CookbookTag));

/** What narrows the list of one's own recipes. */
const recipeFilter = {
  q: z.string().trim().max(limits.search_max_characters).optional(),
  category: z.string().trim().max(limits.title_max_characters).optional(),
  tags: Tags.optional(),
  favorites: z.literal('true').optional(),
};
export const RecipeFilter = z.strictObject(recipeFilter);
export type RecipeFilter = z.output<typeof RecipeFilter>;

/** Where a page begins and how long it is. */
export const pageFields = {
  cursor: z.string().max(600).optional(),
  limit: z.coerce.number().int().min(1).max(limits.page_size_max).default(limits.page_size_default),
};

export const RecipeId = z.strictObject({ id: Uuid('Not a recipe id') });

/** How many recipes fit. */
export const Counted = z.object({
  count: z.int(),
  /** There are more than were counted. */
  more: z.boolean(),
});
export type Counted = z.infer<typeof Counted>;

export const recipesRoutes = defineRoutes({
  listRecipes: {
    method: 'GET',
    path: '/api/recipes',
    access: 'session',
    scope: 'recipes:read',
    summary: "One's own recipes, a page at a time",
    /** By relevance where something is searched and nothing else is asked for, else by date, the newest first. */
    query: z.strictObject({ ...recipeFilter, ...pageFields, sort: RecipeSort.optional() }),
    status: 200,
    response: RecipePage,
    errors: [],
  },
  countRecipes: {
    method: 'GET',
    path: '/api/recipes/count',
    access: 'session',
    scope: 'recipes:read',
    /** Exactly, but for a phrase that very many fit. */
    summary: "How many of one's own recipes fit",
    query: RecipeFilter,
    status: 200,
    response: Counted,
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
  listSeenRecipes: {
    method: 'GET',
    path: '/recipes',
    access: 'session',
    scope: 'recipes:read',
    bulk: true,
    summary: 'All recipes that one may see, one’s own and those shared with one, newest first, a thousand at a time',
    query: z.strictObject({ cursor: z.string().max(600).optional() }),
    status: 200,
    response: z.object({ recipes: z.array(Recipe), next_cursor: z.string().nullable() }),
    errors: [],
  },
  createRecipe: {
    method: 'POST',
    path: '/recipes',
    access: 'session',
    scope: 'recipes:write',
    workers: true,
    summary: 'Keep a recipe',
    body: NewRecipe,
    bodyLimitBytes: BODY_MAX_BYTES.whole_recipe,
    status: 201,
    response: Recipe,
    errors: ['conflict', 'quota_exceeded'],
  },
  copyRecipe: {
    method: 'POST',
    path: '/api/recipes/{id}/copies',
    access: 'session',
    scope: 'recipes:write',
    summary: "Keep a recipe that one may see as one's own; `id` is the copy's, so that sending twice is once",
    params: RecipeId,
    body: z.strictObject({ id: Uuid().optional() }),
    status: 201,
    response: Recipe,
    errors: ['not_found', 'conflict', 'quota_exceeded'],
  },
  getRecipe: {
    method: 'GET',
    path: '/api/recipes/{id}',
    access: 'session',
    scope: 'recipes:read',
    summary: 'One recipe: of one’s own, shared with one, or of the community',
    params: RecipeId,
    status: 200,
    response: RecipeDetail,
    errors: ['not_found'],
  },
  getDrawing: {
    method: 'GET',
    path: '/api/recipes/{id}/drawing/{key}',
    access: 'session',
    scope: 'recipes:read',
    summary:
      'The drawing of a recipe that one may see, for where it has no picture; under its present key it may be kept for good',
    params: RecipeId.extend({ key: z.string() }),
    status: 200,
    response: null,
    produces: 'image/*',
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
    bodyLimitBytes: BODY_MAX_BYTES.whole_recipe,
    status: 200,
    response: Recipe,
    errors: ['not_found', 'conflict', 'quota_exceeded'],
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
    whenFull: true,
    summary: 'Take a recipe out of the bin',
    params: RecipeId,
    status: 200,
    response: Recipe,
    errors: ['not_found'],
  },
});
