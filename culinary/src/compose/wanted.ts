import type { CuisineName } from '#compose/cuisine-names';
import type { DishForm } from '#compose/dish-form';
import { askedLength, isCalled, isDish } from '#compose/dish-words';
import type { RecipeCategory } from '#recipe-category';

/** What a dish is chosen by, besides the foods. */
export interface Wanted {
  readonly category: RecipeCategory | undefined;
  /** A kind of recipe that was mentioned; weighs, but does not bind. */
  readonly leaning: RecipeCategory | null;
  /** What was said besides foods, for words that name a dish. */
  readonly wishes: string;
  /** The dish asked for by an option. */
  readonly dish: string | undefined;
  readonly cuisine: CuisineName | null;
  /** Whether that kitchen was asked for, or only shows in the foods. */
  readonly cuisineAsked: boolean;
  readonly minutes: number | null;
  readonly servings: number;
}

/** A dish asked for by name is made unless hardly anything given suits it; the longer the words, the less they are chance. */
const ASKED_IN_WORDS = 7;
const ASKED_BY_OPTION = 40;
const CALLED_BY_OPTION = 60;
const LETTER_OF_A_WISH = 0.15;
const LEANING = 3.5;
const HINT = 4;
const HOME = { asked: 6, shown: 1.2 };
const FOREIGN = { asked: -5, shown: -1.5 };
/** Nobody who names no category wants a snack for supper; a main dish goes first where it fits about as well. */
const MAIN_DISH_HEADSTART = 1.2;

/** What weighs besides the foods: words, kitchens and the kind of recipe. */
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

/** What words that only lean towards a dish add to it. */
export const hinted = ({ hints }: DishForm, { wishes }: Wanted): number =>
  hints?.some((hint) => ` ${wishes} `.includes(` ${hint} `)) === true ? HINT : 0;

export const isForeign = ({ cuisines }: DishForm, { cuisine }: Wanted): boolean =>
  cuisine !== null && cuisines !== undefined && !cuisines.includes(cuisine);

export const suits = (form: DishForm, { category }: Wanted): boolean =>
  category === undefined || form.categories.includes(category);
export const isSlowFor = (form: DishForm, { minutes }: Wanted): boolean =>
  minutes !== null && form.minutes !== undefined && form.minutes > minutes;

/** Whether words or the option call the dish by its name. */
export const isCalledFor = (form: DishForm, { wishes, dish }: Wanted): boolean =>
  askedLength(form, wishes) > 0 || (dish !== undefined && isCalled(form, dish));
