import { foodWords } from '#food-words';
import type { FoundFood } from '#ingredient-catalogue';
import { LanguageIndex, languageWords } from '#lexicon/language-index';
import type { LanguageCode, Lexicon } from '#lexicon/lexicon';
import { isHarmlessWord } from '#line/harmless-words';
import { scanLanguage } from '#lexicon/scan-language';
import { registerLanguageReader } from '#line/language-reader';
import { addUnits } from '#line/foreign-units';
import { factOf } from '#line/word-facts';
import type { UnitName } from '#units';
import { normalText } from '#text/normalize';

const lexicons = new Map<LanguageCode, Lexicon>();
const indexes = new Map<LanguageCode, LanguageIndex>();

/** Makes a lexicon known to every reader. Idempotent; its index is built when a text first needs it. */
export function registerLexicon(language: LanguageCode, lexicon: Lexicon): void {
  if (lexicons.has(language)) return;
  registerLanguageReader({ detect: detectLanguage, findFood });
  lexicons.set(language, lexicon);
  for (const [unit, names] of Object.entries(lexicon.units)) addUnits(unit as UnitName, names);
}

const findFood = (language: LanguageCode, phrase: string): FoundFood | null => {
  const index = languageIndex(language);
  return index === null ? null : scanLanguage(index, phrase).main;
};

export function languageIndex(language: LanguageCode): LanguageIndex | null {
  const built = indexes.get(language);
  if (built !== undefined) return built;
  const lexicon = lexicons.get(language);
  if (lexicon === undefined) return null;
  const index = new LanguageIndex(language, lexicon);
  indexes.set(language, index);
  return index;
}

/** Enough to decide on a language, and few enough to be quick. */
const MAX_CHARACTERS_COMPARED = 1500;

function englishShare(words: readonly string[]): number {
  const known = words.filter((word) => {
    const [english] = foodWords(word);
    if (english === undefined) return false;
    const { number, is, talk } = factOf(english);
    return number > 0 || is !== 0 || talk !== 0 || isHarmlessWord(english);
  });
  return known.length / words.length;
}

/**
 * Returns the language that understands most words of some ingredient lines; null for English, which wins a tie. Only
 * registered lexicons count.
 */
function detectLanguage(texts: readonly string[]): LanguageCode | null {
  const words = languageWords(normalText(startOf(texts)))
    .map(({ word }) => word)
    .filter((word) => /^\p{L}{2,}/u.test(word));
  if (words.length === 0) return null;
  let best: LanguageCode | null = null;
  let share = englishShare(words);
  for (const language of lexicons.keys()) {
    if (share === 1) break;
    const understood = languageIndex(language)?.shareOf(words) ?? 0;
    if (understood <= share) continue;
    share = understood;
    best = language;
  }
  return best;
}

function startOf(texts: readonly string[]): string {
  let start = '';
  for (const text of texts) {
    if (start.length >= MAX_CHARACTERS_COMPARED) break;
    start += ` ${text.slice(0, MAX_CHARACTERS_COMPARED)}`;
  }
  return start.slice(0, MAX_CHARACTERS_COMPARED);
}
