import type { FoundFood } from '#ingredient-catalogue';
import type { LanguageCode } from '#lexicon/lexicon';

/** Reads lines in other languages than English. Its lexicons load on demand, and it loads with them. */
export interface LanguageReader {
  /** Returns the language that understands most words of some lines; null for English. */
  readonly detect: (texts: readonly string[]) => LanguageCode | null;
  /** Returns the food that a phrase names, null if it names none or an unknown one. */
  readonly findFood: (language: LanguageCode, phrase: string) => FoundFood | null;
}

let reader: LanguageReader | undefined;

export function registerLanguageReader(given: LanguageReader): void {
  reader ??= given;
}

/** {@link LanguageReader.detect}; null while no lexicon is loaded. */
export const detectLanguage = (texts: readonly string[]): LanguageCode | null => reader?.detect(texts) ?? null;

/** {@link LanguageReader.findFood} */
export const findFoodIn = (language: LanguageCode, phrase: string): FoundFood | null =>
  reader?.findFood(language, phrase) ?? null;
