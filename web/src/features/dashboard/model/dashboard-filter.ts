import { RECIPE_LIMITS } from '@larder/contract/recipes';

import { readSearchParam } from '#platform/search-param.ts';

/** The filter of My Recipes. An empty string does not filter. */
export interface DashboardFilter {
  readonly q: string;
  readonly category: string;
}

/** Reads the filter from the URL and ignores values that are not valid. */
export function parseFilter(search: Readonly<Record<string, unknown>>): DashboardFilter {
  return {
    q: readSearchParam(search['q'], RECIPE_LIMITS.search_max_characters),
    category: readSearchParam(search['category'], RECIPE_LIMITS.title_max_characters),
  };
}

/** The filter as URL parameters. Empty values are left out. */
export function toSearch({ q, category }: DashboardFilter): { q?: string; category?: string } {
  return { ...(q.trim() === '' ? {} : { q }), ...(category === '' ? {} : { category }) };
}

export function isFiltering({ q, category }: DashboardFilter): boolean {
  return q.trim() !== '' || category !== '';
}

/** The filter in a sentence: "“soup” in Dessert". */
export function filterText({ q, category }: DashboardFilter): string {
  const words = q.trim() === '' ? '' : `“${q.trim()}”`;
  if (category === '') return words;
  return words === '' ? `the category ${category}` : `${words} in ${category}`;
}
