import type { Equipment } from '#compose/equipment';
import type { CuisineName } from '#compose/cuisine-names';
import { type DishForm, isOfCookbook } from '#compose/dish-form';
import { namedLength, isNameOf, isDish } from '#compose/dish-words';
import type { RecipeCategory } from '#recipe-category';

/** The criteria for choosing a dish, besides the foods. */
export interface DishCriteria {
  readonly category: RecipeCategory | undefined;
  /** A category mentioned in passing; a preference, not a constraint. */
  readonly leaning: RecipeCategory | null;
  /** The request except foods, for matching dish names. */
  readonly wishes: string;
  /** The dish requested by option. */
  readonly dish: string | undefined;
  /** The id of the cookbook's dish that the request names. */
  readonly named: string | null;
  /** That dish with another main food, in place of the cookbook's form. */
  readonly variant: DishForm | null;
  readonly equipment: Equipment | null;
  readonly cuisine: CuisineName | null;
  /** True if the cuisine was requested, false if it was inferred from the foods. */
  readonly cuisineAsked: boolean;
  readonly minutes: number | null;
  readonly servings: number;
}

/** A dish requested by name wins unless hardly any given food fits; longer names are less likely to match by chance. */
const ASKED_IN_WORDS = 7;
const ASKED_BY_OPTION = 40;
const CALLED_BY_OPTION = 60;
const LETTER_OF_A_WISH = 0.15;
const LEANING = 3.5;
/** A dish that can be cooked with the requested equipment wins over one that fits the foods a little better. */
const EQUIPPED = { able: 5, unable: -5 };
const HINT = 4;
const HOME = { asked: 6, shown: 1.2 };
const FOREIGN = { asked: -5, shown: -1.5 };
/** Without a category, a main dish wins over a snack of similar fit. */
const MAIN_DISH_HEADSTART = 1.2;

/** Scores a form by words, cuisine and category, without the foods. */
export function scoreCriteria(form: DishForm, criteria: DishCriteria): number {
  let score = 0;
  if (criteria.category === undefined && criteria.leaning === null && form.categories[0] === 'Main Dish')
    score += MAIN_DISH_HEADSTART;
  if (criteria.leaning !== null && form.categories.includes(criteria.leaning)) score += LEANING;
  const asked = namedLength(form, criteria.wishes);
  if (asked > 0) score += ASKED_IN_WORDS + asked * LETTER_OF_A_WISH;
  if (criteria.dish !== undefined && !isOfCookbook(form) && isDish(form, criteria.dish))
    // A form of the same name comes after the cookbook's dish.
    score += criteria.named === null && isNameOf(form, criteria.dish) ? CALLED_BY_OPTION : ASKED_BY_OPTION;
  if (criteria.equipment !== null) score += canUse(form, criteria.equipment) ? EQUIPPED.able : EQUIPPED.unable;
  if (form.id === criteria.named) score += CALLED_BY_OPTION;
  if (criteria.cuisine !== null && form.cuisines !== undefined)
    score += (isForeign(form, criteria) ? FOREIGN : HOME)[criteria.cuisineAsked ? 'asked' : 'shown'];
  return score;
}

/** The score that a form has for another cuisine than the one that the foods suggest. */
export const foreignness = (form: DishForm, criteria: DishCriteria): number =>
  !criteria.cuisineAsked && isForeign(form, criteria) ? FOREIGN.shown : 0;

/** Returns the bonus of a form whose hints occur in the request. */
export const hintBonus = ({ hints }: DishForm, { wishes }: DishCriteria): number =>
  hints?.some((hint) => ` ${wishes} `.includes(` ${hint} `)) === true ? HINT : 0;

export const isForeign = ({ cuisines }: DishForm, { cuisine }: DishCriteria): boolean =>
  cuisine !== null && cuisines !== undefined && !cuisines.includes(cuisine);

/** True if a dish can be cooked with this equipment. */
export const canUse = ({ ways, only }: DishForm, equipment: Equipment): boolean =>
  only === equipment || ways?.includes(equipment) === true;

export const matchesCategory = (form: DishForm, { category, equipment, dish }: DishCriteria): boolean =>
  (form.only === undefined || form.only === equipment || form.id === dish) &&
  (category === undefined || form.categories.includes(category));

/** A dish that takes up to this share of the time limit is made, with a note, if no dish in time uses the foods. */
const LATE_SHARE = 1.5;
export const isLittleLate = (total: number, limit: number): boolean => total <= limit * LATE_SHARE;

/** True if a dish usually takes too long even for those who can wait a little. */
export const isSlowFor = (form: DishForm, { minutes }: DishCriteria): boolean =>
  minutes !== null && form.minutes !== undefined && !isLittleLate(form.minutes, minutes);

/** True if the request or the option names the dish. */
export const isRequestedByName = (form: DishForm, { wishes, dish, named }: DishCriteria): boolean =>
  form.id === named ||
  (!isOfCookbook(form) && (namedLength(form, wishes) > 0 || (dish !== undefined && isNameOf(form, dish))));
