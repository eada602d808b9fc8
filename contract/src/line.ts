import { z } from 'zod';

/** Nothing of it is seen: spaces, controls, and what only says how its neighbours are written. */
const INVISIBLE = /^[\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u{2800}]*$/u;

/**
 * A text that somebody reads, without the spaces around it. One in which nothing is seen is empty; inside any other, invisible
 * characters stay, as emoji and many scripts are written with them.
 */
export function line(problem?: string) {
  return z.string(problem).overwrite((text) => (INVISIBLE.test(text) ? '' : text.trim()));
}
