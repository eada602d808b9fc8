import { z } from 'zod';

/** The beginning of the message for a malformed main URL, for which people search. */
export const MALFORMED_URL = 'Invalid Supabase URL format';

/** A URL with one of these protocols. */
export function url(example: string, protocols: readonly string[], message = `expected an address such as ${example}`) {
  return z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), message);
}

/** The URL of the app or its database. The product spec quotes the beginning of its error message. */
export function mainUrl(example: string, protocols: readonly string[]) {
  return url(example, protocols, `${MALFORMED_URL}: expected an address such as ${example}`);
}

export function wholeNumber(min: number, max: number) {
  const expected = `expected a whole number from ${min} to ${max}`;
  return z.coerce.number({ error: expected }).int(expected).min(min, expected).max(max, expected);
}
