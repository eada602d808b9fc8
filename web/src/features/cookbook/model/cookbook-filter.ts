import { COOKBOOK_TAGS, RECIPE_LIMITS } from '@larder/contract/recipes';
import type { CookbookTag, RecipeSort } from '@larder/contract/recipes';

import { readFits } from '#features/recipes/model/fits.ts';
import { readSearchParam } from '#platform/search-param.ts';

/** Filter and order of the cookbook. */
export interface CookbookFilter {
  readonly q: string;
  readonly tags: readonly CookbookTag[];
  readonly favorites: boolean;
  /** Hides what does not suit the user's eating rules. */
  readonly fits: boolean;
  /** Null for the default: relevance for a search, otherwise newest first. */
  readonly sort: ChosenSort | null;
}

export type ChosenSort = Exclude<RecipeSort, 'relevance'>;

const CHOSEN_SORTS: readonly ChosenSort[] = ['date', 'title', 'cookTime', 'cooked'];

export const SORT_LABELS: Readonly<Record<RecipeSort, string>> = {
  relevance: 'Best match',
  date: 'Newest first',
  title: 'Title',
  cookTime: 'Cook time',
  cooked: 'Cooked last',
};

export const NO_FILTER: CookbookFilter = { q: '', tags: [], favorites: false, fits: false, sort: null };

function readText(value: unknown): string {
  return readSearchParam(value, RECIPE_LIMITS.search_max_characters);
}

/** Reads the filter from the URL and ignores values that are not valid. */
export function parseCookbookFilter(search: Readonly<Record<string, unknown>>): CookbookFilter {
  const named = readText(search['tags']).split(',');
  return {
    q: readText(search['q']),
    tags: COOKBOOK_TAGS.filter((tag) => named.includes(tag)),
    favorites: search['favorites'] === true || search['favorites'] === 'true',
    fits: readFits(search['fits']),
    sort: CHOSEN_SORTS.find((sort) => sort === search['sort']) ?? null,
  };
}

export interface CookbookSearch {
  q?: string;
  tags?: string;
  favorites?: true;
  fits?: true;
  sort?: ChosenSort;
}

/** The filter as URL parameters. Defaults are left out. */
export function toCookbookSearch({ q, tags, favorites, fits, sort }: CookbookFilter): CookbookSearch {
  return {
    ...(q.trim() === '' ? {} : { q }),
    ...(tags.length === 0 ? {} : { tags: tags.join(',') }),
    ...(favorites ? { favorites: true } : {}),
    ...(fits ? { fits } : {}),
    ...(sort === null ? {} : { sort }),
  };
}

/** Whether the filter can exclude recipes. The order does not count. */
export function isNarrowed({ q, tags, favorites, fits }: CookbookFilter): boolean {
  return q.trim() !== '' || tags.length > 0 || favorites || fits;
}

/** The number of choices in the panel that differ from the defaults. */
export function countPanelChoices({ tags, favorites, fits, sort }: CookbookFilter): number {
  return tags.length + (favorites ? 1 : 0) + (fits ? 1 : 0) + (sort === null ? 0 : 1);
}

export function toggleTag(filter: CookbookFilter, tag: CookbookTag): CookbookFilter {
  const isOn = filter.tags.includes(tag);
  return {
    ...filter,
    tags: COOKBOOK_TAGS.filter((other) => (other === tag ? !isOn : filter.tags.includes(other))),
  };
}

/** The order in use: the user's choice or the default. */
export function effectiveSort({ q, sort }: CookbookFilter): RecipeSort {
  return sort ?? (q.trim() === '' ? 'date' : 'relevance');
}

/** The orders to offer. Relevance is offered only for a search, where it is the default. */
export function offeredSorts({ q }: CookbookFilter): readonly RecipeSort[] {
  return q.trim() === '' ? CHOSEN_SORTS : ['relevance', ...CHOSEN_SORTS];
}

export function withSort(filter: CookbookFilter, chosen: string): CookbookFilter {
  const sort = CHOSEN_SORTS.find((name) => name === chosen) ?? null;
  const isDefault = sort === effectiveSort({ ...filter, sort: null });
  return { ...filter, sort: isDefault ? null : sort };
}
