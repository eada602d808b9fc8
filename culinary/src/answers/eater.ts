import { type Diet, DIETS } from '#catalogue/food-row';
import { parseExclusion } from '#compose/constraints';
import { isFoodWord } from '#wish/named-foods';
import { dietsRuledOut } from '#food-diets';
import type { Food } from '#ingredient-catalogue';
import { searchWords } from '#plain-words';

/** A person's diets and exclusions. `without` is free text: foods, food groups or allergens. */
export interface Eater {
  readonly diets: readonly Diet[];
  readonly without: readonly string[];
}

export const EATS_ANYTHING: Eater = { diets: [], without: [] };

/** The restrictions in a text, and the text without the words that state them. */
export interface ReadEater extends Eater {
  readonly rest: string;
}

const DIET_WORDS: readonly (readonly [RegExp, Diet])[] = [
  [/\b(?:vegans?|plant[- ]based)\b/giu, 'vegan'],
  [/\b(?:vegetarians?|veggie|meat(?:[- ]free|less))\b/giu, 'vegetarian'],
  [/\b(?:gluten[- ]?free|c(?:o)?eliacs?)\b/giu, 'gluten-free'],
  [/\b(?:dairy[- ]?free|non[- ]?dairy|lactose[- ]?(?:free|intolerant|intolerance))\b/giu, 'dairy-free'],
  [/\bhalal\b/giu, 'halal'],
  [/\bkosher(?:[- ]style)?\b(?! salt)/giu, 'kosher-style'],
];

const WORD = String.raw`(?!(?:and|or|nor)\b)[\p{L}’'-]+`;
const JOINED = String.raw`(?:,? (?:and|or|nor|&) |, )`;
/** A list of up to seven items: "peanuts, milk or tree nuts". */
const LIST = String.raw`((?:${WORD} ){0,2}${WORD}(?:${JOINED}(?:${WORD} ){0,2}${WORD}){0,6})`;
/** Patterns about a person, not a pantry: "no eggs" may only mean that there are none left. */
const OF_PEOPLE: readonly RegExp[] = [
  new RegExp(String.raw`(?<!\bnot )\b(?:allergic|allerg(?:y|ies)|intolerant|intolerance|sensitive) to ${LIST}`, 'giu'),
  new RegExp(
    String.raw`\b((?:${WORD}(?:, ${WORD}){0,3},? (?:and|or|&) )?(?:tree |cow'?s |soy )?${WORD})[- ](?:allerg(?:y|ies|ic)|intolerant|intolerance)\b`,
    'giu',
  ),
  new RegExp(
    String.raw`\b(?:can ?no|can['’]?|must ?no|mustn['’]?|may no|do no|don['’]?|does no|doesn['’]?|should no|shouldn['’]?)t(?: (?:ever|like to))? (?:eat|have|tolerate|stand|like|want)(?: any)? ${LIST}`,
    'giu',
  ),
  new RegExp(String.raw`\b(?:never eats?|hates?|avoid(?:s|ing)?) ${LIST}`, 'giu'),
];
const FREE = new RegExp(String.raw`\b((?:tree )?${WORD}?[\p{L}])[- ]free\b`, 'giu');
const LEFT_OUT: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:free (?:of|from)|without|leav(?:e|ing) out|except|minus)(?: any| the)? ${LIST}`, 'giu'),
  new RegExp(
    String.raw`\b(?:no|not (?:have|contain|containing|use|using)|(?:don|doesn)['’]?t (?:have|contain|use))(?: any)? ${LIST}`,
    'giu',
  ),
];

/** Returns the known foods of a list; for "eggs what else" the longest prefix that is a food. */
function namedIn(list: string): string[] {
  return list.split(/,|\s(?:and|or|nor)\s|\s&\s/iu).flatMap((part) => {
    const words = part
      .trim()
      .split(/\s+/u)
      .filter((word) => word !== '');
    const beginnings = words.map((_, at) => words.slice(0, words.length - at).join(' '));
    return beginnings.find(isFood)?.toLowerCase() ?? [];
  });
}

const SMALL: ReadonlySet<string> = new Set(
  'it them this that these those any all some more can i we you he she they what which how is are do does so but and or for to in on at with anything something time problem idea one people food thing allergy allergie please thank thanks too either instead though anyway'.split(
    ' ',
  ),
);

export function isFood(text: string): boolean {
  const words = searchWords(text);
  if (words.length === 0 || SMALL.has(words.at(-1) ?? '') || SMALL.has(words[0] ?? '')) return false;
  return isFoodWord(text);
}

const MAX_READ = 600;

function readWith(text: string, patterns: readonly RegExp[]): ReadEater {
  const without = new Set<string>();
  let rest = text.slice(0, MAX_READ);
  const diets = DIETS.filter((diet) => {
    const pattern = DIET_WORDS.find(([, meant]) => meant === diet)?.[0];
    if (pattern === undefined || rest.search(pattern) === -1) return false;
    rest = rest.replaceAll(pattern, ' ');
    return true;
  });
  for (const pattern of patterns) {
    rest = rest.replaceAll(pattern, (all: string, list: string) => {
      const known = namedIn(list);
      const last = known.at(-1);
      if (last === undefined) return all;
      for (const each of known) without.add(each);
      // Text after the last known food was matched by the list pattern but is not part of it.
      const end = all.toLowerCase().lastIndexOf(last) + last.length;
      return ` ${all.endsWith(list) ? all.slice(end) : ''}`;
    });
  }
  return { diets, without: [...without], rest: rest.replaceAll(/\s+/gu, ' ').trim() };
}

/** Parses a person's restrictions in a text: allergies, diets, dislikes. Reads the first 600 characters. */
export const parseEater = (text: string): ReadEater => readWith(text, [...OF_PEOPLE, FREE]);

/** Parses restrictions and other exclusions: "no nuts", "without eggs". */
export const parseExclusions = (text: string): ReadEater => readWith(text, [...OF_PEOPLE, FREE, ...LEFT_OUT]);

export const both = (one: Eater, other: Eater): Eater => ({
  diets: DIETS.filter((diet) => one.diets.includes(diet) || other.diets.includes(diet)),
  without: [...new Set([...one.without, ...other.without])],
});

/** Returns why a food does not suit the eater ("nuts", "not vegan"), or null if it does. */
export type FoodObjection = (food: Food) => string | null;

export function foodObjection({ diets, without }: Eater): FoodObjection {
  const unwanted = without.flatMap((text) => parseExclusion(text) ?? []);
  return (food) => {
    const meant = unwanted.find(({ is }) => is(food));
    if (meant !== undefined) return meant.text;
    const diet = diets.find((each) => dietsRuledOut(food).includes(each));
    return diet === undefined ? null : `not ${diet}`;
  };
}
