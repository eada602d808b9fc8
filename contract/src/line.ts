import { z } from 'zod';

import { seenText } from './seen-text.ts';

/** A text field that people read, normalized by `visibleText`. */
export function line(problem?: string) {
  return z.string(problem).overwrite(seenText);
}
