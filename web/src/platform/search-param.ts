/** Reads a text from the search parameters of a URL, where the user may have typed anything. Returns '' for any other type. */
export function readSearchParam(value: unknown, maxCharacters: number): string {
  // The router parses "123" and "true" into a number and a boolean.
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return '';
  return String(value).slice(0, maxCharacters);
}

/** An id of the server in the URL. */
export const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;
