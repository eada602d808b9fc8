/** The longest address there can be: what the server takes. */
export const SEARCH_MAX_CHARACTERS = 254;

/** Whom the list of people is narrowed down to; whatever else stands in the address is no search. */
export function parsePeopleSearch(search: Readonly<Record<string, unknown>>): string {
  const q = search['q'];
  // The address bar's "123" and "true" arrive as a number and a boolean.
  if (typeof q !== 'string' && typeof q !== 'number' && typeof q !== 'boolean') return '';
  return String(q).slice(0, SEARCH_MAX_CHARACTERS);
}

export function toPeopleSearch(q: string): { q?: string } {
  return q.trim() === '' ? {} : { q };
}

/** Are only hidden recipes asked for? */
export function parseHiddenOnly(search: Readonly<Record<string, unknown>>): boolean {
  return search['show'] === 'hidden';
}

export function toModerationSearch(hiddenOnly: boolean): { show?: 'hidden' } {
  return hiddenOnly ? { show: 'hidden' } : {};
}
