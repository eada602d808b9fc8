import { z } from 'zod';

import { Counted, pageFields, RECIPE_LIMITS, RecipeCategory, SearchReading, SourcedCard } from './recipes.ts';
import { Fits } from './recipe-fields.ts';
import { defineRoutes } from './route.ts';

export const CATEGORY_SOURCES = ['all', 'mine', 'community'] as const;
export type CategorySource = (typeof CATEGORY_SOURCES)[number];

export const CATEGORY_SORTS = ['newest', 'rating', 'quickest'] as const;
export type CategorySort = (typeof CATEGORY_SORTS)[number];

/** Maximum preparation plus cooking time in minutes. Recipes without times do not match. */
export const TIME_FILTERS_MINUTES = [15, 30, 60, 120] as const;
/** Exact servings, except `MANY_SERVINGS`, which means that many or more. */
export const SERVINGS_FILTERS = [1, 2, 4, 6] as const;
export const MANY_SERVINGS = 6;

export const CATEGORIES_TEXTS = {
  load_failed: 'Failed to load recipes',
  nothing_found: 'No recipes found',
  empty: (category: string) => `There are no recipes in the ${category} category yet.`,
  clear: 'Clear all filters',
  reset: 'Reset All Filters',
} as const;

const OneOf = (values: readonly number[]) =>
  z.coerce.number().refine((value) => values.includes(value), `One of ${values.join(', ')}`);

const filter = {
  q: z.string().trim().max(RECIPE_LIMITS.search_max_characters).optional(),
  category: RecipeCategory.optional(),
  source: z.enum(CATEGORY_SOURCES).default('all'),
  minutes: OneOf(TIME_FILTERS_MINUTES).optional(),
  servings: OneOf(SERVINGS_FILTERS).optional(),
  fits: Fits,
};
export const CategoryFilter = z.strictObject(filter);
export type CategoryFilter = z.output<typeof CategoryFilter>;

export const categoriesRoutes = defineRoutes({
  browseRecipes: {
    method: 'GET',
    path: '/api/categories/recipes',
    access: 'session',
    scope: 'recipes:read',
    summary: 'Browse visible recipes (own, received and of the community), a page at a time',
    query: z.strictObject({ ...filter, ...pageFields, sort: z.enum(CATEGORY_SORTS).default('newest') }),
    status: 200,
    response: SearchReading.extend({ recipes: z.array(SourcedCard), next_cursor: z.string().nullable() }),
    errors: [],
  },
  countBrowsed: {
    method: 'GET',
    path: '/api/categories/count',
    access: 'session',
    scope: 'recipes:read',
    summary: 'Count the visible recipes that match',
    query: CategoryFilter,
    status: 200,
    response: Counted,
    errors: [],
  },
});
