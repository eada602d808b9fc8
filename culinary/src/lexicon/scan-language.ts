import { foodWords } from '#food-words';
import { type FoundFood, foodNames, getFood, nameWords } from '#ingredient-catalogue';
import { type LanguageIndex, type LanguageWord, languageWords, type Meaning } from '#lexicon/language-index';
import type { Claim, Product, Qualifier, WordRole } from '#lexicon/lexicon';
import { isHarmlessWord } from '#line/harmless-words';
import { factOf } from '#line/word-facts';

/** A phrase of another language than English, read like `scanFoods` reads English. */
export interface ScannedLanguage {
  /** With the position of each in the phrase, and the index of its part between "and", "or" and "with". */
  readonly foods: readonly (FoundFood & { readonly part: number })[];
  readonly products: readonly Product[];
  readonly claims: readonly { readonly claim: Claim; readonly part: number }[];
  /** True if the phrase consists of claims: "sans lactose". */
  readonly isClaim: boolean;
  readonly unknown: readonly string[];
  /** The food that the phrase names, null if it names none or an unknown one. */
  readonly main: FoundFood | null;
}

const JOINS: ReadonlySet<WordRole> = new Set<WordRole>(['and', 'or', 'plus', 'with', 'without']);
const SHORTEST_BORROWED = 4;

/** Returns the meaning of an English word in a text of another language: "Brownie", "optional". */
function borrowed({ word }: LanguageWord): Meaning | null {
  if (word.length < SHORTEST_BORROWED || !/^[a-z]+$/u.test(word)) return null;
  const [english = ''] = foodWords(word);
  const match = foodNames().startingAt([factOf(english)], 0);
  if (match !== null) return { kind: 'food', found: match.found };
  return isHarmlessWord(english) ? { kind: 'word', role: 'harmless' } : null;
}

/** Scans a phrase for the longest names. Every word has a meaning or is reported. */
export function scanLanguage(index: LanguageIndex, phrase: string): ScannedLanguage {
  const words = languageWords(phrase);
  const foods: (FoundFood & { readonly part: number })[] = [];
  const products: Product[] = [];
  const claims: { readonly claim: Claim; readonly part: number }[] = [];
  const unknown: string[] = [];
  const qualifiers: { readonly qualifier: Qualifier; readonly part: number }[] = [];
  let main: FoundFood | null = null;
  let isMainOpen = true;
  let isClaim = true;
  let part = 0;
  let isWithout = false;
  const add = (meaning: Meaning | null, written: string): void => {
    if (meaning === null || meaning.kind === 'unsure') {
      if (!isWithout) unknown.push(written);
    } else if (meaning.kind === 'food') {
      if (!isWithout) foods.push({ ...meaning.found, part });
    } else if (meaning.kind === 'product') {
      if (!isWithout) products.push(meaning.product);
    } else if (meaning.kind === 'claim') claims.push({ claim: meaning.claim, part });
    else if (meaning.kind === 'qualifier') qualifiers.push({ qualifier: meaning.qualifier, part });
  };
  for (let at = 0; at < words.length;) {
    const word = words[at];
    if (word === undefined) break;
    const known = index.meantAt(words, at);
    // No food has a name of one letter: "q.b.", "c. à s.".
    const isSign = /^(?:\p{N}.*|\p{Script=Latin})$/u.test(word.word);
    const meaning = known.meaning ?? (isSign ? MEASURE : borrowed(word));
    isClaim &&= meaning?.kind === 'claim';
    if (meaning?.kind === 'word' && JOINS.has(meaning.role)) {
      part += 1;
      isWithout = meaning.role === 'without';
      if (foods.length > 0 || products.length > 0) isMainOpen = false;
    } else if (meaning?.kind === 'word' && meaning.role === 'stop') isMainOpen &&= foods.length === 0;
    const written = words
      .slice(at, known.to)
      .map((each) => each.written)
      .join(' ');
    add(meaning, written);
    if (known.modifier !== null) add(known.modifier, written);
    if (isMainOpen && !isWithout && meaning?.kind === 'food' && (index.headLast || main === null)) main = meaning.found;
    at = known.to;
  }
  const qualified = foods.map((found) => {
    const isAlone = foods.every((other) => other === found || other.part !== found.part);
    const own = isAlone ? qualifiers.filter((each) => each.part === found.part) : [];
    const row = own.map(({ qualifier }) => rowQualifiedBy(qualifier, found)).find((each) => each !== null);
    if (row !== undefined && main?.food === found.food) main = row;
    return row === undefined ? found : { ...found, ...row };
  });
  return {
    foods: qualified,
    products,
    claims,
    isClaim: isClaim && claims.length > 0,
    unknown,
    main,
  };
}

/** Returns the row of a qualified food if the catalog has one: "dried" and "tomato" are sun-dried tomatoes. */
function rowQualifiedBy(qualifier: Qualifier, { food, name }: FoundFood): FoundFood | null {
  // The contents of a product are its own.
  if (getFood(food.name) !== food) return null;
  const facts = nameWords(`${qualifier} ${food.name}`).map(factOf);
  const match = foodNames().endingAt(facts, facts.length);
  return match === null || match.from > 0 || match.found.food === food ? null : { food: match.found.food, name };
}

const MEASURE: Meaning = { kind: 'measure' };
