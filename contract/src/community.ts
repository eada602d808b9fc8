import { z } from 'zod';

import { pageFields, RECIPE_LIMITS, RecipeCategory, RecipeId, SearchReading, SourcedCard } from './recipes.ts';
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

/** How many recipes 'Trending Now' and 'Recommended' show. */
export const PICKED_RECIPES = 3;

/** Top Rated (by the weighted mean), Most Viewed, Newest. */
export const COMMUNITY_SORTS = ['rating', 'views', 'newest'] as const;
export const CommunitySort = z.enum(COMMUNITY_SORTS);
export type CommunitySort = z.infer<typeof CommunitySort>;

/** A community recipe as cards show it; `own_rating` is what the person who asks gave it, null where they did not. */
export const CommunityCard = SourcedCard.extend({ views: z.int(), own_rating: z.int().nullable() });
export type CommunityCard = z.infer<typeof CommunityCard>;

const filter = {
  q: z.string().trim().max(RECIPE_LIMITS.search_max_characters).optional(),
  category: RecipeCategory.optional(),
};

/** What everyone has of one of one's own recipes. */
export const CommunityCopy = z.object({
  id: z.uuid(),
  /** The recipe that it was copied from; null where that is in the cookbook no more. */
  recipe_id: z.uuid().nullable(),
  title: z.string(),
  shared_at: z.iso.datetime(),
  /** It says what the recipe says now, or there is no recipe any more. */
  is_current: z.boolean(),
  rating: z.number(),
  ratings_count: z.int(),
  views: z.int(),
  /** Why an admin keeps it from being shown; null where it is shown. */
  hidden_reason: z.string().nullable(),
});
export type CommunityCopy = z.infer<typeof CommunityCopy>;

export const communityRoutes = defineRoutes({
  listCommunity: {
    method: 'GET',
    path: '/api/community/recipes',
    access: 'session',
    scope: 'recipes:read',
    summary: 'What people gave to everyone, a page at a time',
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
    summary: 'The most viewed of the community',
    status: 200,
    response: z.object({ recipes: z.array(CommunityCard) }),
    errors: [],
  },
  listRecommended: {
    method: 'GET',
    path: '/api/community/recommended',
    access: 'session',
    scope: 'recipes:read',
    summary: 'The best rated of the community or, for whoever has rated several, what is like that which they liked',
    status: 200,
    // `reason` says in one line why these; null where they are the best rated.
    response: z.object({ recipes: z.array(CommunityCard), reason: z.string().nullable() }),
    errors: [],
  },
  viewCommunityRecipe: {
    method: 'POST',
    path: '/api/community/{id}/views',
    access: 'session',
    scope: 'recipes:write',
    summary: 'Count a look at a community recipe, one for each person and hour',
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
    summary: 'What everyone has of one of one’s own recipes; null where it was not given',
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
    summary: 'What one gave to everyone, as its author knows it, also while it is hidden',
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
    summary: "Give everyone a copy of one of one's own recipes; the same title once",
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
    summary: 'Have a copy that one gave to everyone say what the recipe says now; its ratings and views stay',
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
    summary: 'Take back what one gave to everyone, with its ratings',
    params: RecipeId,
    status: 204,
    response: null,
    errors: ['not_found', 'conflict'],
  },
});
