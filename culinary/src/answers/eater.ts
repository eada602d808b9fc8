import { loadAllNames } from '#all-names';
import { type Diet, DIETS } from '#catalogue/food-row';
import { parseExclusion } from '#compose/constraints';
import { isFoodWord } from '#wish/named-foods';
import { applyRestrictions, findRestrictions, namesFoodOrDiet, type Restriction } from '#wish/restrictions';
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

const MAX_CHARACTERS = 600;

function readEater(text: string, accepts: (restriction: Restriction) => boolean): ReadEater {
  loadAllNames();
  const said = text.slice(0, MAX_CHARACTERS);
  const found = findRestrictions(said).filter((each) => accepts(each) && namesFoodOrDiet(each));
  const { diets, without, gaps } = applyRestrictions(said, found);
  return { diets, without, rest: gaps.join(' ').replaceAll(/\s+/gu, ' ').trim() };
}

/**
 * Parses what an eater may not or does not want to eat, but not what may only be lacking ("I have no cream"). Reads the
 * first 600 characters.
 */
export const parseEater = (text: string): ReadEater => readEater(text, ({ of }) => of !== 'pantry');

/** Parses restrictions and other exclusions: "no nuts", "without eggs". */
export const parseExclusions = (text: string): ReadEater => readEater(text, () => true);

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
