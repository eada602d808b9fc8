import { z } from 'zod';

/** How the message about the two addresses begins that people search for by these words. */
export const MALFORMED_URL = 'Invalid Supabase URL format';

/** An address with one of these protocols. */
export function url(example: string, protocols: readonly string[], message = `expected an address such as ${example}`) {
  return z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), message);
}

/** The address of the app or of its database: the product names the words that a message about it begins with. */
export function mainUrl(example: string, protocols: readonly string[]) {
  return url(example, protocols, `${MALFORMED_URL}: expected an address such as ${example}`);
}

export function wholeNumber(min: number, max: number) {
  const expected = `expected a whole number from ${min} to ${max}`;
  return z.coerce.number({ error: expected }).int(expected).min(min, expected).max(max, expected);
}
