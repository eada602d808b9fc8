import { allergensIn, allergensMaybeIn, dietsRuledOut } from '#food-diets';
import {
  type ForeignRequest,
  type FoundFood,
  foodNames,
  getFood,
  phraseWords,
  registerRequestReader,
} from '#ingredient-catalogue';
import { formsIn } from '#lexicon/forms';
import { FUNCTION_ROLES, LanguageIndex, type LanguageWord, languageWords, wordsIn } from '#lexicon/language-index';
import type { LanguageCode, Lexicon } from '#lexicon/lexicon';
import { localize } from '#lexicon/localize';
import { localizeJapanese } from '#lexicon/localize-japanese';
import { MeasureIndex } from '#lexicon/measure-index';
import { productNames } from '#lexicon/products';
import { isHarmlessWord } from '#line/harmless-words';
import { scanLanguage } from '#lexicon/scan-language';
import { RequestTranslator } from '#lexicon/translate-request';
import { foreignWords } from '#line/foreign-words';
import { registerLanguageReader } from '#line/language-reader';
import type { Token } from '#line/tokens';
import { factOf } from '#line/word-facts';
import { normalText } from '#text/normalize';
import { registerTranslation, type TranslatedRequest } from '#wish/plain-request';
import { isStopWord } from '#wish/stop-words';

const lexicons = new Map<LanguageCode, Lexicon>();

/** What is built from a lexicon when a text first needs it. */
interface BuiltLexicon {
  readonly index: LanguageIndex;
  readonly measures: MeasureIndex;
  readonly translator: RequestTranslator;
}

const built = new Map<LanguageCode, BuiltLexicon>();

function builtLexicon(language: LanguageCode | null): BuiltLexicon | null {
  const lexicon = language === null ? undefined : lexicons.get(language);
  if (language === null || lexicon === undefined) return null;
  const before = built.get(language);
  if (before !== undefined) return before;
  const index = new LanguageIndex(language, lexicon);
  const measures = new MeasureIndex(lexicon);
  const parts = { index, measures, translator: new RequestTranslator(language, lexicon, index) };
  built.set(language, parts);
  return parts;
}

export const languageIndex = (language: LanguageCode | null): LanguageIndex | null =>
  builtLexicon(language)?.index ?? null;

/** Makes a lexicon known to every reader. Idempotent; its index is built when a text first needs it. */
export function registerLexicon(language: LanguageCode, lexicon: Lexicon): void {
  if (lexicons.has(language)) return;
  registerLanguageReader({ detect: detectLanguage, findFood, localize: localizeTokens });
  registerRequestReader(readRequest);
  registerTranslation(translateRequest);
  lexicons.set(language, lexicon);
  detected = undefined;
  comparedWords.clear();
  withoutWords.clear();
  for (const role of FUNCTION_ROLES)
    for (const form of formsIn(lexicon.words[role] ?? '').flat()) functionWords.add(form.toLowerCase());
}

function localizeTokens(language: LanguageCode, text: string, tokens: readonly Token[]): readonly Token[] {
  const parts = builtLexicon(language);
  if (parts === null) return tokens;
  return (language === 'ja' ? localizeJapanese : localize)(parts.index, parts.measures, text, tokens);
}

const findFood = (language: LanguageCode, phrase: string): FoundFood | null => {
  const index = languageIndex(language);
  return index === null ? null : scanLanguage(index, phrase).main;
};

function readRequest(request: string): ForeignRequest | null {
  const index = languageIndex(detectLanguage([request]));
  if (index === null) return null;
  const { foods, main } = scanLanguage(index, normalText(request));
  return { foods: foods.map(inEnglish), main: main === null ? null : inEnglish(main) };
}

/** "Without" in other languages, by which an English request shows that it is not all in English. */
const withoutWords = new Map<string, LanguageCode>();
const SHORTEST_WITHOUT = 3;

function languageOfWithout(request: string): LanguageCode | null {
  if (withoutWords.size === 0) {
    for (const [language, { words }] of lexicons)
      for (const form of formsIn(words.without ?? '').flat())
        if (form.length >= SHORTEST_WITHOUT && form !== 'sin' && !withoutWords.has(form))
          withoutWords.set(form, language);
  }
  for (const { word } of languageWords(request)) {
    const language = withoutWords.get(word);
    if (language !== undefined) return language;
  }
  return null;
}

const translateRequest = (request: string, isList: boolean): TranslatedRequest | null =>
  builtLexicon(detectLanguage([request]))?.translator.translate(request, isList) ??
  builtLexicon(languageOfWithout(request))?.translator.translate(request, isList) ??
  null;

/** Names a food as its row does, because recipes are written in English. A product that is free of something keeps its name. */
export function inEnglish({ food, name }: FoundFood): FoundFood {
  const row = getFood(food.name);
  const isIn = <Each>(all: readonly Each[], each: readonly Each[]): boolean => each.every((one) => all.includes(one));
  const holdsAll = isIn(allergensIn(food), allergensIn(row)) && isIn(dietsRuledOut(food), dietsRuledOut(row));
  if (!holdsAll) return { food, name };
  const isAlike =
    isIn(allergensIn(row), allergensIn(food)) &&
    isIn(dietsRuledOut(row), dietsRuledOut(food)) &&
    isIn([...allergensIn(row), ...allergensMaybeIn(row)], allergensMaybeIn(food));
  return { food: isAlike ? row : food, name: row.name };
}

/** Enough to decide on a language, and few enough to be quick. */
const MAX_CHARACTERS_COMPARED = 1500;

/** English words that have a meaning in another language too. */
const ENGLISH: ReadonlySet<string> = new Set(
  'a an the of and or with for to in on at per plus as from no me die'.split(' '),
);

/** English words of names that other languages borrow: "porridge oats". */
const BORROWED: ReadonlySet<string> = new Set(
  'alcohol alfalfa animal assam batavia beefsteak bell bisque bison bouquet bruschetta buttercup butt caesar calzone cannoli charlotte concentrate conference confetti cottage crunch darjeeling dessert diet dijon doner dragon drink durum fajita fuji gala gel gem germ goji goreng goulash graham granny hash kaffir kalamata keto kit korma lactose land lotus machine martini masala mezze mix nan nasi nova nugget nutritional pak paella paleo parma paste pasty penny pigeon porridge porterhouse protein puree ritz risotto rose rosette roux royal russet sashimi satay shake shawarma slider souvlaki soya steel strudel sum tablet tandoori tartar tartare tempura teriyaki tot worcestershire york zero'.split(
    ' ',
  ),
);
/** A word of a longer name alone, "beurre" of "beurre blanc", says little. */
const PART_OF_NAME = 0.5;

/** A word as it was compared before, because the words of recipes recur. */
interface ComparedWord {
  /** How well English explains it, from 0 to 1. */
  readonly english: number;
  /** The languages that may explain it better. */
  readonly rivals: readonly LanguageIndex[];
}

/** Reset by each new lexicon. */
const comparedWords = new Map<string, ComparedWord>();
const MAX_COMPARED_WORDS = 10_000;
const NO_RIVALS: readonly LanguageIndex[] = [];

function compareWord(written: string): ComparedWord {
  const before = comparedWords.get(written);
  if (before !== undefined) return before;
  const words = phraseWords(written);
  // Letters of another script are no English.
  const english = words.length === 0 ? 0 : Math.min(...words.map((word) => shareOf(word, written)));
  const isDoubtful = (english < 1 || mayBeFunctionWord(written)) && COMPARED.test(written);
  const compared = { english, rivals: isDoubtful ? languagesKnowing(written) : NO_RIVALS };
  if (comparedWords.size >= MAX_COMPARED_WORDS) comparedWords.clear();
  comparedWords.set(written, compared);
  return compared;
}

const languagesKnowing = (word: string): readonly LanguageIndex[] =>
  [...lexicons.keys()].flatMap((language) => {
    const index = languageIndex(language);
    return index?.mayKnow(word) === true ? [index] : [];
  });

/** The line reader knows common words of other languages ("Zehen"); they are no English, except these. */
const ENGLISH_TOO: ReadonlySet<string> = new Set(
  'al grand grande petit petite demi fondue rape glas ca media'.split(' '),
);
let foreign: ReadonlySet<string> | undefined;

function shareOf(word: string, written: string): number {
  const fact = factOf(word);
  foreign ??= new Set(foreignWords().filter((each) => !ENGLISH_TOO.has(each)));
  const isName = foodNames().startingAt([fact], 0) !== null || productNames().startingAt([fact], 0) !== null;
  // With an accent, a function word is another word: "thé" is no article.
  const isOther =
    (fact.is !== 0 || fact.talk !== 0 || isHarmlessWord(word)) && !foreign.has(word) && !/[^ -~]/u.test(written);
  if (isName || isOther || BORROWED.has(word) || isStopWord(written)) return 1;
  return fact.number > 0 ? PART_OF_NAME : 0;
}

/** Removes English names that look foreign in part: "ras el hanout", "za'atar". */
function withoutEnglishNames(text: string): string {
  const words = [...text.matchAll(/[\p{L}\p{M}'’]+/gu)];
  const facts = words.map(([word]) => factOf(phraseWords(word).join(' ')));
  let rest = '';
  let end = 0;
  for (let at = 0; at < words.length; at += 1) {
    const to = Math.max(foodNames().startingAt(facts, at)?.to ?? 0, productNames().startingAt(facts, at)?.to ?? 0);
    const first = words[at];
    const last = words[to - 1];
    if (first === undefined || last === undefined) continue;
    if (first === last && !/['’]/u.test(first[0])) continue;
    rest += text.slice(end, first.index);
    end = last.index + last[0].length;
    at = to - 1;
  }
  return rest + text.slice(end);
}

/**
 * Returns the language that understands more of some ingredient lines than English does; null for English. Where both
 * understand every word ("400 g de pâtes"), a function word decides. Only registered lexicons count.
 */
function detectLanguage(texts: readonly string[]): LanguageCode | null {
  const start = startOf(texts);
  if (detected?.start !== start) detected = { start, language: languageOf(start) };
  return detected.language;
}

/** The latest detection: the words of a request are looked up several times. Reset by each new lexicon. */
let detected: { readonly start: string; readonly language: LanguageCode | null } | undefined;

/** The function words of every language. */
const functionWords = new Set<string>();
const mayBeFunctionWord = (word: string): boolean => functionWords.has(word) && !ENGLISH.has(word) && !isStopWord(word);

const hasRivals = (word: string): boolean => compareWord(word).rivals.length > 0;

function languageOf(start: string): LanguageCode | null {
  const text = normalText(start).slice(0, MAX_CHARACTERS_COMPARED);
  // Most lists are English throughout.
  if (!wordsIn(text).some(hasRivals)) return null;
  const rest = withoutEnglishNames(text);
  const words = languageWords(rest);
  const rivals = new Set(words.flatMap(({ word }) => compareWord(word).rivals));
  if (rivals.size === 0) return null;
  // A name that English borrowed ("alubias blancas") is no reason for another language, but decides between others.
  const borrowed = rest === text ? null : languageWords(text);
  const compared = words.filter(({ word }) => COMPARED.test(word));
  const english = compared.reduce((sum, { word }) => sum + compareWord(word).english, 0);
  let best: LanguageCode | null = null;
  let most = english;
  for (const language of lexicons.keys()) {
    const index = languageIndex(language);
    // A language that knows none of the doubtful words explains no more than English does.
    if (index === null || !rivals.has(index)) continue;
    const hasFunctionWord = compared.some(({ word }) => mayBeFunctionWord(word) && index.isFunctionWord(word));
    const { known, preference: within } = explain(index, words);
    const preference = within + (borrowed === null ? 0 : explain(index, borrowed).known * WITHIN_PHRASE);
    const isBetter = known > english || (known === english && hasFunctionWord);
    if (!isBetter || (best !== null && known + preference <= most)) continue;
    best = language;
    most = known + preference;
  }
  return best;
}

/** Names nothing alone: a figure, a letter. */
const COMPARED = /^(?:\p{L}{2,}|(?!\p{Script=Latin})\p{L})/u;
/** A compound, or a word without its accents, may be a word of another language. */
const GUESSED = 0.9;
/** What a word within a name of several words adds where two languages explain the same words. */
const WITHIN_PHRASE = 0.01;
/** What a food adds there: "crème" is cream in French, and may be any cream in German. */
const NAMED = 0.001;

/** Returns how many words a lexicon explains, and a smaller figure that decides where that is equal. */
function explain(index: LanguageIndex, words: readonly LanguageWord[]): { known: number; preference: number } {
  let known = 0;
  let preference = 0;
  for (let at = 0; at < words.length;) {
    const { meaning, isGuess, to } = index.meantAt(words, at);
    for (const { word } of words.slice(at, to)) {
      if (!COMPARED.test(word)) continue;
      if (meaning !== null) known += isGuess ? GUESSED : 1;
      else if (index.isInPhrase(word)) known += PART_OF_NAME;
    }
    preference += (to - at - 1) * WITHIN_PHRASE + (meaning?.kind === 'food' ? NAMED : 0);
    at = to;
  }
  return { known, preference };
}

function startOf(texts: readonly string[]): string {
  let start = '';
  for (const text of texts) {
    if (start.length >= MAX_CHARACTERS_COMPARED) break;
    start += ` ${text.slice(0, MAX_CHARACTERS_COMPARED)}`;
  }
  return start.slice(0, MAX_CHARACTERS_COMPARED);
}
