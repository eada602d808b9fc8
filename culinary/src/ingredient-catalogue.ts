import { DAIRY_AND_EGGS } from '#catalogue/dairy-and-eggs';
import { DRINKS } from '#catalogue/drinks';
import type { FoodRole, FoodRow, Taste } from '#catalogue/food-row';
import { FISH } from '#catalogue/fish';
import { FRUIT } from '#catalogue/fruit';
import { GRAINS } from '#catalogue/grains';
import { HERBS_AND_SPICES } from '#catalogue/herbs-and-spices';
import { LEGUMES_AND_NUTS } from '#catalogue/legumes-and-nuts';
import { MEAT } from '#catalogue/meat';
import type { OtherNames } from '#catalogue/other-names/other-names';
import { PANTRY } from '#catalogue/pantry';
import { SWEET_AND_BAKING } from '#catalogue/sweet-and-baking';
import { VEGETABLES } from '#catalogue/vegetables';
import { foodWords } from '#food-words';
import { hasOtherAccents, registerAccents } from '#line/accents';
import { NameIndex } from '#line/food-index';
import { factOf, type WordFact } from '#line/word-facts';
import { registerTalk, findByHead, findEach, findFirst } from '#line/food-reading';

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
];

/** The name of a food in the catalog; a misspelled one does not compile. */
export type FoodName = (typeof ALL)[number]['name'];

/** A catalog row. {@link FoodRow} documents its figures and their source. */
export type Food = FoodRow & { readonly name: FoodName };

/** A food recognized in a text, under the name that the text uses ("courgette" stays courgette). */
export interface FoundFood {
  readonly food: Food;
  /** Singular, ready for display. */
  readonly name: string;
}

export const FOODS: readonly Food[] = ALL;

/** Creates a set of food names; the type checks them, and any string may be looked up. */
export const foodSet = (...names: readonly FoodName[]): ReadonlySet<string> => new Set<string>(names);

const MAX_READ = 400;
const MAX_WORDS_READ = 40;

let index: NameIndex<FoundFood> | undefined;
let otherNames: Readonly<Partial<Record<FoodName, OtherNames>>> | undefined;
const byName = new Map<string, Food>();

// Built lazily on the first lookup, not at import: a page that never parses does not pay for it.
function namesIndex(): NameIndex<FoundFood> {
  if (index !== undefined) return index;
  const names = new NameIndex<FoundFood>();
  registerTalk(names);
  for (const food of FOODS) names.add(nameWords(food.name), { food, name: food.name });
  for (const food of FOODS) addNames(names, food, food);
  for (const food of FOODS) if (food.plural !== undefined) names.add(nameWords(food.plural), { food, name: food.name });
  index = names;
  return names;
}

// A match by one of the `finds` names is reported under the food's own name.
function addNames(names: NameIndex<FoundFood>, food: Food, { aliases = [], finds = [] }: OtherNames): void {
  for (const name of [food.name, ...aliases, ...finds]) registerAccents(name);
  for (const alias of aliases) names.add(nameWords(alias), { food, name: alias });
  for (const text of finds) names.add(nameWords(text), { food, name: food.name });
}

/**
 * Registers aliases for the catalog rows, once per process; later lookups use them. See `loadAllNames` and
 * `loadNamesFor`.
 * @param prepare registers whatever belongs with them; receives the words of the foods' own names
 */
export function registerNames(
  others: Readonly<Partial<Record<FoodName, OtherNames>>>,
  prepare: (names: NameIndex<unknown>, foods: readonly string[]) => void,
): void {
  if (otherNames !== undefined) return;
  otherNames = others;
  const names = namesIndex();
  prepare(
    names,
    FOODS.flatMap(({ name }) => nameWords(name)),
  );
  for (const food of FOODS) {
    const more = others[food.name];
    if (more !== undefined) addNames(names, food, more);
  }
}

/** Returns the index of foods by name. */
export const foodNames = (): NameIndex<FoundFood> => namesIndex();

/** Returns all names of a food that are loaded so far, its own first. */
export function namesOf(food: Food): readonly string[] {
  const more = otherNames?.[food.name];
  return [food.name, ...[food, more].flatMap((each) => [...(each?.aliases ?? []), ...(each?.finds ?? [])])];
}

/**
 * True when a text has a word or emoji that neither the rows nor the lexicon explain, so that an alias that is not
 * loaded yet may match.
 */
export function hasUnknownWord(text: string): boolean {
  if (otherNames !== undefined) return false;
  return /\p{Extended_Pictographic}/u.test(text) || hasUnexplainedWord(text);
}

/** True when the names that are loaded do not explain a text throughout, so that another language may. */
export const hasForeignWord = (text: string): boolean => otherNames !== undefined && mayBeForeign(text, factsOf(text));

const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;

function hasUnexplainedWord(text: string): boolean {
  namesIndex();
  if (OTHER_SCRIPT.test(text)) return true;
  return phraseWords(text)
    .map(factOf)
    .some(({ number, is, talk }) => number === 0 && is === 0 && talk === 0);
}

/** Splits a name into the words of the index. */
export const nameWords = (name: string): string[] => foodWords(name).filter((word) => word !== 'of');
// Without its accent, French "thé" equals the English article; "the best chocolate" contains no tea.
const THE = /(?<!\p{L})the(?![\p{L}\p{M}]| cob)/giu;
const WORD = /[\p{L}\p{M}'’]+/gu;
/** No word of a name is longer. */
const LONGEST_WORD = 40;

/** Splits a text into words; one whose accents differ from the name with its letters stays as it is, and is unknown. */
export function phraseWords(text: string): string[] {
  if (!/[^ -~]/u.test(text)) return foodWords(text);
  return (text.normalize('NFC').match(WORD) ?? []).flatMap((word) => {
    const lower = word.toLowerCase();
    return word.length > LONGEST_WORD || hasOtherAccents(lower) ? [lower] : foodWords(word);
  });
}

const readWords = (text: string): string[] =>
  phraseWords(text.slice(0, MAX_READ).replaceAll(THE, ' ')).slice(0, MAX_WORDS_READ);

/** The foods that a request in another language names, in English. */
export interface ForeignRequest {
  readonly foods: readonly FoundFood[];
  /** The food that the whole request denotes, null if it denotes none or an unknown one. */
  readonly main: FoundFood | null;
}

let readForeignRequest: (request: string) => ForeignRequest | null = () => null;

/** Registers the reader of requests that a lexicon explains better than English does. It loads with the first lexicon. */
export function registerRequestReader(read: typeof readForeignRequest): void {
  readForeignRequest = read;
}

/** Reads a text that English does not explain throughout as one in another language. */
const foreignIn = (text: string, facts: readonly WordFact[]): ForeignRequest | null =>
  mayBeForeign(text, facts) ? readForeignRequest(text) : null;

const factsOf = (text: string): WordFact[] => readWords(text).map(factOf);
const mayBeForeign = (text: string, facts: readonly WordFact[]): boolean =>
  OTHER_SCRIPT.test(text) || ROMANCE.test(text) || hasUnnamedWord(facts);

/** Words between names that English has, too: "pasta de miso" is no pasta. */
const ROMANCE = /(?<![\p{L}\p{M}])(?:d[’']|(?:de|di|du|des|del|della|alla?|au|aux|à)(?![\p{L}\p{M}]))/iu;

/** True for a word outside of names that means nothing in English, "beurre" without "blanc". */
function hasUnnamedWord(facts: readonly WordFact[]): boolean {
  const names = namesIndex();
  for (let at = 0; at < facts.length;) {
    const match = names.startingAt(facts, at);
    const fact = facts[at];
    if (match === null && fact?.is === 0 && fact.talk === 0) return true;
    at = match?.to ?? at + 1;
  }
  return false;
}

/**
 * Finds every food named in a phrase, in order, without duplicates ("creamy garlic mushroom pasta" → garlic, mushroom,
 * penne). A phrase in another language is read with its lexicon, if that is loaded. Reads the first 400 characters.
 * Never throws.
 */
export function findFoods(phrase: string): FoundFood[] {
  const seen = new Set<string>();
  return everyFood(phrase.slice(0, MAX_READ)).filter(
    ({ food }) => !seen.has(food.name) && seen.add(food.name) !== undefined,
  );
}

function everyFood(text: string): FoundFood[] {
  const names = namesIndex();
  const words = readWords(text);
  const facts = words.map(factOf);
  const foreign = foreignIn(text, facts);
  return foreign === null || foreign.foods.length === 0 ? findEach(names, words, facts) : [...foreign.foods];
}

/**
 * Returns the food that a name denotes, or null. Tolerates case, plurals, qualifiers ("large free-range eggs"), word
 * order and small typos ("chiken"). The head noun is the last food ("chicken stock" is one name, "lemon chicken" is
 * chicken); a last word that is no food denotes something else ("chicken wire"). A name in another language is read with
 * its lexicon, if that is loaded. Reads the first 400 characters. Never throws.
 */
export function findFood(text: string): FoundFood | null {
  const names = namesIndex();
  const start = text.slice(0, MAX_READ);
  const words = readWords(start);
  const facts = words.map(factOf);
  return foreignIn(start, facts)?.main ?? findByHead(names, words, facts);
}

/**
 * {@link findFood} for words already in lower case and without accents.
 * @param facts the lexicon entry of each word
 * @param joint index of the "or" or "and" between two foods, or -1; the first food wins, and "lime or lemon juice" is
 * lime juice
 */
export function findFoodInWords(words: readonly string[], facts: readonly WordFact[], joint: number): FoundFood | null {
  if (words.length > MAX_WORDS_READ)
    return findFoodInWords(words.slice(0, MAX_WORDS_READ), facts.slice(0, MAX_WORDS_READ), joint);
  return joint < 1 || joint >= words.length - 1
    ? findByHead(namesIndex(), words, facts)
    : findFirst(namesIndex(), words, facts, joint);
}

/** Builds the name index and its lexicon. Idempotent; the first call takes a few milliseconds. */
export const buildFoodIndex = (): void => void namesIndex();

/** Returns the catalog row of a food. */
export function getFood(name: FoodName): Food {
  if (byName.size === 0) for (const food of FOODS) byName.set(food.name, food);
  const food = byName.get(name);
  if (food === undefined) throw new Error(`The catalogue has no line for ${name}`);
  return food;
}

const SWEET_ROLES: ReadonlySet<FoodRole> = new Set(['fruit', 'chocolate']);

export const tasteOf = (food: Food): Taste => food.taste ?? (SWEET_ROLES.has(food.role) ? 'sweet' : 'savory');
export const gramsPerUnit = (food: Food): number => food.grams ?? 1;
