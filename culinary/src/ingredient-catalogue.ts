import { DAIRY_AND_EGGS } from '#catalogue/dairy-and-eggs';
import { DRINKS } from '#catalogue/drinks';
import type { FoodRole, FoodRow, Taste } from '#catalogue/food-row';
import { FISH } from '#catalogue/fish';
import { FRUIT } from '#catalogue/fruit';
import { GRAINS } from '#catalogue/grains';
import { HERBS_AND_SPICES } from '#catalogue/herbs-and-spices';
import { LEGUMES_AND_NUTS } from '#catalogue/legumes-and-nuts';
import { MEAT } from '#catalogue/meat';
import { PANTRY } from '#catalogue/pantry';
import { SWEET_AND_BAKING } from '#catalogue/sweet-and-baking';
import { VEGETABLES } from '#catalogue/vegetables';
import { foodWords, isTypoOf } from '#food-words';

type Row = (typeof ALL)[number];

const ALL = [
  ...VEGETABLES,
  ...FRUIT,
  ...HERBS_AND_SPICES,
  ...MEAT,
  ...FISH,
  ...DAIRY_AND_EGGS,
  ...LEGUMES_AND_NUTS,
  ...GRAINS,
  ...SWEET_AND_BAKING,
  ...PANTRY,
  ...DRINKS,
] as const;

/** The name of a food in the catalogue; a misspelt one does not compile. */
export type FoodName = Row['name'];

/** A catalogue line. Its figures and their source are described on {@link FoodRow}. */
export type Food = FoodRow & { readonly name: FoodName };

/** A food found in what somebody wrote, under the name they gave it ("courgette" stays courgette). */
export interface FoundFood {
  readonly food: Food;
  /** Singular, fit to print. */
  readonly name: string;
}

export const FOODS: readonly Food[] = ALL;

const LONGEST_NAME_WORDS = 4;
const MOST_WORDS_READ = 40;

// Things that merely contain a food's name.
const NOT_FOOD = new Set([
  'wire',
  'carton',
  'crate',
  'box',
  'phone',
  'iphone',
  'glue',
  'soap',
  'plastic',
  'foil',
  'shampoo',
  'toy',
  'tire',
  'tyre',
  'candle',
  'bowl',
  'plate',
  'pan',
  'knife',
  'shoe',
  'costume',
  'bag',
  'house',
  'car',
  'paint',
  'paper',
  'lamp',
  'tree',
  'field',
  'lotion',
  'perfume',
  'gun',
]);
// How a food was bought or cut says nothing about which food it is.
const DESCRIBING = new Set([
  'large',
  'small',
  'medium',
  'big',
  'fresh',
  'freshly',
  'organic',
  'free',
  'range',
  'ripe',
  'raw',
  'chopped',
  'diced',
  'sliced',
  'grated',
  'shredded',
  'cooked',
  'leftover',
  'frozen',
  'boneless',
  'skinless',
  'lean',
  'good',
  'quality',
  'best',
  'little',
  'peeled',
  'crushed',
  'of',
  'some',
  'any',
  'a',
  'an',
  'the',
  'my',
  'few',
  'and',
  'or',
  'with',
  'bag',
  'finely',
  'roughly',
  'thinly',
  'local',
  'whole',
  'uncooked',
]);

let index: ReadonlyMap<string, FoundFood> | undefined;
let vocabulary: ReadonlyMap<string, readonly string[]> | undefined;
const byName = new Map<string, Food>();

const keyOf = (words: readonly string[]): string =>
  words.length === 1 ? (words[0] ?? '') : words.toSorted().join(' ');

// Built on the first question, not at import: a page that never cooks does not pay for it.
function namesIndex(): ReadonlyMap<string, FoundFood> {
  if (index !== undefined) return index;
  const map = new Map<string, FoundFood>();
  const put = (text: string, found: FoundFood): void => {
    const key = keyOf(foodWords(text));
    if (!map.has(key)) map.set(key, found);
  };
  for (const food of FOODS) put(food.name, { food, name: food.name });
  for (const food of FOODS) for (const alias of food.aliases ?? []) put(alias, { food, name: alias });
  for (const food of FOODS) for (const text of food.finds ?? []) put(text, { food, name: food.name });
  index = map;
  return map;
}

// Words by first letter: a slip of the pen seldom hits the first one, and it keeps the search short.
function knownWords(): ReadonlyMap<string, readonly string[]> {
  if (vocabulary !== undefined) return vocabulary;
  const map = new Map<string, string[]>();
  for (const key of namesIndex().keys()) {
    for (const word of key.split(' ')) {
      const letter = word.slice(0, 1);
      const words = map.get(letter) ?? [];
      if (!words.includes(word)) words.push(word);
      map.set(letter, words);
    }
  }
  vocabulary = map;
  return map;
}

function mendTypo(word: string): string {
  if (word.length < 5 || DESCRIBING.has(word) || NOT_FOOD.has(word)) return word;
  const candidates = knownWords().get(word.slice(0, 1)) ?? [];
  if (candidates.includes(word)) return word;
  return candidates.find((candidate) => candidate.length >= 4 && isTypoOf(word, candidate)) ?? word;
}

function readWords(text: string): string[] {
  return foodWords(text.slice(0, 400)).slice(0, MOST_WORDS_READ);
}

function longestMatch(words: readonly string[], from: number): { found: FoundFood; length: number } | null {
  const names = namesIndex();
  for (let length = Math.min(LONGEST_NAME_WORDS, words.length - from); length > 0; length -= 1) {
    const found = names.get(keyOf(words.slice(from, from + length)));
    if (found !== undefined) return { found, length };
  }
  return null;
}

function scan(words: readonly string[]): FoundFood[] {
  const all: FoundFood[] = [];
  for (let at = 0; at < words.length;) {
    const match = longestMatch(words, at);
    if (match === null) at += 1;
    else {
      const next = words[at + match.length];
      if (next === undefined || !NOT_FOOD.has(next)) all.push(match.found);
      at += match.length;
    }
  }
  return all;
}

/**
 * Every food named in a phrase, in order, none twice ("creamy garlic mushroom pasta" → garlic, mushroom, penne).
 * Reads the first 400 characters. Never throws.
 */
export function findFoods(phrase: string): FoundFood[] {
  const words = readWords(phrase);
  const exact = scan(words);
  const found = exact.length > 0 ? exact : scan(words.map(mendTypo));
  const seen = new Set<FoodName>();
  return found.filter(({ food }) => !seen.has(food.name) && seen.add(food.name) !== undefined);
}

/**
 * The food a name stands for, or null. Case, plurals, describing words ("large free-range eggs"), word order and small typos
 * ("chiken") are forgiven. Of several foods in one text the last is meant ("chicken stock" is one name, "lemon chicken" is chicken).
 */
export function findFood(text: string): FoundFood | null {
  const words = readWords(text);
  if (words.length === 0) return null;
  const names = namesIndex();
  const exact = names.get(keyOf(words));
  if (exact !== undefined) return exact;
  const plain = words.filter((word) => !DESCRIBING.has(word));
  const head = plain.at(-1);
  if (head === undefined || NOT_FOOD.has(head)) return null;
  const stripped = plain.length <= LONGEST_NAME_WORDS ? names.get(keyOf(plain)) : undefined;
  if (stripped !== undefined) return stripped;
  const mended = plain.map(mendTypo);
  const whole = mended.length <= LONGEST_NAME_WORDS ? names.get(keyOf(mended)) : undefined;
  return whole ?? scan(words).at(-1) ?? scan(mended).at(-1) ?? null;
}

/** The catalogue's line for one of its own names. */
export function getFood(name: FoodName): Food {
  if (byName.size === 0) for (const food of FOODS) byName.set(food.name, food);
  const food = byName.get(name);
  if (food === undefined) throw new Error(`The catalogue has no line for ${name}`);
  return food;
}

const SWEET_ROLES: ReadonlySet<FoodRole> = new Set(['fruit', 'chocolate']);

export const tasteOf = (food: Food): Taste => food.taste ?? (SWEET_ROLES.has(food.role) ? 'sweet' : 'savory');
export const gramsPerUnit = (food: Food): number => food.grams ?? 1;
