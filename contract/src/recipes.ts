import { DEFAULT_CATEGORY, RECIPE_CATEGORIES } from '@larder/culinary/recipe-category';
import { z } from 'zod';

import { CookbookTag, RecipeFilter, RecipeSort } from './filter-fields.ts';
import { NewRecipe, RecipeChange } from './new-recipe.ts';
import { Picture } from './pictures.ts';
import { EVERY_DETAIL, RecipeDetails } from './detail-fields.ts';
import { Conflict, Culprit, RecipeCategory, Uuid } from './recipe-fields.ts';
import { COOKBOOK_TAGS, RECIPE_LIMITS, RECIPE_SORTS, RECIPE_TEXTS } from './recipe-texts.ts';
import { BODY_MAX_BYTES, defineRoutes } from './route.ts';

export {
  COOKBOOK_TAGS,
  CookbookTag,
  DEFAULT_CATEGORY,
  NewRecipe,
  RECIPE_CATEGORIES,
  RECIPE_LIMITS,
  RECIPE_SORTS,
  RECIPE_TEXTS,
  RecipeCategory,
  RecipeChange,
  RecipeFilter,
  RecipeSort,
};

const limits = RECIPE_LIMITS;

/** A recipe on the wire. Times are minutes, dates ISO 8601 in UTC. */
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
  /** The owner's own, 1 to 5; missing without, and for other readers. */
  stars: z.int().nullable().optional(),
  /** Those that were given. */
  ...RecipeDetails.partial().shape,
  /** The picture in our store; null if there is none or `image_url` is not imported yet. */
  picture: Picture.nullable(),
  /** Cache key of the dish art, the last part of its URL. Each change of the recipe changes it. */
  drawing: z.string(),
  /** Incremented by each change except `is_favorite` and `stars`. */
  version: z.int(),
  /** Violated diets and exclusions of the caller's profile, certain ones first. */
  conflicts: z.array(Conflict),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type Recipe = z.infer<typeof Recipe>;

export const RecipeSource = z.enum(['own', 'shared', 'community']);
export type RecipeSource = z.infer<typeof RecipeSource>;

/** Where a visible recipe comes from. */
const provenance = {
  source: RecipeSource,
  /** The user who shared it; null for the caller's own. */
  shared_by: z.uuid().nullable(),
  shared_by_name: z.string().nullable(),
  /** Arithmetic mean from 1 to 5, and the number of ratings; both 0 without ratings, so always outside the community. */
  rating: z.number(),
  ratings_count: z.int(),
};

/** A recipe for its own page. */
export const RecipeDetail = Recipe.extend({
  ...provenance,
  /** Why an admin hid its community copy; null if none did. Only its author receives it. */
  hidden_reason: z.string().nullable(),
  /** What in it violates the caller's eating rules. */
  culprits: z.array(Culprit),
  /** The ids of those `linked_recipes` that the caller can open. Absent without any. */
  openable_links: z.array(z.string()).optional(),
});
export type RecipeDetail = z.infer<typeof RecipeDetail>;

/** A recipe in a list: without the fields of its own page, and with a shortened description. */
export const RecipeCard = Recipe.omit({
  ...EVERY_DETAIL,
  ingredients: true,
  instructions: true,
  user_id: true,
  stars: true,
  updated_at: true,
  version: true,
});
export type RecipeCard = z.infer<typeof RecipeCard>;

/** A recipe in a list that mixes sources. */
export const SourcedCard = RecipeCard.extend(provenance);
export type SourcedCard = z.infer<typeof SourcedCard>;

/** A filter understood from a search phrase, such as "vegetarian" or "under 30 minutes". */
export const UnderstoodFilter = z.object({
  /** `unsupported` is reported but not applied ("without cream"). */
  kind: z.enum(['diet', 'meal', 'minutes', 'servings', 'unsupported']),
  label: z.string(),
  /** The part of the phrase that it was read from. A phrase without these words searches without the filter. */
  text: z.string(),
});
export type UnderstoodFilter = z.infer<typeof UnderstoodFilter>;

/** How a search phrase was understood. */
export const SearchReading = z.object({
  /** Word prefixes to highlight; empty without a search. */
  words: z.array(z.string()),
  /**
   * The corrected phrase that was searched because the typed one found nothing; null if none was needed. This is its name on the
   * wire; elsewhere it is `corrected`.
   */
  mended: z.string().nullable(),
  /** Filters understood from the phrase, in its order. */
  understood: z.array(UnderstoodFilter).max(limits.search_filters_max).optional(),
});
export type SearchReading = z.infer<typeof SearchReading>;

/** Send `next_cursor` as `cursor` to get the next page; it is null on the last one. */
export const RecipePage = SearchReading.extend({ recipes: z.array(RecipeCard), next_cursor: z.string().nullable() });
export type RecipePage = z.infer<typeof RecipePage>;

/** Start and size of a page (keyset pagination). */
export const pageFields = {
  cursor: z.string().max(600).optional(),
  limit: z.coerce.number().int().min(1).max(limits.page_size_max).default(limits.page_size_default),
};

export const RecipeId = z.strictObject({ id: Uuid('Not a recipe id') });

/** How many recipes match. */
export const Counted = z.object({
  count: z.int(),
  /** Counting stopped at its limit: there are more. */
  more: z.boolean(),
});
export type Counted = z.infer<typeof Counted>;

export const recipesRoutes = defineRoutes({
  listRecipes: {
    method: 'GET',
    path: '/api/recipes',
    access: 'session',
    scope: 'recipes:read',
    summary: "List the user's own recipes, a page at a time",
    /** The default order is relevance with a search phrase, otherwise newest first. */
    query: z.strictObject({ ...RecipeFilter.shape, ...pageFields, sort: RecipeSort.optional() }),
    status: 200,
    response: RecipePage,
    errors: [],
  },
  countRecipes: {
    method: 'GET',
    path: '/api/recipes/count',
    access: 'session',
    scope: 'recipes:read',
    summary: "Count the user's own recipes that match; exact up to a limit for a search",
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
    summary: "List the distinct categories of the user's own recipes, in alphabetical order",
    status: 200,
    response: z.object({ categories: z.array(z.string()) }),
    errors: [],
  },
  listRecipeTags: {
    method: 'GET',
    path: '/api/recipes/tags',
    access: 'session',
    scope: 'recipes:read',
    summary: "List the tags of the user's own recipes, in alphabetical order",
    status: 200,
    response: z.object({ tags: z.array(z.string()) }),
    errors: [],
  },
  listSeenRecipes: {
    method: 'GET',
    path: '/recipes',
    access: 'session',
    scope: 'recipes:read',
    bulk: true,
    summary: 'List all own and received recipes in full, newest first, a thousand at a time',
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
    summary: 'Create a recipe; idempotent by `id`',
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
    summary: "Copy a visible recipe to the user's own; idempotent by `id`, the id of the copy",
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
    summary: 'Get one recipe: own, received, or of the community',
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
    summary: 'Get the dish art of a visible recipe, as SVG; immutable under its current key',
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
    summary: 'Update parts of a recipe',
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
    summary: 'Move a recipe to the bin, where it stays for 30 days',
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
    summary: 'Restore a recipe from the bin',
    params: RecipeId,
    status: 200,
    response: Recipe,
    errors: ['not_found'],
  },
});
