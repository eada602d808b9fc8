import { COMMUNITY_SORTS } from '@larder/contract/community';
import type { CommunitySort } from '@larder/contract/community';
import { RECIPE_CATEGORIES, RECIPE_LIMITS } from '@larder/contract/recipes';
import type { RecipeCategory } from '@larder/culinary/recipe-category';

import { readFits } from '#features/recipes/model/fits.ts';
import { readSearchParam } from '#platform/search-param.ts';

/** Filter and order of All Recipes. */
export interface CommunityFilter {
  readonly q: string;
  readonly category: RecipeCategory | null;
  readonly sort: CommunitySort;
  /** Hides what does not suit the user's eating rules. */
  readonly fits: boolean;
}

export const NO_FILTER: CommunityFilter = { q: '', category: null, sort: 'rating', fits: false };

export const SORT_LABELS: Readonly<Record<CommunitySort, string>> = {
  rating: 'Top Rated',
  views: 'Most Viewed',
  newest: 'Newest',
};

function readText(value: unknown): string {
  return readSearchParam(value, RECIPE_LIMITS.search_max_characters);
}

/** Reads the filter from the URL and ignores values that are not valid. */
export function parseCommunityFilter(search: Readonly<Record<string, unknown>>): CommunityFilter {
  return {
    q: readText(search['q']),
    category: RECIPE_CATEGORIES.find((category) => category === search['category']) ?? NO_FILTER.category,
    sort: COMMUNITY_SORTS.find((sort) => sort === search['sort']) ?? NO_FILTER.sort,
    fits: readFits(search['fits']),
  };
}

export interface CommunitySearch {
  q?: string;
  category?: RecipeCategory;
  sort?: CommunitySort;
  fits?: true;
}

/** The filter as URL parameters. Defaults are left out. */
export function toCommunitySearch({ q, category, sort, fits }: CommunityFilter): CommunitySearch {
  return {
    ...(q.trim() === '' ? {} : { q }),
    ...(category === null ? {} : { category }),
    ...(sort === NO_FILTER.sort ? {} : { sort }),
    ...(fits ? { fits } : {}),
  };
}

/** Whether the filter can exclude recipes. The order does not count. */
export function isNarrowed({ q, category, fits }: CommunityFilter): boolean {
  return q.trim() !== '' || category !== null || fits;
}
