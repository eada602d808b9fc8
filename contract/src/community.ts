import { z } from 'zod';

import { pageFields, RECIPE_LIMITS, RecipeCategory, RecipeId, SearchReading, SourcedCard } from './recipes.ts';
import { Fits } from './recipe-fields.ts';
import { defineRoutes } from './route.ts';

export const COMMUNITY_TEXTS = {
  shared: 'Recipe shared to community!',
  already_shared: 'Recipe already shared to community',
  failed: 'Failed to share recipe to community',
  not_found: 'Recipe not found',
  trending_failed: 'Failed to load trending recipes',
  recommended_failed: 'Failed to load recommended recipes',
  load_failed: 'Failed to load recipes',
  empty: 'No recipes found',
  empty_hint: 'Try adjusting your search or filters',
  hidden: 'An admin has hidden this recipe from the community',
  copy_hidden: 'An admin has hidden the same recipe from the community, so this copy cannot be shared there',
  original_gone: 'The recipe it was copied from is no longer in your cookbook',
} as const;

/** The number of recipes in 'Trending Now' and in 'Recommended'. */
export const PICKED_RECIPES = 3;

/** Top Rated (by the weighted mean), Most Viewed, Newest. */
export const COMMUNITY_SORTS = ['rating', 'views', 'newest'] as const;
export const CommunitySort = z.enum(COMMUNITY_SORTS);
export type CommunitySort = z.infer<typeof CommunitySort>;

/** A community recipe in a list; `own_rating` is the caller's rating, null without one. */
export const CommunityCard = SourcedCard.extend({ views: z.int(), own_rating: z.int().nullable() });
export type CommunityCard = z.infer<typeof CommunityCard>;

const filter = {
  q: z.string().trim().max(RECIPE_LIMITS.search_max_characters).optional(),
  category: RecipeCategory.optional(),
  fits: Fits,
};

/** The community copy of an own recipe. */
export const CommunityCopy = z.object({
  id: z.uuid(),
  /** The original; null once it has left the cookbook. */
  recipe_id: z.uuid().nullable(),
  title: z.string(),
  shared_at: z.iso.datetime(),
  /** The copy equals its original, or the original is gone. */
  is_current: z.boolean(),
  rating: z.number(),
  ratings_count: z.int(),
  views: z.int(),
  /** Why an admin hid it; null while it is visible. */
  hidden_reason: z.string().nullable(),
});
export type CommunityCopy = z.infer<typeof CommunityCopy>;

export const communityRoutes = defineRoutes({
  listCommunity: {
    method: 'GET',
    path: '/api/community/recipes',
    access: 'session',
    scope: 'recipes:read',
    summary: 'List community recipes, a page at a time',
    query: z.strictObject({ ...filter, ...pageFields, sort: CommunitySort.default('rating') }),
    status: 200,
    response: SearchReading.extend({ recipes: z.array(CommunityCard), next_cursor: z.string().nullable() }),
    errors: [],
  },
  listTrending: {
    method: 'GET',
    path: '/api/community/trending',
    access: 'session',
    scope: 'recipes:read',
    summary: 'List the most viewed community recipes',
    status: 200,
    response: z.object({ recipes: z.array(CommunityCard) }),
    errors: [],
  },
  listRecommended: {
    method: 'GET',
    path: '/api/community/recommended',
    access: 'session',
    scope: 'recipes:read',
    summary: 'List the top rated community recipes or, for a user with several ratings, recipes like those rated well',
    status: 200,
    // `reason` explains the choice in one line; null for the top rated.
    response: z.object({ recipes: z.array(CommunityCard), reason: z.string().nullable() }),
    errors: [],
  },
  viewCommunityRecipe: {
    method: 'POST',
    path: '/api/community/{id}/views',
    access: 'session',
    scope: 'recipes:write',
    summary: 'Count a view of a community recipe, once per user and hour',
    params: RecipeId,
    status: 200,
    response: z.object({ views: z.int() }),
    errors: ['not_found'],
  },
  getCommunityCopy: {
    method: 'GET',
    path: '/api/recipes/{id}/community',
    access: 'session',
    scope: 'recipes:read',
    summary: 'Get the community copy of an own recipe; null if it is not published',
    params: RecipeId,
    status: 200,
    response: z.object({ copy: CommunityCopy.nullable() }),
    errors: ['not_found'],
  },
  getOwnCopy: {
    method: 'GET',
    path: '/api/community/{id}',
    access: 'session',
    scope: 'recipes:read',
    summary: 'Get an own community copy as its author, even while it is hidden',
    params: RecipeId,
    status: 200,
    response: CommunityCopy,
    errors: ['not_found'],
  },
  shareToCommunity: {
    method: 'POST',
    path: '/api/recipes/{id}/community',
    access: 'session',
    scope: 'recipes:write',
    summary: 'Publish a copy of an own recipe to the community; a title only once per author',
    params: RecipeId,
    status: 201,
    response: z.object({ id: z.uuid() }),
    errors: ['not_found', 'conflict', 'quota_exceeded'],
  },
  updateCommunityCopy: {
    method: 'POST',
    path: '/api/community/{id}/update',
    access: 'session',
    scope: 'recipes:write',
    summary: 'Update an own community copy from its original; ratings and views stay',
    params: RecipeId,
    status: 200,
    response: CommunityCopy,
    errors: ['not_found', 'conflict', 'quota_exceeded'],
  },
  withdrawCommunityCopy: {
    method: 'DELETE',
    path: '/api/community/{id}',
    access: 'session',
    scope: 'recipes:write',
    summary: 'Withdraw an own community copy, with its ratings',
    params: RecipeId,
    status: 204,
    response: null,
    errors: ['not_found', 'conflict'],
  },
});
