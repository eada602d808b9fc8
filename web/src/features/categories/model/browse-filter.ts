import {
  CATEGORY_SORTS,
  CATEGORY_SOURCES,
  MANY_SERVINGS,
  SERVINGS_FILTERS,
  TIME_FILTERS_MINUTES,
} from '@larder/contract/categories';
import type { CategorySort, CategorySource } from '@larder/contract/categories';
import { RECIPE_LIMITS } from '@larder/contract/recipes';

import { FITS_LABEL, readFits } from '#features/recipes/model/fits.ts';
import { readSearchParam } from '#platform/search-param.ts';

/** Filter and order of the category page. */
export interface BrowseFilter {
  readonly q: string;
  readonly source: CategorySource;
  readonly sort: CategorySort;
  /** Maximum total time. */
  readonly minutes: number | null;
  /** Exact servings; the largest choice includes everything above it. */
  readonly servings: number | null;
  /** Hides what does not suit the user's eating rules. */
  readonly fits: boolean;
}

export const NO_FILTER: BrowseFilter = {
  q: '',
  source: 'all',
  sort: 'newest',
  minutes: null,
  servings: null,
  fits: false,
};

export const SOURCE_LABELS: Readonly<Record<CategorySource, string>> = {
  all: 'All Recipes',
  mine: 'My Recipes',
  community: 'Community Recipes',
};

export const SORT_LABELS: Readonly<Record<CategorySort, string>> = {
  newest: 'Newest First',
  rating: 'Highest Rated',
  quickest: 'Quickest',
};

export function minutesLabel(minutes: number): string {
  return `${minutes} minutes or less`;
}

/** The label of a servings choice: "4", "8+". */
export function servingsOption(servings: number): string {
  return servings === MANY_SERVINGS ? `${servings}+` : `${servings}`;
}

function servingsLabel(servings: number): string {
  return servings === 1 ? '1 serving' : `${servingsOption(servings)} servings`;
}

function readText(value: unknown): string {
  return readSearchParam(value, RECIPE_LIMITS.search_max_characters);
}

function readOneOf(values: readonly number[], value: unknown): number | null {
  return values.find((known) => String(known) === readText(value)) ?? null;
}

/** Reads the filter from the URL and ignores values that are not valid. */
export function parseBrowseFilter(search: Readonly<Record<string, unknown>>): BrowseFilter {
  return {
    q: readText(search['q']),
    source: CATEGORY_SOURCES.find((source) => source === search['source']) ?? NO_FILTER.source,
    sort: CATEGORY_SORTS.find((sort) => sort === search['sort']) ?? NO_FILTER.sort,
    minutes: readOneOf(TIME_FILTERS_MINUTES, search['minutes']),
    servings: readOneOf(SERVINGS_FILTERS, search['servings']),
    fits: readFits(search['fits']),
  };
}

export interface BrowseSearch {
  q?: string;
  source?: CategorySource;
  sort?: CategorySort;
  minutes?: number;
  servings?: number;
  fits?: true;
}

/** The filter as URL parameters. Defaults are left out. */
export function toBrowseSearch({ q, source, sort, minutes, servings, fits }: BrowseFilter): BrowseSearch {
  return {
    ...(q.trim() === '' ? {} : { q }),
    ...(source === NO_FILTER.source ? {} : { source }),
    ...(sort === NO_FILTER.sort ? {} : { sort }),
    ...(minutes === null ? {} : { minutes }),
    ...(servings === null ? {} : { servings }),
    ...(fits ? { fits } : {}),
  };
}

/** A filter that the user can remove on its own. */
export interface ActiveFilter {
  readonly label: string;
  readonly without: BrowseFilter;
}

/** All filters that narrow the list. The order does not count. */
export function activeFilters(filter: BrowseFilter): readonly ActiveFilter[] {
  const { q, source, minutes, servings, fits } = filter;
  const words = q.trim();
  return [
    ...(words === '' ? [] : [{ label: `“${words}”`, without: { ...filter, q: '' } }]),
    ...(source === 'all' ? [] : [{ label: SOURCE_LABELS[source], without: { ...filter, source: 'all' } as const }]),
    ...(minutes === null ? [] : [{ label: minutesLabel(minutes), without: { ...filter, minutes: null } }]),
    ...(servings === null ? [] : [{ label: servingsLabel(servings), without: { ...filter, servings: null } }]),
    ...(fits ? [{ label: FITS_LABEL, without: { ...filter, fits: false } }] : []),
  ];
}

export function isNarrowed(filter: BrowseFilter): boolean {
  return activeFilters(filter).length > 0;
}

/** The number of choices made in the panel. */
export function countPanelChoices({ minutes, servings, fits }: BrowseFilter): number {
  return (minutes === null ? 0 : 1) + (servings === null ? 0 : 1) + (fits ? 1 : 0);
}
