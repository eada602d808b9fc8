import type { FoundFood } from '#ingredient-catalogue';
import type { LanguageCode } from '#lexicon/lexicon';
import type { Token, TokenizedText } from '#line/tokens';

/** Reads lines in other languages than English. Its lexicons load on demand, and it loads with them. */
export interface LanguageReader {
  /** Returns the language that understands most words of some lines; null for English. */
  readonly detect: (texts: readonly string[]) => LanguageCode | null;
  /** Returns the food that a phrase names, null if it names none or an unknown one. */
  readonly findFood: (language: LanguageCode, phrase: string) => FoundFood | null;
  /** Returns the tokens of a line with the units, numbers and function words of its language. */
  readonly localize: (language: LanguageCode, text: string, tokens: readonly Token[]) => readonly Token[];
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

const isUnknown = ({ kind, fact }: Token): boolean =>
  kind === 'word' && fact.is === 0 && fact.number === 0 && fact.talk === 0;

/**
 * Returns the language of a tokenized line if its tokens depend on it, else undefined: a line whose every word is known
 * is read as English, so that most lines cost nothing.
 */
export const languageOfTokens = ({ normal, tokens }: TokenizedText): LanguageCode | null | undefined =>
  reader === undefined || !tokens.some(isUnknown) ? undefined : reader.detect([normal.text]);

/** {@link LanguageReader.localize}; the same tokens for English. */
export const localizeTokens = (
  language: LanguageCode | null | undefined,
  { normal, tokens }: TokenizedText,
): readonly Token[] =>
  language === null || language === undefined || reader === undefined
    ? tokens
    : reader.localize(language, normal.text, tokens);
