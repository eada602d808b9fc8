import { CUISINE_CALLS } from '#compose/cuisine-calls-data';
import { CUISINES, type CuisineName } from '#compose/cuisine-names';
import { NUMBER_WORDS } from '#number-words';
import type { RecipeCategory } from '#recipe-category';

/** What a text requests besides foods. `rest` is the remaining text. */
export interface Wishes {
  readonly rest: string;
  readonly minutes: number | null;
  readonly servings: number | null;
  readonly cuisine: CuisineName | null;
  /** Recognized diets that the engine cannot verify ("keto"). */
  readonly unverifiable: readonly string[];
}

const NUMBER = String.raw`\d{1,3}|half an|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|sixty`;
const LENGTH = String.raw`(?:about |only |just )?(${NUMBER})[ -]?(minutes?|mins?|min|hours?|hrs?|hr|h)\b`;
// A bare duration is a time limit only if it is the whole text; in "boiled for 20 minutes" it is not.
const TIMES: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:\b(?:ready|done|cooked|made|finished) )?\b(?:in|within|under|below|less than|at most|no more than|not more than|max|maximum|up to|i have|i only have|we have)(?: of)? ${LENGTH}(?: (?:or less|max|tops|at most))?`,
    'iu',
  ),
  new RegExp(String.raw`^\W*${LENGTH}(?: (?:or less|max|tops|at most|meal|dinner|recipe))?\W*$`, 'iu'),
  /(?<!\bfor )\b(\d{1,3})[ -](min|minutes?)(?= [a-z])/iu,
];
const PEOPLE = 'people|persons?|of us|servings?|portions?|adults?|guests?|kids|friends|eaters';
const SERVINGS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:for|serves|serving|feeds|feeding) (${NUMBER})(?: hungry)?(?: (?:${PEOPLE}))?(?=\s*(?:$|[.!?)]|in |with |and |please))`,
    'iu',
  ),
  new RegExp(String.raw`^\W*(${NUMBER}) (?:${PEOPLE})\W*$`, 'iu'),
];

// Diets without a computation here. "Low-fat yogurt" describes the yogurt, not the dish.
const UNVERIFIABLE_DIETS =
  /\b(?:keto(?:genic)?|paleo|whole ?30|(?:low[- ])?fodmap|diabet(?:ic|es)(?:[- ]friendly)?|low[- ]carb|low[- ]calorie|low[- ]cal|high[- ](?:protein|fib(?:er|re))|^low[- ](?:fat|sodium|salt)(?= *(?:meal|dinner|lunch|recipe)?$))\b/iu;

const numberOf = (text: string): number => {
  const word = text.toLowerCase();
  return word === 'half an' ? 0.5 : (NUMBER_WORDS.get(word) ?? Number(word));
};

function extractMinutes(text: string): { rest: string; minutes: number | null } {
  for (const pattern of TIMES) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const [all, number = '', unit = ''] = match;
    const minutes = numberOf(number) * (unit.toLowerCase().startsWith('h') ? 60 : 1);
    if (minutes > 0) return { rest: `${text.slice(0, match.index)} ${text.slice(match.index + all.length)}`, minutes };
  }
  return { rest: text, minutes: null };
}

function extractServings(text: string): { rest: string; servings: number | null } {
  for (const pattern of SERVINGS) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const servings = Math.round(numberOf(match[1] ?? ''));
    if (servings < 1 || servings > 50) continue;
    return { rest: `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`, servings };
  }
  return { rest: text, servings: null };
}

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
  const timed = extractMinutes(text);
  const served = extractServings(timed.rest);
  let { rest } = served;
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
    minutes: timed.minutes,
    servings: served.servings,
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
