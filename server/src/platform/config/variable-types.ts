import { z } from 'zod';

export const MALFORMED_URL = 'Invalid Supabase URL format';

export function url(example: string, protocols: readonly string[]) {
  return z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `${MALFORMED_URL}: expected an address such as ${example}`,
  });
}

export function wholeNumber(min: number, max: number) {
  const expected = `expected a whole number from ${min} to ${max}`;
  return z.coerce.number({ error: expected }).int(expected).min(min, expected).max(max, expected);
}
