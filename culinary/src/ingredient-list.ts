import { loadAllNames } from '#all-names';
import type { IngredientLine } from '#line/ingredient-line-type';
import { readLineIn } from '#line/read-line';
import { detectLanguage } from '#line/language-reader';

const MAX_LINES = 300;
/** Several times the length of the longest real ingredient list. */
const MAX_CHARACTERS = 15_000;

/**
 * Parses an ingredient list, at most 300 lines. Null marks a line beyond the first 15,000 characters: it is not parsed,
 * and its contents are unknown.
 */
export function readIngredientList(texts: readonly string[]): (IngredientLine | null)[] {
  let left = MAX_CHARACTERS;
  loadAllNames();
  const language = detectLanguage(texts.slice(0, MAX_LINES));
  return texts.slice(0, MAX_LINES).map((text) => {
    left -= text.length;
    return left < 0 ? null : readLineIn(text, language);
  });
}
