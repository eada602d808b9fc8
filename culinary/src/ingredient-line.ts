import { loadAllNames } from '#all-names';
import type { IngredientLine } from '#line/ingredient-line-type';
import { readLine } from '#line/read-line';

export type { IngredientLine } from '#line/ingredient-line-type';
export { weightOfLine } from '#line/weight';

/**
 * Parses one ingredient line ("400 g / 14 oz beef mince, thawed") in English, or in a language whose lexicon is
 * registered; common units of German, French, Spanish and Italian are known without it. Loses no text: anything unrecognized becomes the comment. Reads the first 600
 * characters. Never throws.
 */
export function parseIngredientLine(text: string): IngredientLine {
  loadAllNames();
  return readLine(text);
}
