import { RECIPE_LIMITS } from '@larder/contract/recipes';

import { readAddressText } from '#platform/address-text.ts';

/** What My Recipes is narrowed down to; an empty text does not narrow. */
export interface DashboardFilter {
  readonly q: string;
  readonly category: string;
}

/** The filter in an address; whatever does not fit is no filter. */
export function parseFilter(search: Readonly<Record<string, unknown>>): DashboardFilter {
  return {
    q: readAddressText(search['q'], RECIPE_LIMITS.search_max_characters),
    category: readAddressText(search['category'], RECIPE_LIMITS.title_max_characters),
  };
}

/** The filter as it stands in the address: only what narrows. */
export function toSearch({ q, category }: DashboardFilter): { q?: string; category?: string } {
  return { ...(q.trim() === '' ? {} : { q }), ...(category === '' ? {} : { category }) };
}

export function isFiltering({ q, category }: DashboardFilter): boolean {
  return q.trim() !== '' || category !== '';
}

/** What the filter is called in a sentence: "“soup” in Dessert". */
export function filterText({ q, category }: DashboardFilter): string {
  const words = q.trim() === '' ? '' : `“${q.trim()}”`;
  if (category === '') return words;
  return words === '' ? `the category ${category}` : `${words} in ${category}`;
}
