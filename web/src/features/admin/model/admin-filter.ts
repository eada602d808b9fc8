import { readSearchParam } from '#platform/search-param.ts';

/** The maximum length of an email address, and the limit of the server. */
export const SEARCH_MAX_CHARACTERS = 254;

/** Filter and order of the accounts. Search results have an order of their own. */
export interface PeopleFilter {
  readonly q: string;
  readonly sort: 'newest' | 'storage';
}

/** Reads the filter from the URL and ignores everything else. */
export function parsePeopleSearch(search: Readonly<Record<string, unknown>>): PeopleFilter {
  const q = readSearchParam(search['q'], SEARCH_MAX_CHARACTERS);
  return { q, sort: search['sort'] === 'storage' ? 'storage' : 'newest' };
}

export function toPeopleSearch({ q, sort }: PeopleFilter): { q?: string; sort?: 'storage' } {
  return { ...(q.trim() === '' ? {} : { q }), ...(sort === 'storage' ? { sort } : {}) };
}

/** The views of the moderation page: all community recipes, hidden ones, open reports, decided reports, one public link. */
export const MODERATION_VIEWS = ['all', 'hidden', 'reported', 'decided', 'link'] as const;
export type ModerationView = (typeof MODERATION_VIEWS)[number];

/** Null where the URL names no view. */
export function parseModerationView(search: Readonly<Record<string, unknown>>): ModerationView | null {
  return MODERATION_VIEWS.find((view) => view === search['show']) ?? null;
}

export function toModerationSearch(view: ModerationView | null): { show?: ModerationView } {
  return view === null ? {} : { show: view };
}
