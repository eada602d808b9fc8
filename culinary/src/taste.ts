import type { Diet, FoodRole } from '#catalogue/food-row';
import { nameFor } from '#compose/food-name';
import { dietsRuledOut } from '#food-diets';
import { type Food, FOODS, foodSet } from '#ingredient-catalogue';
import { RECIPE_CATEGORIES, type RecipeCategory } from '#recipe-category';

/** The features of a dish that a taste is learned from. `foods` are catalog names; unknown names are ignored. */
export interface Dish {
  readonly category: string | null;
  readonly foods: readonly string[];
}

export interface RatedDish extends Dish {
  /** 1 to 5. */
  readonly stars: number;
}

/** How much a user likes each category and each food, from -1 to 1; a missing entry is neutral. */
export interface Taste {
  readonly categories: ReadonlyMap<string, number>;
  readonly foods: ReadonlyMap<string, number>;
}

/** A dish that may be recommended. */
export interface Candidate extends Dish {
  readonly title: string;
  /** Average quality across all users, from 0 to 1. */
  readonly quality: number;
}

export interface Picked<Of extends Candidate> {
  readonly dish: Of;
  /** True when the user's taste selected it, false when it fills up the list. */
  readonly byTaste: boolean;
}

/** The neutral rating, and the distance from it to the ends of the scale. */
const NEUTRAL_STARS = 3;
const STARS_FROM_MIDDLE = 2;
/** Bayesian prior: this many neutral ratings are assumed, so that one rating has little weight. */
const PRIOR_RATINGS = 3;

/** Roles that characterize a dish. Salt, oil and flour are in everything and say nothing about taste. */
const CHARACTERISTIC_ROLES: ReadonlySet<FoodRole> = new Set<FoodRole>([
  'poultry',
  'meat',
  'braise',
  'mince',
  'sausage',
  'cured',
  'offal',
  'fish',
  'tinned-fish',
  'shellfish',
  'seaweed',
  'tofu',
  'legume',
  'lentil',
  'veg',
  'pasta',
  'noodle',
  'rice',
  'risotto-rice',
  'grain',
  'oats',
  'cheese',
  'nut',
  'dried-fruit',
  'fruit',
  'chocolate',
  'spread',
  'pickle',
]);

const UBIQUITOUS = foodSet('onion', 'sweet onion', 'red onion', 'pearl onion', 'shallot', 'scallion');

let characteristic: ReadonlyMap<string, Food> | undefined;
const characteristicFoods = (): ReadonlyMap<string, Food> =>
  (characteristic ??= new Map(
    FOODS.filter(({ name, role }) => CHARACTERISTIC_ROLES.has(role) && !UBIQUITOUS.has(name)).map((food) => [
      food.name,
      food,
    ]),
  ));

let known: ReadonlyMap<string, Food> | undefined;

/**
 * True when none of these foods violates a diet as usually sold. A cheap prefilter; `checkRecipe` reads the whole
 * recipe.
 */
export function fitsByFoods(foods: readonly string[], diets: readonly Diet[]): boolean {
  known ??= new Map(FOODS.map((food) => [food.name, food]));
  return foods.every((name) => {
    const food = known?.get(name);
    return food === undefined || !dietsRuledOut(food).some((diet) => diets.includes(diet));
  });
}

const foodsIn = ({ foods }: Dish): string[] => [...new Set(foods)].filter((food) => characteristicFoods().has(food));

/** Learns a user's taste from ratings. Independent of their order. */
export function tasteFrom(rated: readonly RatedDish[]): Taste {
  const categories = new Tally();
  const foods = new Tally();
  for (const dish of rated) {
    const liking = (dish.stars - NEUTRAL_STARS) / STARS_FROM_MIDDLE;
    if (dish.category !== null) categories.add(dish.category, liking);
    for (const food of foodsIn(dish)) foods.add(food, liking);
  }
  return { categories: categories.likings(), foods: foods.likings() };
}

class Tally {
  readonly #sums = new Map<string, { sum: number; count: number }>();

  add(name: string, liking: number): void {
    const { sum, count } = this.#sums.get(name) ?? { sum: 0, count: 0 };
    this.#sums.set(name, { sum: sum + liking, count: count + 1 });
  }

  likings(): Map<string, number> {
    return new Map([...this.#sums].map(([name, { sum, count }]) => [name, sum / (count + PRIOR_RATINGS)]));
  }
}

/** The weight of a food relative to the category, and the number of foods that count. */
const FOOD_WEIGHT = 0.6;
const MAX_SCORED_FOODS = 3;

/** A liked feature of a dish. */
interface Reason {
  readonly kind: 'category' | 'food';
  readonly name: string;
  readonly weight: number;
}

function reasonsFor(taste: Taste, dish: Dish): Reason[] {
  const category = dish.category === null ? undefined : taste.categories.get(dish.category);
  const foods = foodsIn(dish)
    .map((name): Reason => ({ kind: 'food', name, weight: (taste.foods.get(name) ?? 0) * FOOD_WEIGHT }))
    .filter(({ weight }) => weight > 0)
    .toSorted(strongestFirst);
  const kind: Reason[] =
    category === undefined || category <= 0 || dish.category === null
      ? []
      : [{ kind: 'category', name: dish.category, weight: category }];
  return [...kind, ...foods.slice(0, MAX_SCORED_FOODS)];
}

/** Ties are broken by name, so that the order is independent of the input. */
const strongestFirst = (a: Reason, b: Reason): number => b.weight - a.weight || (a.name < b.name ? -1 : 1);

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** Scores a dish against a taste: positive if it has more liked than disliked features. */
export function scoreByTaste(taste: Taste, dish: Dish): number {
  const category = dish.category === null ? 0 : (taste.categories.get(dish.category) ?? 0);
  const disliked = foodsIn(dish)
    .map((food) => taste.foods.get(food) ?? 0)
    .filter((liking) => liking < 0)
    .toSorted((a, b) => a - b)
    .slice(0, MAX_SCORED_FOODS);
  const liked = reasonsFor(taste, dish).map(({ weight }) => weight);
  return sumOf(liked) + Math.min(0, category) + sumOf(disliked) * FOOD_WEIGHT;
}

/** Minimum score that counts as taste rather than noise. */
const MIN_SCORE = 0.15;
/** Weight of the average quality against the user's taste. */
const QUALITY_WEIGHT = 0.5;
const LIKENESS_WEIGHT = 0.8;

/**
 * Ranks candidates by taste with diversity (maximal marginal relevance) and returns the best `most`, without
 * duplicates; if few match the taste, fills up with the rest. Deterministic for the same candidates in the same order.
 */
export function pickByTaste<Of extends Candidate>(taste: Taste, candidates: readonly Of[], most: number): Picked<Of>[] {
  let left = candidates.map((dish) => {
    const score = scoreByTaste(taste, dish);
    const value = score + dish.quality * QUALITY_WEIGHT;
    return { dish, foods: new Set(foodsIn(dish)), byTaste: score >= MIN_SCORE, value, likeness: 0 };
  });
  const valueOf = ({ value, likeness }: (typeof left)[number]): number => value - likeness * LIKENESS_WEIGHT;
  const picks: Picked<Of>[] = [];
  while (picks.length < most) {
    const next =
      bestOf(
        left.filter(({ byTaste }) => byTaste),
        valueOf,
      ) ?? bestOf(left, valueOf);
    if (next === undefined) break;
    picks.push({ dish: next.dish, byTaste: next.byTaste });
    left = left
      .filter((each) => each !== next && !isSameDish(each.dish, next.dish))
      .map((each) => ({ ...each, likeness: Math.max(each.likeness, likenessOf(each.foods, next.foods)) }));
  }
  return picks;
}

/** Returns the first item with the maximum value. */
function bestOf<Item>(items: readonly Item[], valueOf: (item: Item) => number): Item | undefined {
  let best: Item | undefined;
  for (const item of items) if (best === undefined || valueOf(item) > valueOf(best)) best = item;
  return best;
}

const isSameDish = (one: Candidate, other: Candidate): boolean => one.title.toLowerCase() === other.title.toLowerCase();

/** Jaccard similarity: 1 for the same foods, 0 for disjoint ones. */
function likenessOf(foods: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const common = foods.intersection(others).size;
  return common === 0 ? 0 : common / (foods.size + others.size - common);
}

const CATEGORY_WORDS: Readonly<Record<RecipeCategory, string>> = {
  'Main Dish': 'main dishes',
  'Side Dish': 'side dishes',
  Appetizer: 'appetizers',
  Dessert: 'desserts',
  Breakfast: 'breakfasts',
  Soup: 'soups',
  Salad: 'salads',
  Beverage: 'beverages',
  Snack: 'snacks',
};

/** How many features the explanation names, and the minimum weight of each. */
const MAX_NAMED = 2;
const MIN_NAMED = 0.12;

/**
 * Explains a selection, such as "Because you liked soups and recipes with chickpeas", by the features with the most
 * weight in it. Null if no feature has enough weight.
 */
export function explainPicks(taste: Taste, dishes: readonly Dish[]): string | null {
  const weights = new Map<string, Reason>();
  for (const { kind, name, weight } of dishes.flatMap((dish) => reasonsFor(taste, dish))) {
    const key = `${kind} ${name}`;
    weights.set(key, { kind, name, weight: weight + (weights.get(key)?.weight ?? 0) });
  }
  const named = [...weights.values()]
    .filter(({ kind, name, weight }) => weight >= MIN_NAMED && (kind === 'food' || isCategory(name)))
    .toSorted(strongestFirst)
    .filter(({ name }, at, all) => all.slice(0, at).every((stronger) => !isSameInWords(stronger.name, name)))
    .slice(0, MAX_NAMED);
  const categories = named.flatMap(({ kind, name }) =>
    kind === 'category' && isCategory(name) ? [CATEGORY_WORDS[name]] : [],
  );
  const foods = named.flatMap(({ kind, name }) => (kind === 'food' ? [inWords(name)] : []));
  const things = [...categories, ...(foods.length > 0 ? [`recipes with ${foods.join(' and ')}`] : [])];
  return things.length === 0 ? null : `Because you liked ${things.join(' and ')}`;
}

const isCategory = (name: string): name is RecipeCategory => RECIPE_CATEGORIES.some((category) => category === name);

/** Avoids "tomatoes and cherry tomatoes". */
function isSameInWords(one: string, other: string): boolean {
  const [fewer = [], more = []] = [one.split(' '), other.split(' ')].toSorted((a, b) => a.length - b.length);
  return fewer.every((word) => more.includes(word));
}

/** These are named by their meat: "rabbit", not "rabbits". */
const NAMED_AS_MEAT = foodSet(
  'rabbit',
  'goose',
  'quail',
  'pheasant',
  'roasting chicken',
  'roasting turkey',
  'roasting duck',
);

function inWords(name: string): string {
  const food = characteristicFoods().get(name);
  return food === undefined || NAMED_AS_MEAT.has(name) ? name : nameFor(food, name, 2);
}
