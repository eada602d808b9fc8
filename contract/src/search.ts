import { z } from 'zod';

import { RECIPE_LIMITS, SearchReading, SourcedCard } from './recipes.ts';
import { Conflict } from './recipe-fields.ts';
import { defineRoutes } from './route.ts';

export const SEARCH_LIMITS = { hits_max: 20 } as const;

export const SearchHit = SourcedCard.pick({
  id: true,
  title: true,
  description: true,
  image_url: true,
  picture: true,
  category: true,
  source: true,
  shared_by_name: true,
});
export type SearchHit = z.infer<typeof SearchHit>;

/** A hit with what in it violates the caller's eating rules now. */
export const FoundHit = SearchHit.extend({ conflicts: z.array(Conflict) });
export type FoundHit = z.infer<typeof FoundHit>;

export const searchRoutes = defineRoutes({
  searchRecipes: {
    method: 'GET',
    path: '/recipes/search',
    access: 'session',
    scope: 'recipes:read',
    summary: 'Find the visible recipes that match a phrase best: own ones first, matches in the title before others',
    query: z.strictObject({ q: z.string().trim().max(RECIPE_LIMITS.search_max_characters).default('') }),
    status: 200,
    response: SearchReading.extend({ recipes: z.array(FoundHit).max(SEARCH_LIMITS.hits_max) }),
    errors: [],
  },
});
