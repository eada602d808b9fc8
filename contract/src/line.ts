import { z } from 'zod';

import { seenText } from './seen-text.ts';

/** A text that somebody reads, as it is seen. */
export function line(problem?: string) {
  return z.string(problem).overwrite(seenText);
}
