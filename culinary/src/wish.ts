import { loadEveryLanguage } from '#every-language';
import { isAnyNamedIn, isDishWord } from '#compose/dish-words';
import { readCookbookDish } from '#compose/cookbook-request';
import { otherDishIn } from '#compose/other-dishes';
import { parseExclusion } from '#compose/constraints';
import { categoryIn } from '#compose/wishes';
import { readDishName } from '#dishes/correct-dish-name';
import { dishNamedIn } from '#dishes/named-dish';
import { foodWords } from '#food-words';
import { DISH_FORMS } from '#forms/dish-forms';
import { findFoods } from '#ingredient-catalogue';
import type { RecipeCategory } from '#recipe-category';
import { readEquipment } from '#wish/equipment';
import { hasNoContent, withoutStopWords } from '#wish/stop-words';
import { type Eater, findEaters } from '#wish/vulnerable-eater';
import { plainPhrase } from '#search/plain-phrase';
import {
  applyRestrictions,
  extractRules,
  findRestrictions,
  namesFoodOrDiet,
  type StatedRules,
} from '#wish/restrictions';
import { extractCounts } from '#wish/counts';

/** A request for a recipe. */
export interface Wish extends StatedRules {
  /** The remaining content: foods, dishes, moods, cuisines. Empty if the engine may choose. */
  readonly phrase: string;
  /** Catalog names of the foods in it. */
  readonly foods: readonly string[];
  /** True if it names a dish. */
  readonly dish: boolean;
  readonly meal: RecipeCategory | undefined;
  readonly servings: number | undefined;
  /** Maximum total minutes. */
  readonly minutes: number | undefined;
  /** The eaters at risk whom it is for: small children, pets, pregnant people. */
  readonly eaters: readonly Eater[];
  /** Exclusions that match nothing known. */
  readonly unknown: readonly string[];
}

const MAX_CHARACTERS = 600;

/** Normalizes the first 600 characters: lower case, straight apostrophes, uniform contractions, single spaces or line breaks. */
const plain = (text: string): string => plainPhrase(text.slice(0, MAX_CHARACTERS)).text.trim();

const CONNECTING = String.raw`(?:with|and|or|but|plus|in|on|of|to|from|using|at|as|&)`;
const LEADING = new RegExp(String.raw`^(?:${CONNECTING}\s+)+|^${CONNECTING}$`, 'u');
const TRAILING = new RegExp(String.raw`(?:\s+${CONNECTING})+$`, 'u');

/** Joins the content of a text, without stop words. */
function phraseOf(text: string): string {
  return text
    .split(/[,;.!?:()\n]+(?!\d)/u)
    .map((part) => withoutStopWords(part).replace(LEADING, '').replace(TRAILING, '').trim())
    .filter((part) => part !== '' && !hasNoContent(part))
    .join(', ');
}

const MEAL = /\b(?:breakfast|brunch|lunch|dinner|supper|dessert|snack)\b/u;

/** "My oven is broken" is a fact of the conversation and names no dish. */
function withoutOwnKitchen(text: string): string {
  const { wanted, missing, rest } = readEquipment(text);
  return missing.length > 0 && wanted === null && /\b(?:my|our)\b/u.test(text) ? rest : text;
}

/** "What can I bake for his birthday?" */
const BAKE = /\b(?:can|could|should|to|do) (?:(?:i|we) )?bake\b/u;

/** The part of a phrase that names a meal: "quick dinner" of "two, quick dinner". The phrase if none does. */
const mealOf = (phrase: string): string => phrase.split(', ').find((part) => MEAL.test(part)) ?? phrase;

/**
 * Parses a free-text request: exclusions, diets, servings, time limit and the remaining foods and dishes. Reads the
 * first 600 characters. Never throws.
 */
export function parseWish(text: string): Wish {
  loadEveryLanguage();
  const said = plain(text);
  const { gaps, without, diets } = extractRules(withoutOwnKitchen(said));
  const counted = extractCounts(gaps.join(' , ').replaceAll('\n', ' '));
  const typed = phraseOf(counted.rest);
  const whole = readDishName(typed);
  const foods = findFoods(whole).map(({ food }) => food.name);
  const phrase =
    foods.length === 0 && !namesDish(whole) ? mealOf(BAKE.test(said) ? `${whole} cake`.trim() : whole) : whole;
  return {
    phrase,
    foods,
    dish: namesDish(phrase),
    meal: categoryIn(phrase) ?? undefined,
    without,
    diets,
    servings: counted.servings,
    minutes: counted.minutes,
    eaters: findEaters(said),
    unknown: without.filter((each) => parseExclusion(each) === null),
  };
}

/** Parses the restrictions of a person, which also apply to later requests, as opposed to those of one dish. */
export function parseLastingRules(text: string): StatedRules {
  loadEveryLanguage();
  const said = text.slice(0, MAX_CHARACTERS);
  const { without, diets } = applyRestrictions(
    said,
    findRestrictions(said).filter((each) => each.of === 'person' && namesFoodOrDiet(each)),
  );
  return { without, diets };
}

/**
 * Parses the restrictions in a row of an ingredient list ("chicken and noodles, sesame allergy") and removes them from
 * it. A row without any is unchanged.
 */
export function parseRow(row: string): StatedRules & { readonly row: string } {
  loadEveryLanguage();
  const said = plain(row);
  const { gaps, without, diets } = extractRules(said);
  if (without.length + diets.length === 0) return { row, without, diets };
  // The words that name a vulnerable eater stay for the engine to read.
  const rest = gaps.join(' , ');
  return { row: findEaters(said).length === 0 ? phraseOf(rest) : rest.trim(), without, diets };
}

const namesDish = (text: string): boolean =>
  text !== '' && (isAnyNamedIn(DISH_FORMS, text) || otherDishIn(text, []) !== null);

/** True if a wish names a dish of the cookbook. */
export function namesRecordedDish({ phrase, foods }: Pick<Wish, 'phrase' | 'foods'>): boolean {
  if (dishNamedIn(phrase, foods, true) !== null || otherDishIn(phrase) !== null) return true;
  // With another main food than its own: "kung pao cauliflower".
  const found = findFoods(phrase);
  const names = found.flatMap(({ food, name }) => [food.name.toLowerCase(), name.toLowerCase()]);
  return readCookbookDish(phrase, found, { names, isDishAlone: false, isAlone: true }) !== null;
}

/** True if a wish names foods and dishes and nothing else ("eggs and flour", "chicken soup", "pancakes"). */
export function isOnlyFood({ phrase, foods, dish }: Wish): boolean {
  if (foods.length === 0 && !dish) return false;
  return foodWords(phrase).every(
    (word) =>
      /^(?:and|with|of|or|in|leftover)$/u.test(word) ||
      findFoods(word).length > 0 ||
      isDishWord(DISH_FORMS, word) ||
      otherDishIn(word, []) !== null,
  );
}
