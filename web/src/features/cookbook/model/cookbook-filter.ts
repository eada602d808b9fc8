import { COOKBOOK_TAGS, RECIPE_LIMITS } from '@larder/contract/recipes';
import type { CookbookTag, RecipeSort } from '@larder/contract/recipes';

import { readAddressText } from '#platform/address-text.ts';

/** What the cookbook is narrowed down to and ordered by. */
export interface CookbookFilter {
  readonly q: string;
  readonly tags: readonly CookbookTag[];
  readonly favorites: boolean;
  /** Null where nobody chose: by relevance while something is searched, else the newest first. */
  readonly sort: ChosenSort | null;
}

export type ChosenSort = Exclude<RecipeSort, 'relevance'>;

const CHOSEN_SORTS: readonly ChosenSort[] = ['date', 'title', 'cookTime'];

export const SORT_LABELS: Readonly<Record<RecipeSort, string>> = {
  relevance: 'Best match',
  date: 'Newest first',
  title: 'Title',
  cookTime: 'Cook time',
};

export const NO_FILTER: CookbookFilter = { q: '', tags: [], favorites: false, sort: null };

function readText(value: unknown): string {
  return readAddressText(value, RECIPE_LIMITS.search_max_characters);
}

/** The filter in an address; whatever does not fit is no filter. */
export function parseCookbookFilter(search: Readonly<Record<string, unknown>>): CookbookFilter {
  const named = readText(search['tags']).split(',');
  return {
    q: readText(search['q']),
    tags: COOKBOOK_TAGS.filter((tag) => named.includes(tag)),
    favorites: search['favorites'] === true || search['favorites'] === 'true',
    sort: CHOSEN_SORTS.find((sort) => sort === search['sort']) ?? null,
  };
}

export interface CookbookSearch {
  q?: string;
  tags?: string;
  favorites?: true;
  sort?: ChosenSort;
}

/** The filter as it stands in the address: only what somebody chose. */
export function toCookbookSearch({ q, tags, favorites, sort }: CookbookFilter): CookbookSearch {
  return {
    ...(q.trim() === '' ? {} : { q }),
    ...(tags.length === 0 ? {} : { tags: tags.join(',') }),
    ...(favorites ? { favorites: true } : {}),
    ...(sort === null ? {} : { sort }),
  };
}

/** Whether some recipes may be left out; the order leaves none out. */
export function isNarrowed({ q, tags, favorites }: CookbookFilter): boolean {
  return q.trim() !== '' || tags.length > 0 || favorites;
}

/** How many of the choices in the panel differ from how it opens first. */
export function countPanelChoices({ tags, favorites, sort }: CookbookFilter): number {
  return tags.length + (favorites ? 1 : 0) + (sort === null ? 0 : 1);
}

export function toggleTag(filter: CookbookFilter, tag: CookbookTag): CookbookFilter {
  const isOn = filter.tags.includes(tag);
  return {
    ...filter,
    tags: COOKBOOK_TAGS.filter((other) => (other === tag ? !isOn : filter.tags.includes(other))),
  };
}

/** What the list is ordered by as it stands. */
export function effectiveSort({ q, sort }: CookbookFilter): RecipeSort {
  return sort ?? (q.trim() === '' ? 'date' : 'relevance');
}

/** What there is to order by: relevance only where something is searched, and by then it is what nobody has to choose. */
export function offeredSorts({ q }: CookbookFilter): readonly RecipeSort[] {
  return q.trim() === '' ? CHOSEN_SORTS : ['relevance', ...CHOSEN_SORTS];
}

export function withSort(filter: CookbookFilter, chosen: string): CookbookFilter {
  const sort = CHOSEN_SORTS.find((name) => name === chosen) ?? null;
  const isDefault = sort === effectiveSort({ ...filter, sort: null });
  return { ...filter, sort: isDefault ? null : sort };
}
