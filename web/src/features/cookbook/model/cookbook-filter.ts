import { COOKBOOK_TAGS, RECIPE_LIMITS } from '@larder/contract/recipes';
import type { CookbookTag, RecipeSort } from '@larder/contract/recipes';

import { readFits } from '#features/recipes/model/fits.ts';
import { readSearchParam, UUID } from '#platform/search-param.ts';

/** Filter and order of the cookbook. */
export interface CookbookFilter {
  readonly q: string;
  /** Meals and diets. */
  readonly tags: readonly CookbookTag[];
  /** A tag of the user's own; null for all. */
  readonly tag: string | null;
  /** The id of a collection; null for all. */
  readonly collection: string | null;
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

export const NO_FILTER: CookbookFilter = {
  q: '',
  tags: [],
  tag: null,
  collection: null,
  favorites: false,
  fits: false,
  sort: null,
};

function readText(value: unknown): string {
  return readSearchParam(value, RECIPE_LIMITS.search_max_characters);
}

function readId(value: unknown): string | null {
  return typeof value === 'string' && UUID.test(value) ? value : null;
}

/** Reads the filter from the URL and ignores values that are not valid. */
export function parseCookbookFilter(search: Readonly<Record<string, unknown>>): CookbookFilter {
  const named = readText(search['tags']).split(',');
  return {
    q: readText(search['q']),
    tags: COOKBOOK_TAGS.filter((tag) => named.includes(tag)),
    tag: readSearchParam(search['tag'], RECIPE_LIMITS.name_max_characters).trim() || null,
    collection: readId(search['collection']),
    favorites: search['favorites'] === true || search['favorites'] === 'true',
    fits: readFits(search['fits']),
    sort: CHOSEN_SORTS.find((sort) => sort === search['sort']) ?? null,
  };
}

export interface CookbookSearch {
  q?: string;
  tags?: string;
  tag?: string;
  collection?: string;
  favorites?: true;
  fits?: true;
  sort?: ChosenSort;
}

/** The filter as URL parameters. Defaults are left out. */
export function toCookbookSearch({ q, tags, tag, collection, favorites, fits, sort }: CookbookFilter): CookbookSearch {
  return {
    ...(q.trim() === '' ? {} : { q }),
    ...(tags.length === 0 ? {} : { tags: tags.join(',') }),
    ...(tag === null ? {} : { tag }),
    ...(collection === null ? {} : { collection }),
    ...(favorites ? { favorites: true } : {}),
    ...(fits ? { fits } : {}),
    ...(sort === null ? {} : { sort }),
  };
}

/** Whether the filter can exclude recipes. The order does not count. */
export function isNarrowed(filter: CookbookFilter): boolean {
  return filter.q.trim() !== '' || countPanelChoices({ ...filter, sort: null }) > 0;
}

/** The number of choices in the panel that differ from the defaults. */
export function countPanelChoices({ tags, tag, collection, favorites, fits, sort }: CookbookFilter): number {
  return tags.length + [tag !== null, collection !== null, favorites, fits, sort !== null].filter(Boolean).length;
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
