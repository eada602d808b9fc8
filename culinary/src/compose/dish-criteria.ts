import type { CuisineName } from '#compose/cuisine-names';
import type { DishForm } from '#compose/dish-form';
import { askedLength, isCalled, isDish } from '#compose/dish-words';
import type { RecipeCategory } from '#recipe-category';

/** The criteria for choosing a dish, besides the foods. */
export interface Wanted {
  readonly category: RecipeCategory | undefined;
  /** A category mentioned in passing; a preference, not a constraint. */
  readonly leaning: RecipeCategory | null;
  /** The request except foods, for matching dish names. */
  readonly wishes: string;
  /** The dish requested by option. */
  readonly dish: string | undefined;
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
const HINT = 4;
const HOME = { asked: 6, shown: 1.2 };
const FOREIGN = { asked: -5, shown: -1.5 };
/** Without a category, a main dish wins over a snack of similar fit. */
const MAIN_DISH_HEADSTART = 1.2;

/** Scores a form by words, cuisine and category, without the foods. */
export function favor(form: DishForm, wanted: Wanted): number {
  let score = 0;
  if (wanted.category === undefined && wanted.leaning === null && form.categories[0] === 'Main Dish')
    score += MAIN_DISH_HEADSTART;
  if (wanted.leaning !== null && form.categories.includes(wanted.leaning)) score += LEANING;
  const asked = askedLength(form, wanted.wishes);
  if (asked > 0) score += ASKED_IN_WORDS + asked * LETTER_OF_A_WISH;
  if (wanted.dish !== undefined && isDish(form, wanted.dish))
    score += isCalled(form, wanted.dish) ? CALLED_BY_OPTION : ASKED_BY_OPTION;
  if (wanted.cuisine !== null && form.cuisines !== undefined) {
    const how = wanted.cuisineAsked ? 'asked' : 'shown';
    score += isForeign(form, wanted) ? FOREIGN[how] : HOME[how];
  }
  return score;
}

/** Returns the bonus of a form whose hints occur in the request. */
export const hinted = ({ hints }: DishForm, { wishes }: Wanted): number =>
  hints?.some((hint) => ` ${wishes} `.includes(` ${hint} `)) === true ? HINT : 0;

export const isForeign = ({ cuisines }: DishForm, { cuisine }: Wanted): boolean =>
  cuisine !== null && cuisines !== undefined && !cuisines.includes(cuisine);

export const suits = (form: DishForm, { category }: Wanted): boolean =>
  category === undefined || form.categories.includes(category);
export const isSlowFor = (form: DishForm, { minutes }: Wanted): boolean =>
  minutes !== null && form.minutes !== undefined && form.minutes > minutes;

/** True if the request or the option names the dish. */
export const isCalledFor = (form: DishForm, { wishes, dish }: Wanted): boolean =>
  askedLength(form, wishes) > 0 || (dish !== undefined && isCalled(form, dish));
