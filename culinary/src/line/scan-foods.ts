import type { FoodRole } from '#catalogue/food-row';
import { isFlesh } from '#food-diets';
import { foodWords } from '#food-words';
import { type FoundFood, foodNames, phraseWords } from '#ingredient-catalogue';
import { AMBIGUOUS, productNames } from '#lexicon/products';
import type { Product } from '#lexicon/lexicon';
import type { Match } from '#line/food-index';
import { isFree, isNoFood } from '#line/food-reading';
import { isHarmlessWord } from '#line/harmless-words';
import { factOf, Is, type WordFact } from '#line/word-facts';

/** What a phrase says: the foods in it, and the words that may name a food and that nothing explains. */
export interface ScannedPhrase {
  readonly foods: readonly (FoundFood & { readonly start: number })[];
  /** Products that are like no row of the catalog. */
  readonly products: readonly Product[];
  readonly unknown: readonly string[];
  /** True if the last word that could name the whole belongs to a food. */
  readonly headKnown: boolean;
}

const MAX_WORDS = 80;
/** Articles within a name: "cream of the coconut". */
const SKIPPED: ReadonlySet<string> = new Set(['of', 'the', 'a', 'an']);
const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)?/gu;

interface PhraseWord {
  readonly start: number;
  readonly written: string;
  readonly word: string;
  readonly fact: WordFact;
}

/** Splits a phrase into its words. */
export function wordsOf(phrase: string): PhraseWord[] {
  return [...phrase.matchAll(WORD)].slice(0, MAX_WORDS).flatMap(({ 0: written, index: start }) => {
    const words = phraseWords(written);
    // Letters of another script name nothing in English.
    if (words.length === 0) return [{ start, written, word: written, fact: factOf(written) }];
    return words.flatMap((word) => (SKIPPED.has(word) ? [] : [{ start, written, word, fact: factOf(word) }]));
  });
}

/** Corrects the words that nothing explains, if the corrected word is a food. */
function corrected(words: readonly PhraseWord[]): readonly PhraseWord[] {
  const names = foodNames();
  const { corrector } = names;
  if (corrector === undefined) return words;
  return words.map((each) => {
    if (each.fact.number > 0 || isExplained(each)) return each;
    const word = corrector.correct(each.word, false);
    return word === each.word ? each : { ...each, word, fact: factOf(word) };
  });
}

/** Words that leave a food what it is, right after its name. */
const FORMS: ReadonlySet<string> = new Set(
  'powder paste puree flake kernel shell crumb granule crystal ink'.split(' '),
);

/** Right after a food they name a dish that is made with it, and with more: "apple crumble", "tuna melt". */
const MADE_WITH: ReadonlySet<string> = new Set(
  'crumble topping mixture coating dough crust spread base dinner bake casserole loaf roll melt tart mash danish sub bite finger cluster lolly'.split(
    ' ',
  ),
);
/** Foods that are sold as a loaf or a roll, or to be melted: "sourdough loaf", "puff pastry roll". */
const SHAPED: ReadonlySet<FoodRole> = new Set<FoodRole>(['bread', 'wrap', 'pastry', 'chocolate']);
/** A joint of meat; of anything else a roast is a dish: "nut roast". */
const isRoast = (word: string, role: FoodRole | undefined): boolean =>
  word === 'roast' && role !== undefined && !isFlesh(role);

/** True for a word that names a dish after the food that it is made with. */
export const isMadeOf = (word: string): boolean => MADE_WITH.has(foodWords(word).at(-1) ?? '');

const isExplained = ({ word, fact }: PhraseWord): boolean =>
  fact.talk !== 0 || (fact.is & ~Is.unit) !== 0 || (fact.unit !== null && fact.number === 0) || isHarmlessWord(word);

/**
 * Scans a phrase from left to right for the longest names of foods. Every other word either is explained or is
 * reported: nothing is passed over in silence.
 */
export function scanFoods(phrase: string): ScannedPhrase {
  const names = foodNames();
  const named = productNames();
  const words = corrected(wordsOf(phrase));
  const facts = words.map(({ fact }) => fact);
  const foods: (FoundFood & { readonly start: number })[] = [];
  const products: Product[] = [];
  const unknown: string[] = [];
  let headKnown = false;
  // The position after the last name.
  let after = -1;
  for (let at = 0; at < words.length;) {
    const food = names.startingAt(facts, at);
    const product = named.startingAt(facts, at);
    const to = Math.max(food?.to ?? 0, product?.to ?? 0);
    const word = words[at];
    const start = word?.start ?? 0;
    if (at === after && word?.word === 'flour' && to === at + 1 && MILLED.has(foods.at(-1)?.food.role ?? 'fat')) {
      // "Masa harina flour" is masa harina; "flour" alone would be wheat.
      at += 1;
    } else if (to > at) {
      const match: Match<unknown> = { found: null, from: at, to };
      if (FLAVORED.has(words[to]?.word ?? '')) unknown.push(words[at]?.written ?? '');
      else if (!isNoFood(facts, match)) {
        const its = product?.to === to ? product.found : null;
        if (its?.product === AMBIGUOUS) unknown.push(writtenFrom(words, at, to));
        else if (its !== null && its.found === null) products.push(its.product);
        else {
          const found = its?.found ?? food?.found;
          if (found !== undefined) foods.push({ ...found, start });
        }
      }
      headKnown = true;
      after = to;
      at = isFree(facts, to) ? to + 1 : to;
    } else if (at === after && isDish(word?.word ?? '', words[at + 1]?.word, foods.at(-1)?.food.role)) {
      unknown.push(word?.written ?? '');
      at += 1;
    } else if (isFree(facts, at + 1) || isNonDairy(words, at)) at += 2;
    else {
      if (word !== undefined && !isExplained(word) && !(at === after && FORMS.has(word.word))) {
        const inside = foodInParticiple(word.word, words[at + 1]?.word);
        if (inside === null) unknown.push(word.written);
        else if (inside !== undefined) foods.push({ ...inside, start });
        headKnown = inside !== null;
      } else if (word !== undefined && word.fact.unit !== null && word.fact.number > 0) headKnown = false;
      at += 1;
    }
  }
  return { foods, products, unknown, headKnown };
}

/** "Chicken, bite-size" is chicken. */
function isDish(word: string, next: string | undefined, role: FoodRole | undefined): boolean {
  if (next?.startsWith('size') === true) return false;
  return (MADE_WITH.has(word) && !(role !== undefined && SHAPED.has(role))) || isRoast(word, role);
}

const writtenFrom = (words: readonly PhraseWord[], from: number, to: number): string =>
  words
    .slice(from, to)
    .map(({ written }) => written)
    .join(' ');

const MILLED: ReadonlySet<FoodRole> = new Set<FoodRole>(['flour', 'grain', 'thickener', 'legume', 'nut', 'seed']);

const isNonDairy = (words: readonly PhraseWord[], at: number): boolean =>
  words[at]?.word === 'non' && words[at + 1]?.word === 'dairy';

/** "Bacon-flavored bits" may hold anything. */
const FLAVORED: ReadonlySet<string> = new Set(['flavored', 'flavoured']);

/** What was added to a food, nobody knows: "stuffed olives". */
const FILLED: ReadonlySet<string> = new Set(
  'battered crumbed stuffed filled glazed frosted iced marinated dressed'.split(' '),
);

/** "Buttered" holds butter, "coated" no food (undefined); null for a word that is no participle. */
function foodInParticiple(word: string, next: string | undefined): FoundFood | null | undefined {
  if (!word.endsWith('ed') || word.length < 5 || word.endsWith('eed')) return null;
  if (FILLED.has(word) && next !== 'with' && next !== 'in') return null;
  const names = foodNames();
  const stem = word.slice(0, -2);
  for (const each of [stem, `${stem}e`, stem.slice(0, -1)]) {
    const fact = factOf(each);
    const match = fact.number > 0 ? names.startingAt([fact], 0) : null;
    if (match !== null) return match.found;
  }
  return undefined;
}
