import type { Diet } from '#catalogue/food-row';
import { CUISINE_CALLS } from '#compose/cuisine-calls-data';
import { categoryIn } from '#compose/wishes';
import { DISHES } from '#dishes/all-dishes';
import type { Dish } from '#dishes/dish';
import { idOf, minutesOf } from '#dishes/dish-forms';
import { type Origin, ORIGINS } from '#dishes/origins';
import { REGIONS } from '#dishes/regions-data';
import { dietsRuledOut } from '#food-diets';
import { findFoods, getFood } from '#ingredient-catalogue';
import { searchWords } from '#plain-words';
import type { RecipeCategory } from '#recipe-category';
import { hashText } from '#seeded-random';

const MEALS: Readonly<Record<string, readonly RecipeCategory[]>> = {
  breakfast: ['Breakfast'],
  brunch: ['Breakfast'],
  lunch: ['Main Dish', 'Salad', 'Soup'],
  dinner: ['Main Dish'],
  supper: ['Main Dish', 'Soup'],
};
/** What is meant where only a country is named. */
const ANY_MEAL: readonly RecipeCategory[] = ['Main Dish', 'Soup', 'Salad', 'Appetizer'];
/** Breads and sauces are served with a meal and are none. */
const BESIDES = /\b(?:bread|dough|sauce|salsa|raita|butter|tortillas?|naan|roti|boiled eggs)\b/iu;

const ORIGIN_NAMES: ReadonlyMap<string, Origin> = new Map(DISHES.map(({ origin }) => [origin.toLowerCase(), origin]));

/** The origins that a phrase names by country, region or cuisine: "korean", "scandinavian", "tuscan". */
function originsIn(words: readonly string[]): ReadonlySet<Origin> {
  const text = ` ${words.join(' ')} `;
  const named = (name: string): boolean => text.includes(` ${name} `);
  const origins = [...ORIGIN_NAMES].filter(([name]) => named(name)).map(([, origin]) => origin);
  if (origins.length > 0) return new Set(origins);
  const regions = REGIONS.filter(({ words: names }) => names.some(named)).flatMap(({ origins: all }) => all);
  if (regions.length > 0) return new Set(regions);
  const cuisines = Object.entries(CUISINE_CALLS)
    .filter(([, call]) => call.words.some(named))
    .map(([cuisine]) => cuisine);
  return new Set([...ORIGIN_NAMES.values()].filter((origin) => cuisines.includes(ORIGINS[origin] ?? '')));
}

/** Cuisines that most home kitchens cook from. Their dishes come first where no origin is named. */
const COMMON: ReadonlySet<Origin> = new Set([
  'American',
  'British',
  'Chinese',
  'French',
  'German',
  'Greek',
  'Indian',
  'Italian',
  'Japanese',
  'Mexican',
  'Spanish',
  'Thai',
]);
/** How much earlier a dish of a common cuisine comes, as a share of the order. */
const COMMON_SHARE = 0.2;

/** The categories of the meal or course that a phrase names: those of mains for "dinner". Null if it names none. */
export function coursesIn(phrase: string): readonly RecipeCategory[] | null {
  const meal = searchWords(phrase)
    .map((word) => (Object.hasOwn(MEALS, word) ? MEALS[word] : undefined))
    .find((categories) => categories !== undefined);
  const category = categoryIn(phrase.toLowerCase());
  return meal ?? (category === null ? null : [category]);
}

interface KindRules {
  readonly diets?: readonly Diet[] | undefined;
  readonly minutes?: number | undefined;
}

/**
 * Lists the cookbook's dishes of a kind that a phrase names by meal, course or origin ("dinner", "korean soup") and
 * that comply with the diets as they are, common cuisines first. The seed decides the rest of the order. Empty if the phrase names a food or no kind. Deterministic; never throws.
 */
export function dishesOfKind(phrase: string, seed: string, rules: KindRules = {}): readonly string[] {
  const origins = originsIn(searchWords(phrase));
  const named = coursesIn(phrase);
  if ((origins.size === 0 && named === null) || findFoods(phrase).length > 0) return [];
  const categories = named ?? ANY_MEAL;
  return listNames(
    (dish) => (origins.size === 0 || origins.has(dish.origin)) && categories.includes(dish.category),
    seed,
    rules,
  );
}

/** Lists other dishes of the origin and category of a dish, by its id. */
export function dishesLike(id: string, seed: string, rules: KindRules = {}): readonly string[] {
  const dish = DISHES.find((each) => idOf(each) === id);
  if (dish === undefined) return [];
  const isLike = (other: Dish) => other !== dish && other.origin === dish.origin && other.category === dish.category;
  return listNames(isLike, seed, rules);
}

function listNames(isOfKind: (dish: Dish) => boolean, seed: string, rules: KindRules): readonly string[] {
  const { diets = [], minutes = Infinity } = rules;
  return DISHES.filter(
    (dish) =>
      isOfKind(dish) &&
      !BESIDES.test(dish.name) &&
      (minutes === Infinity || minutesOf(dish) <= minutes) &&
      compliesAsIs(dish, diets),
  )
    .map((dish) => ({ name: dish.name, rank: rankOf(dish, seed) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ name }) => name);
}

/** From 0 to 1. */
const rankOf = ({ name, origin }: Dish, seed: string): number =>
  (hashText(`${seed}/${name}`) / HASHES) * (COMMON.has(origin) ? COMMON_SHARE : 1);
const HASHES = 0x1_0000_0000;

/** "Vegan BLT" is a dish, but not the first to come to mind. */
const compliesAsIs = ({ foods }: Dish, diets: readonly Diet[]): boolean =>
  diets.length === 0 ||
  Object.values(foods).every(
    ([name, , options]) =>
      options?.when !== undefined || !dietsRuledOut(getFood(name)).some((diet) => diets.includes(diet)),
  );
