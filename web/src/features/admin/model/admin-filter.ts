import { readAddressText } from '#platform/address-text.ts';

/** The longest address there can be: what the server takes. */
export const SEARCH_MAX_CHARACTERS = 254;

/** Whom the list of people is narrowed down to, and who comes first. What is found by a search has an order of its own. */
export interface PeopleFilter {
  readonly q: string;
  readonly sort: 'newest' | 'storage';
}

/** Whatever else stands in the address is no filter. */
export function parsePeopleSearch(search: Readonly<Record<string, unknown>>): PeopleFilter {
  const q = readAddressText(search['q'], SEARCH_MAX_CHARACTERS);
  return { q, sort: search['sort'] === 'storage' ? 'storage' : 'newest' };
}

export function toPeopleSearch({ q, sort }: PeopleFilter): { q?: string; sort?: 'storage' } {
  return { ...(q.trim() === '' ? {} : { q }), ...(sort === 'storage' ? { sort } : {}) };
}

/** What moderation is about: every community recipe, the hidden ones, what waits for a decision or was decided, or one public link. */
export const MODERATION_VIEWS = ['all', 'hidden', 'reported', 'decided', 'link'] as const;
export type ModerationView = (typeof MODERATION_VIEWS)[number];

/** Null where nobody has chosen. */
export function parseModerationView(search: Readonly<Record<string, unknown>>): ModerationView | null {
  return MODERATION_VIEWS.find((view) => view === search['show']) ?? null;
}

export function toModerationSearch(view: ModerationView | null): { show?: ModerationView } {
  return view === null ? {} : { show: view };
}
