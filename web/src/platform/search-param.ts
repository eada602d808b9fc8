/** A text out of an address's search, where anybody may have written anything; empty for what is none. */
export function readSearchParam(value: unknown, maxCharacters: number): string {
  // The address bar's "123" and "true" arrive as a number and a boolean.
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return '';
  return String(value).slice(0, maxCharacters);
}
