import type { Diet } from '#catalogue/food-row';
import { any, GROUPS, inIt, NEAR_GROUPS, never, type Test, withWord, wordsOf } from '#compose/food-groups';
import { mendFoodWord } from '#compose/mend-food-word';
import { dietsRuledOut } from '#food-diets';
import { foodWords } from '#food-words';
import { findFoods, type Food } from '#ingredient-catalogue';

/** Something that must not be in the dish. */
export interface Unwanted {
  /** As it was asked. */
  readonly text: string;
  /** What is surely meant. */
  readonly is: Test;
  /** What may be meant besides ("no butter": peanut butter): nobody's own food is refused for that, but nothing of it is added either. */
  readonly near: Test;
  /** Why one's own food is refused, where nobody asked for that. */
  readonly why?: string;
  /** Parts of the text that name nothing that is known. */
  readonly unknown?: readonly string[];
  /** Where a slip of the pen was mended: what was taken to be meant. */
  readonly mended?: readonly string[];
}

/** What a dish has to keep to. */
export interface Rules {
  readonly diets: readonly Diet[];
  readonly unwanted: readonly Unwanted[];
}

// Words that stand behind the name of quite another thing: peanut butter is no butter.
const LOOSE_HEADS: ReadonlySet<string> = new Set([
  'butter',
  'oil',
  'flour',
  'sauce',
  'water',
  'juice',
  'stock',
  'paste',
  'powder',
  'sugar',
  'leaf',
  'seed',
  'pepper',
  'salt',
  'syrup',
  'milk',
]);

/** What somebody does not want, in their own words; null where nobody can tell what that is. */
export function understandUnwanted(text: string): Unwanted | null {
  const whole = foodWords(text).filter((word) => !FILLERS.has(word));
  const parts = text.split(BETWEEN).filter((part) => foodWords(part).some((word) => !FILLERS.has(word)));
  // "Nuts and eggs" are two; salt and pepper are no group either way.
  if (parts.length < 2 || GROUPS.has(whole.join(' '))) return understandOne(text);
  const read = parts.map((part) => ({ part: part.trim(), meant: understandOne(part) }));
  const understood = read.map(({ meant }) => meant).filter((meant) => meant !== null);
  if (understood.length === 0) return null;
  return {
    text,
    is: any(...understood.map(({ is }) => is)),
    near: any(...understood.map(({ near }) => near)),
    unknown: read.filter(({ meant }) => meant === null).map(({ part }) => part),
    mended: understood.flatMap(({ mended }) => mended ?? []),
  };
}

/** What nobody knows is at least looked for by its words. */
export const unwantedByWords = (text: string): Unwanted => {
  const asked = foodWords(text);
  const is: Test = ({ name }) => asked.length > 0 && ` ${wordsOf(name).join(' ')} `.includes(` ${asked.join(' ')} `);
  return { text, is, near: never };
};

function understandOne(text: string): Unwanted | null {
  const asked = foodWords(text).filter((word) => !FILLERS.has(word));
  const known = understandWords(text, asked);
  if (known !== null) return known;
  const mended = mendFoodWord(asked.join(' '));
  const meant = mended.map((each) => understandWords(each, foodWords(each))).filter((each) => each !== null);
  if (meant.length === 0) return null;
  return { text, is: any(...meant.map(({ is }) => is)), near: any(...meant.map(({ near }) => near)), mended };
}

function understandWords(text: string, asked: readonly string[]): Unwanted | null {
  const key = asked.join(' ');
  const group = GROUPS.get(key);
  if (group !== undefined) return { text, is: inIt(group), near: NEAR_GROUPS.get(key) ?? never };
  const foods = [key, text].flatMap((each) => findFoods(each)).map(({ food }) => food);
  const parts = asked.map((word) => GROUPS.get(word)).filter((test) => test !== undefined);
  if (foods.length === 0) return parts.length === 0 ? null : { text, is: inIt(any(...parts)), near: never };
  const names = new Set<string>(foods.map(({ name }) => name));
  const heads = asked.filter((word) => !LOOSE_HEADS.has(word));
  const is: Test = ({ name, like }) => {
    if (names.has(name) || (like !== undefined && names.has(like))) return true;
    const read = wordsOf(name);
    return asked.length === 1 && heads.some((head) => read.includes(head));
  };
  return { text, is: inIt(is), near: withWord(...asked) };
}
// As a list of what must not be in it is written.
const BETWEEN = /[,;&/+]|\s(?:and|or|nor)\s/iu;
const FILLERS: ReadonlySet<string> = new Set([
  'any',
  'of',
  'the',
  'a',
  'all',
  'please',
  'raw',
  'fresh',
  'more',
  'too',
  'much',
  'added',
  'kind',
  'product',
  'anything',
  'made',
  'from',
  'it',
  'no',
  'not',
  'never',
  'without',
  'free',
  'allergic',
  'allergy',
  'intolerant',
  'intolerance',
  'sensitive',
  'disease',
  'to',
  'i',
  'am',
  'my',
  'in',
  'containing',
  'contain',
  'trace',
]);

const DIET_WORDS: Readonly<Record<Diet, string>> = {
  vegetarian: 'vegetarian',
  vegan: 'vegan',
  'gluten-free': 'gluten-free',
  'dairy-free': 'dairy-free',
  halal: 'halal',
  'kosher-style': 'kosher',
};

/** Why a given food may not be in the dish ("is not vegan"), or null where it may. */
export function whyNot(food: Food, rules: Rules): string | null {
  const unwanted = rules.unwanted.find(({ is }) => is(food));
  if (unwanted !== undefined) return unwanted.why ?? `is or contains what you asked me to leave out (${unwanted.text})`;
  const broken = dietsRuledOut(food);
  const diet = rules.diets.find((each) => broken.includes(each));
  return diet === undefined ? null : `is not ${DIET_WORDS[diet]}`;
}

/** Whether a food nobody brought may go into the dish. */
export function mayAdd(food: Food, rules: Rules): boolean {
  if (rules.unwanted.length === 0 && rules.diets.length === 0) return true;
  return whyNot(food, rules) === null && !rules.unwanted.some(({ near }) => near(food));
}

/** The diets and exclusions of a dish in words, for saying that nothing keeps to them ("vegan and without nuts"). */
export function rulesInWords({ diets, unwanted }: Rules): string {
  const parts = [...diets.map((diet) => DIET_WORDS[diet]), ...new Set(unwanted.map(({ text }) => `without ${text}`))];
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;
}
