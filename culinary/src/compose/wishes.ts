import { CUISINE_CALLS } from '#compose/cuisine-calls-data';
import { CUISINES, type CuisineName } from '#compose/cuisine-names';
import type { RecipeCategory } from '#recipe-category';
import { extractCounts } from '#wish/counts';

/** What a text requests besides foods. `rest` is the remaining text. */
export interface Wishes {
  readonly rest: string;
  readonly minutes: number | null;
  readonly servings: number | null;
  readonly cuisine: CuisineName | null;
  /** Recognized diets that the engine cannot verify ("keto"). */
  readonly unverifiable: readonly string[];
}

// Diets without a computation here. "Low-fat yogurt" describes the yogurt, not the dish.
const UNVERIFIABLE_DIETS =
  /\b(?:keto(?:genic)?|paleo|whole ?30|(?:low[- ])?fodmap|diabet(?:ic|es)(?:[- ]friendly)?|low[- ]carb|low[- ]calorie|low[- ]cal|high[- ](?:protein|fib(?:er|re))|^low[- ](?:fat|sodium|salt)(?= *(?:meal|dinner|lunch|recipe)?$))\b/iu;

let cuisineWords: readonly (readonly [RegExp, CuisineName])[] | undefined;
function cuisinePatterns(): readonly (readonly [RegExp, CuisineName])[] {
  cuisineWords ??= CUISINES.map((name) => [
    new RegExp(
      String.raw`(?<!\p{L})(?:${CUISINE_CALLS[name].words.join('|')})(?!\p{L})(?:[- ](?:style|inspired|food|cuisine|cooking))?`,
      'iu',
    ),
    name,
  ]);
  return cuisineWords;
}

/**
 * Extracts wishes from a text. Words within a food name (`named`, lower case: "vegan butter", "kosher salt", "italian
 * sausage") do not count, nor does a cuisine within a dish name (`dishes`: "french toast").
 */
export function extractWishes(text: string, named: readonly string[], dishes: readonly string[] = []): Wishes {
  const isName = (word: string): boolean => named.some((name) => name.includes(word.toLowerCase()));
  const counted = extractCounts(text);
  let { rest } = counted;
  const take = (pattern: RegExp): boolean => {
    const match = pattern.exec(rest);
    if (match === null || isName(match[0])) return false;
    rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`;
    return true;
  };
  const unverifiable = UNVERIFIABLE_DIETS.exec(rest)?.slice(0, 1) ?? [];
  take(UNVERIFIABLE_DIETS);
  const cuisine =
    cuisinePatterns().find(([pattern]) => !dishes.some((dish) => pattern.test(dish)) && take(pattern))?.[1] ?? null;
  return {
    rest: rest.trim(),
    minutes: counted.minutes ?? null,
    servings: counted.servings ?? null,
    cuisine,
    unverifiable,
  };
}

const CATEGORY_TEXTS: readonly (readonly [RegExp, RecipeCategory])[] = [
  [/\b(?:breakfast|brunch)\b/iu, 'Breakfast'],
  [/\b(?:dessert|pudding|sweet treat)\b/iu, 'Dessert'],
  [/\bsnacks?\b/iu, 'Snack'],
  [/\b(?:starter|appeti[sz]er|canap[eé]s?)\b/iu, 'Appetizer'],
  [/\bside(?: dish)?\b/iu, 'Side Dish'],
  [/\b(?:drink|beverage)\b/iu, 'Beverage'],
  [/\bsoup\b/iu, 'Soup'],
  [/\bsalad\b/iu, 'Salad'],
];

export const categoryIn = (text: string): RecipeCategory | null =>
  CATEGORY_TEXTS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
