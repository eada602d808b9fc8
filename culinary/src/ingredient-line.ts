import { knowAllNames } from '#all-names';
import type { IngredientLine } from '#line/ingredient-line-type';
import { readLine } from '#line/read-line';

export type { IngredientLine } from '#line/ingredient-line-type';
export { weightOfLine } from '#line/weight';

/**
 * Reads one line of an ingredient list ("400 g / 14 oz beef mince, thawed") as people write them in English, and the units and numbers of
 * German, French, Spanish and Italian. Never throws and loses no text: what it cannot place is the comment. Reads the first 600
 * characters.
 */
export function parseIngredientLine(text: string): IngredientLine {
  knowAllNames();
  return readLine(text);
}
