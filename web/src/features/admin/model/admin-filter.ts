import { readAddressText } from '#platform/address-text.ts';

/** The longest address there can be: what the server takes. */
export const SEARCH_MAX_CHARACTERS = 254;

/** Whom the list of people is narrowed down to; whatever else stands in the address is no search. */
export function parsePeopleSearch(search: Readonly<Record<string, unknown>>): string {
  return readAddressText(search['q'], SEARCH_MAX_CHARACTERS);
}

export function toPeopleSearch(q: string): { q?: string } {
  return q.trim() === '' ? {} : { q };
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
