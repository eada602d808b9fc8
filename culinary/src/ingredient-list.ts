import { type IngredientLine, parseIngredientLine } from '#ingredient-line';

const MAX_LINES = 300;
/** Several times the length of the longest real ingredient list. */
const MAX_CHARACTERS = 15_000;

/**
 * Parses an ingredient list, at most 300 lines. Null marks a line beyond the first 15,000 characters: it is not parsed,
 * and its contents are unknown.
 */
export function readIngredientList(texts: readonly string[]): (IngredientLine | null)[] {
  let left = MAX_CHARACTERS;
  return texts.slice(0, MAX_LINES).map((text) => {
    left -= text.length;
    return left < 0 ? null : parseIngredientLine(text);
  });
}
