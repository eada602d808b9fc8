import { type FoundFood, foodNames, phraseWords } from '#ingredient-catalogue';
import { LanguageIndex, languageWords } from '#lexicon/language-index';
import type { LanguageCode, Lexicon } from '#lexicon/lexicon';
import { localize } from '#lexicon/localize';
import { localizeJapanese } from '#lexicon/localize-japanese';
import { MeasureIndex } from '#lexicon/measure-index';
import { productNames } from '#lexicon/products';
import { isHarmlessWord } from '#line/harmless-words';
import { scanLanguage } from '#lexicon/scan-language';
import { registerLanguageReader } from '#line/language-reader';
import type { Token } from '#line/tokens';
import { factOf } from '#line/word-facts';
import { normalText } from '#text/normalize';

const lexicons = new Map<LanguageCode, Lexicon>();
const indexes = new Map<LanguageCode, LanguageIndex>();

/** Makes a lexicon known to every reader. Idempotent; its index is built when a text first needs it. */
export function registerLexicon(language: LanguageCode, lexicon: Lexicon): void {
  if (lexicons.has(language)) return;
  registerLanguageReader({ detect: detectLanguage, findFood, localize: localizeTokens });
  lexicons.set(language, lexicon);
}

const measureIndexes = new Map<LanguageCode, MeasureIndex>();

function localizeTokens(language: LanguageCode, text: string, tokens: readonly Token[]): readonly Token[] {
  const index = languageIndex(language);
  const lexicon = lexicons.get(language);
  if (index === null || lexicon === undefined) return tokens;
  const measures = measureIndexes.get(language) ?? new MeasureIndex(lexicon);
  measureIndexes.set(language, measures);
  return (language === 'ja' ? localizeJapanese : localize)(index, measures, text, tokens);
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

/** English words that have a meaning in another language too. */
const ENGLISH: ReadonlySet<string> = new Set(
  'a an the of and or with for to in on at per plus as from no me die'.split(' '),
);

function isEnglish(word: string): boolean {
  const words = phraseWords(word);
  // Letters of another script are no English.
  return (
    words.length > 0 &&
    words.every((english) => {
      const { number, is, talk } = factOf(english);
      return number > 0 || is !== 0 || talk !== 0 || isHarmlessWord(english);
    })
  );
}

/** Removes English names that look foreign in part: "ras el hanout", "za'atar". */
function withoutEnglishNames(text: string): string {
  const words = [...text.matchAll(/[\p{L}\p{M}'’]+/gu)];
  const facts = words.map(([word]) => factOf(phraseWords(word).join(' ')));
  let rest = '';
  let end = 0;
  for (let at = 0; at < words.length; at += 1) {
    const match = foodNames().startingAt(facts, at) ?? productNames().startingAt(facts, at);
    const first = words[at];
    const last = words[(match?.to ?? 0) - 1];
    if (match === null || first === undefined || last === undefined) continue;
    if (first === last && !/['’]/u.test(first[0])) continue;
    rest += text.slice(end, first.index);
    end = last.index + last[0].length;
    at = match.to - 1;
  }
  return rest + text.slice(end);
}

/**
 * Returns the language that understands more of some ingredient lines than English does; null for English. Where both
 * understand every word ("400 g de pâtes"), a function word decides. Only registered lexicons count.
 */
function detectLanguage(texts: readonly string[]): LanguageCode | null {
  const words = languageWords(withoutEnglishNames(normalText(startOf(texts)).slice(0, MAX_CHARACTERS_COMPARED)))
    .map(({ word }) => word)
    .filter((word) => /^(?:\p{L}{2,}|(?!\p{Script=Latin})\p{L})/u.test(word));
  const english = words.filter(isEnglish).length;
  let best: LanguageCode | null = null;
  let most = english;
  for (const language of lexicons.keys()) {
    const index = languageIndex(language);
    if (index === null) continue;
    const hasFunctionWord = words.some((word) => !ENGLISH.has(word) && index.isFunctionWord(word));
    // Most lists are English throughout.
    if (english === words.length && !hasFunctionWord) continue;
    const known = words.filter((word) => index.knows(word)).length;
    const wins = known > most || (known === english && best === null && hasFunctionWord);
    if (!wins) continue;
    best = language;
    most = known;
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
