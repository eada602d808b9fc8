import type { Diet } from '#catalogue/food-row';
import { exclusionInEnglish } from '#wish/plain-request';
import { any, GROUP_NAMES, GROUPS, inIt, NEAR_GROUPS, never, type Test, withWord, wordsOf } from '#compose/food-groups';
import { correctFoodWord } from '#compose/correct-food-word';
import { dietsRuledOut } from '#food-diets';
import { foodWords } from '#food-words';
import { findFoods, type Food, FOODS } from '#ingredient-catalogue';

export interface Exclusion {
  readonly text: string;
  /** Matches what is certainly excluded. */
  readonly is: Test;
  /**
   * Matches what may be excluded too ("no butter": peanut butter). Such a food is accepted if given, but never added.
   */
  readonly near: Test;
  /** Why a given food is rejected when the exclusion is implicit. */
  readonly why?: string;
  /** It protects an eater at risk. */
  readonly isOfEater?: true;
  /** Kinds of a food, by the words of the request, that are excluded although the food is not. */
  readonly named?: RegExp;
  /** Parts of the text that match nothing known. */
  readonly unknown?: readonly string[];
  /** What it matches, as terms of `contentsOfRecipe`: names of groups and of foods. Absent if it matches by words only. */
  readonly terms?: () => readonly string[];
  /** Corrected spellings that were assumed. */
  readonly corrected?: readonly string[];
}

export interface Constraints {
  readonly diets: readonly Diet[];
  readonly exclusions: readonly Exclusion[];
}

// Heads that other foods share: peanut butter is no butter.
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

/** Parses an exclusion in free text; null if nothing is recognized. */
export function parseExclusion(typed: string): Exclusion | null {
  const text = GROUPS.has(keyOf(typed)) ? typed : exclusionInEnglish(typed);
  const parts = text.split(BETWEEN).filter((part) => foodWords(part).some((word) => !FILLERS.has(word)));
  // "Nuts and eggs" are two exclusions; a group name with "and" is one.
  if (parts.length < 2 || GROUPS.has(keyOf(text))) {
    const meant = parseSingleExclusion(text);
    return meant === null ? null : { ...meant, text: typed };
  }
  const read = parts.map((part) => ({ part: part.trim(), meant: parseSingleExclusion(part) }));
  const understood = read.map(({ meant }) => meant).filter((meant) => meant !== null);
  if (understood.length === 0) return null;
  return {
    text: typed,
    is: any(...understood.map(({ is }) => is)),
    near: any(...understood.map(({ near }) => near)),
    terms: () => understood.flatMap(({ terms }) => terms?.() ?? []),
    unknown: read.filter(({ meant }) => meant === null).map(({ part }) => part),
    corrected: understood.flatMap(({ corrected }) => corrected ?? []),
  };
}

/** Creates an exclusion that matches by words only, for unknown texts. */
export const exclusionByWords = (text: string): Exclusion => {
  const asked = foodWords(text);
  const is: Test = ({ name }) => asked.length > 0 && ` ${wordsOf(name).join(' ')} `.includes(` ${asked.join(' ')} `);
  return { text, is, near: never };
};

const askedIn = (text: string): string[] => foodWords(text).filter((word) => !FILLERS.has(word));
const keyOf = (text: string): string => askedIn(text).join(' ');

function parseSingleExclusion(text: string): Exclusion | null {
  const asked = askedIn(text);
  const known = matchExclusion(text, asked);
  if (known !== null) return known;
  const corrected = correctFoodWord(asked.join(' '));
  const meant = corrected.map((each) => matchExclusion(each, foodWords(each))).filter((each) => each !== null);
  if (meant.length === 0) return null;
  return {
    text,
    is: any(...meant.map(({ is }) => is)),
    near: any(...meant.map(({ near }) => near)),
    terms: () => meant.flatMap(({ terms }) => terms?.() ?? []),
    corrected,
  };
}

function matchExclusion(text: string, asked: readonly string[]): Exclusion | null {
  const key = asked.join(' ');
  const group = GROUPS.get(key);
  if (group !== undefined)
    return { text, is: inIt(group), near: NEAR_GROUPS.get(key) ?? never, terms: () => [groupTerm(group)] };
  const foods = [key, text].flatMap((each) => findFoods(each)).map(({ food }) => food);
  const parts = asked.map((word) => GROUPS.get(word)).filter((test) => test !== undefined);
  if (foods.length === 0)
    return parts.length === 0
      ? null
      : { text, is: inIt(any(...parts)), near: never, terms: () => parts.map(groupTerm) };
  const names = new Set<string>(foods.map(({ name }) => name));
  const heads = asked.filter((word) => !LOOSE_HEADS.has(word));
  const is: Test = ({ name, like }) => {
    if (names.has(name) || (like !== undefined && names.has(like))) return true;
    const read = wordsOf(name);
    return asked.length === 1 && heads.some((head) => read.includes(head));
  };
  const terms = (): readonly string[] => FOODS.filter(is).map(({ name }) => name);
  return { text, is: inIt(is), near: withWord(...asked), terms };
}

/** The term of a group of foods. The sign keeps it apart from the food of the same name. */
export const groupTerm = (group: Test): string => `#${GROUP_NAMES.get(group) ?? ''}`;

// Separators in a list of exclusions.
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

/** Returns why a given food is not allowed ("is not vegan"), or null if it is. */
export function violationOf(food: Food, constraints: Constraints): string | null {
  const exclusion = constraints.exclusions.find(({ is }) => is(food));
  if (exclusion !== undefined) return exclusion.why ?? `is or contains ${exclusion.text}`;
  const broken = dietsRuledOut(food);
  const diet = constraints.diets.find((each) => broken.includes(each));
  return diet === undefined ? null : `is not ${DIET_WORDS[diet]}`;
}

/** True if the engine may add a food that was not given. */
export function isAddable(food: Food, constraints: Constraints): boolean {
  if (constraints.exclusions.length === 0 && constraints.diets.length === 0) return true;
  return violationOf(food, constraints) === null && !constraints.exclusions.some(({ near }) => near(food));
}

/** Formats the diets and exclusions for an explanation ("vegan and without nuts"). */
export function describeConstraints({ diets, exclusions }: Constraints): string {
  const said = exclusions.map(({ text, isOfEater }) => (isOfEater ? 'safe for this eater' : `without ${text}`));
  const parts = [...diets.map((diet) => DIET_WORDS[diet]), ...new Set(said)];
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;
}
