import { COMMUNITY_SORTS } from '@larder/contract/community';
import type { CommunitySort } from '@larder/contract/community';
import { RECIPE_CATEGORIES, RECIPE_LIMITS } from '@larder/contract/recipes';
import type { RecipeCategory } from '@larder/culinary/recipe-category';

import { readAddressText } from '#platform/address-text.ts';

/** What 'All Recipes' is narrowed down to, and its order. */
export interface CommunityFilter {
  readonly q: string;
  readonly category: RecipeCategory | null;
  readonly sort: CommunitySort;
}

export const NO_FILTER: CommunityFilter = { q: '', category: null, sort: 'rating' };

export const SORT_LABELS: Readonly<Record<CommunitySort, string>> = {
  rating: 'Top Rated',
  views: 'Most Viewed',
  newest: 'Newest',
};

function readText(value: unknown): string {
  return readAddressText(value, RECIPE_LIMITS.search_max_characters);
}

/** The filter in an address; whatever does not fit is no filter. */
export function parseCommunityFilter(search: Readonly<Record<string, unknown>>): CommunityFilter {
  return {
    q: readText(search['q']),
    category: RECIPE_CATEGORIES.find((category) => category === search['category']) ?? NO_FILTER.category,
    sort: COMMUNITY_SORTS.find((sort) => sort === search['sort']) ?? NO_FILTER.sort,
  };
}

export interface CommunitySearch {
  q?: string;
  category?: RecipeCategory;
  sort?: CommunitySort;
}

/** The filter as it stands in the address: only what somebody chose. */
export function toCommunitySearch({ q, category, sort }: CommunityFilter): CommunitySearch {
  return {
    ...(q.trim() === '' ? {} : { q }),
    ...(category === null ? {} : { category }),
    ...(sort === NO_FILTER.sort ? {} : { sort }),
  };
}

/** The order leaves none out. */
export function isNarrowed({ q, category }: CommunityFilter): boolean {
  return q.trim() !== '' || category !== null;
}
