import { z } from 'zod';

import { visibleText } from './visible-text.ts';

/** A text field that people read, normalized by `visibleText`. */
export function textField(problem?: string) {
  return z.string(problem).overwrite(visibleText);
}
