import { loadEveryLanguage } from '#every-language';
import { parseIngredientLine } from '#ingredient-line';
import { STEP_VERBS, STEP_VERBS_AT_END } from '#import/plain-text/step-verbs-data';
import { findTimes } from '#steps/find-times';

/** How likely a line is an ingredient line, by its words alone. */
export interface Likelihood {
  /**
   * `sure`: amount with a unit or a food. `known`: a food without an amount. `unknown`: an amount or a few words that name
   * nothing known. `no`: a sentence or anything else.
   */
  readonly is: 'sure' | 'known' | 'unknown' | 'no';
  readonly hasAmount: boolean;
  readonly hasUnit: boolean;
}

const NO: Likelihood = { is: 'no', hasAmount: false, hasUnit: false };
const MAX_CHARACTERS = 180;
const MAX_WORDS = 30;
const MAX_READ = 400;
/** Without an amount, more words are a sentence. */
const MAX_WORDS_WITHOUT_AMOUNT = 9;
const MAX_WORDS_OF_UNKNOWN = 5;
const verbs = new Set(STEP_VERBS.split(' '));
/** Three words are a sentence with one of these. */
const ARTICLES = new Set('the die den das les los las gli het'.split(' '));
/** A sentence that ends with one of these names no food: "Toast it." */
const PRONOUN_AT_END = /\s(?:it|them)[.!]$/iu;
/** "Zwiebeln fein hacken": German and Dutch instructions end with their verb. */
const VERB_AT_END = new RegExp(String.raw`\s\p{Ll}*(?:${STEP_VERBS_AT_END.replaceAll(' ', '|')})[.!]?$`, 'u');
const SENTENCE_END = /[\p{L})\d°%][.!?]["”’)]?(?:\s*\P{L}*)$/u;
const ABBREVIATION_END =
  /(?<!\p{L})(?:tbsp?|tsp|oz|lbs?|pkg|opt|etc|ml|cl|dl|kg|gr?|l|c|pt|qt|approx|el|tl|st|stk|pck|msk|tsk|szt|ca|min|max|inc)\.$/iu;
/** Shorter words are abbreviations: "Tbsp. Sriracha". */
const SEVERAL_SENTENCES = /\p{Ll}{4,}[.!?]\s+\p{Lu}/u;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}][\p{L}\p{M}'’-]*/gu) ?? [];

/** True for a text that begins with what to do: "Mix the flour". */
export const startsWithVerb = (text: string): boolean => verbs.has(wordsOf(text.slice(0, MAX_READ))[0] ?? '');

/** True for a text that reads as an instruction or a sentence: by its first word, its last or its full stop. */
export function isSentence(whole: string): boolean {
  const text = whole.slice(0, MAX_READ);
  const words = wordsOf(text);
  if (words.length < 2) return words.length === 1 && verbs.has(words[0] ?? '') && /[.!]$/u.test(text);
  if (
    verbs.has(words[0] ?? '') ||
    PRONOUN_AT_END.test(text) ||
    words.length > MAX_WORDS ||
    SEVERAL_SENTENCES.test(text)
  )
    return true;
  if (words.length >= 3 && VERB_AT_END.test(text)) return true;
  const isLongEnough = words.length >= 4 || (words.length === 3 && words.some((word) => ARTICLES.has(word)));
  return isLongEnough && SENTENCE_END.test(text) && !ABBREVIATION_END.test(text);
}

function withAmount(
  text: string,
  amount: { readonly start: number; readonly unit: unknown },
  hasFood: boolean,
): Likelihood {
  const hasUnit = amount.unit !== null;
  const startsWithTime = !hasUnit && findTimes(text)[0]?.start === 0;
  const isAtStart = amount.start <= 3 || !isSentence(text);
  if (!isAtStart || SEVERAL_SENTENCES.test(text)) return NO;
  if (startsWithTime) return hasFood ? { is: 'unknown', hasAmount: false, hasUnit: false } : NO;
  if (hasFood || hasUnit) return { is: 'sure', hasAmount: true, hasUnit };
  const isShort = wordsOf(text).length <= MAX_WORDS_WITHOUT_AMOUNT && wordsOf(text).length > 0;
  return isShort && !SENTENCE_END.test(text) ? { is: 'unknown', hasAmount: true, hasUnit: false } : NO;
}

let areLanguagesLoaded = false;
function loadLanguages(): void {
  if (!areLanguagesLoaded) loadEveryLanguage();
  areLanguagesLoaded = true;
}

/** Judges a line without its list mark. Reads every language of the engine. Never throws. */
export function ingredientLikelihood(text: string): Likelihood {
  if (text.length > MAX_CHARACTERS || !/\p{L}/u.test(text)) return NO;
  loadLanguages();
  const { amount, food } = parseIngredientLine(text);
  if (amount !== null) return withAmount(text, amount, food !== null);
  const words = wordsOf(text).length;
  if (isSentence(text) || words > MAX_WORDS_WITHOUT_AMOUNT || /https?:/u.test(text)) return NO;
  if (food !== null) return { is: 'known', hasAmount: false, hasUnit: false };
  return words <= MAX_WORDS_OF_UNKNOWN ? { is: 'unknown', hasAmount: false, hasUnit: false } : NO;
}
