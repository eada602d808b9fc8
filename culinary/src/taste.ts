import type { Diet, FoodRole } from '#catalogue/food-row';
import { nameFor } from '#compose/food-name';
import { dietsRuledOut } from '#food-diets';
import { type Food, FOODS, foodSet } from '#ingredient-catalogue';
import { RECIPE_CATEGORIES, type RecipeCategory } from '#recipe-category';

/** What of a dish somebody may like or not. `foods` are names of the catalogue; any other says nothing. */
export interface Dish {
  readonly category: string | null;
  readonly foods: readonly string[];
}

export interface RatedDish extends Dish {
  /** 1 to 5. */
  readonly stars: number;
}

/** How much somebody likes each kind of dish and each food, from -1 to 1; what is not there leaves them cold. */
export interface Taste {
  readonly categories: ReadonlyMap<string, number>;
  readonly foods: ReadonlyMap<string, number>;
}

/** A dish that may be picked. */
export interface Candidate extends Dish {
  readonly title: string;
  /** How good everybody finds it, from 0 to 1. */
  readonly quality: number;
}

export interface Picked<Of extends Candidate> {
  readonly dish: Of;
  /** Whether it was their taste that picked it. */
  readonly byTaste: boolean;
}

/** Neither liked nor disliked, and how far from it the ends of the scale are. */
const MIDDLE_STARS = 3;
const STARS_TO_THE_END = 2;
/** As if that many had been found neither good nor bad before: one rating says little. */
const RATINGS_BEFORE = 3;

/** What makes a dish what it is. Salt, oil and flour are in everything and liked by nobody for themselves. */
const TELLING: ReadonlySet<FoodRole> = new Set<FoodRole>([
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

const IN_EVERYTHING = foodSet('onion', 'sweet onion', 'red onion', 'pearl onion', 'shallot', 'scallion');

let telling: ReadonlyMap<string, Food> | undefined;
const tellingFoods = (): ReadonlyMap<string, Food> =>
  (telling ??= new Map(
    FOODS.filter(({ name, role }) => TELLING.has(role) && !IN_EVERYTHING.has(name)).map((food) => [food.name, food]),
  ));

let known: ReadonlyMap<string, Food> | undefined;

/**
 * Whether none of these foods breaks a diet as it is usually sold. A first look that costs next to nothing: what is written in a
 * recipe may say more, and `checkRecipe` reads it.
 */
export function fitsByFoods(foods: readonly string[], diets: readonly Diet[]): boolean {
  known ??= new Map(FOODS.map((food) => [food.name, food]));
  return foods.every((name) => {
    const food = known?.get(name);
    return food === undefined || !dietsRuledOut(food).some((diet) => diets.includes(diet));
  });
}

const foodsIn = ({ foods }: Dish): string[] => [...new Set(foods)].filter((food) => tellingFoods().has(food));

/** What somebody likes, from what they rated. The order of the ratings is no matter. */
export function tasteFrom(rated: readonly RatedDish[]): Taste {
  const categories = new Tally();
  const foods = new Tally();
  for (const dish of rated) {
    const liking = (dish.stars - MIDDLE_STARS) / STARS_TO_THE_END;
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
    return new Map([...this.#sums].map(([name, { sum, count }]) => [name, sum / (count + RATINGS_BEFORE)]));
  }
}

/** A food moves a dish less than what kind of dish it is, and more than a few of them move no dish. */
const FOOD_WEIGHT = 0.6;
const FOODS_THAT_MOVE = 3;

/** One thing that speaks for a dish. */
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
  return [...kind, ...foods.slice(0, FOODS_THAT_MOVE)];
}

/** In one order whatever the order of the foods. */
const strongestFirst = (a: Reason, b: Reason): number => b.weight - a.weight || (a.name < b.name ? -1 : 1);

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** How well a dish suits somebody: above 0 where it has more of what they like. */
export function scoreByTaste(taste: Taste, dish: Dish): number {
  const category = dish.category === null ? 0 : (taste.categories.get(dish.category) ?? 0);
  const against = foodsIn(dish)
    .map((food) => taste.foods.get(food) ?? 0)
    .filter((liking) => liking < 0)
    .toSorted((a, b) => a - b)
    .slice(0, FOODS_THAT_MOVE);
  const speaksFor = reasonsFor(taste, dish).map(({ weight }) => weight);
  return sumOf(speaksFor) + Math.min(0, category) + sumOf(against) * FOOD_WEIGHT;
}

/** Less than that is no taste, but chance. */
const LEAST_SCORE = 0.15;
/** Between two that suit alike, what everybody finds better comes first. */
const QUALITY_WEIGHT = 0.5;
const LIKENESS_WEIGHT = 0.8;

/**
 * The `most` that suit somebody best, none like another where there are others and no dish twice; where few suit, the best of the
 * rest. The same for the same candidates in the same order.
 */
export function pickByTaste<Of extends Candidate>(taste: Taste, candidates: readonly Of[], most: number): Picked<Of>[] {
  let left = candidates.map((dish) => {
    const score = scoreByTaste(taste, dish);
    const value = score + dish.quality * QUALITY_WEIGHT;
    return { dish, foods: new Set(foodsIn(dish)), byTaste: score >= LEAST_SCORE, value, likeness: 0 };
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

/** The first of those that none is above. */
function bestOf<Item>(items: readonly Item[], valueOf: (item: Item) => number): Item | undefined {
  let best: Item | undefined;
  for (const item of items) if (best === undefined || valueOf(item) > valueOf(best)) best = item;
  return best;
}

const isSameDish = (one: Candidate, other: Candidate): boolean => one.title.toLowerCase() === other.title.toLowerCase();

/** 1 for two of the same foods, 0 for two that have none in common. */
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

/** How many things one line names, and how much each has to have moved. */
const MOST_NAMED = 2;
const LEAST_NAMED = 0.12;

/**
 * Why these were picked, such as "Because you liked soups and recipes with chickpeas": what most moved them, and nothing that is in
 * none of them. Null where nothing much did.
 */
export function explainPicks(taste: Taste, dishes: readonly Dish[]): string | null {
  const moved = new Map<string, Reason>();
  for (const { kind, name, weight } of dishes.flatMap((dish) => reasonsFor(taste, dish))) {
    const key = `${kind} ${name}`;
    moved.set(key, { kind, name, weight: weight + (moved.get(key)?.weight ?? 0) });
  }
  const named = [...moved.values()]
    .filter(({ kind, name, weight }) => weight >= LEAST_NAMED && (kind === 'food' || isCategory(name)))
    .toSorted(strongestFirst)
    .filter(({ name }, at, all) => all.slice(0, at).every((stronger) => !isSameInWords(stronger.name, name)))
    .slice(0, MOST_NAMED);
  const categories = named.flatMap(({ kind, name }) =>
    kind === 'category' && isCategory(name) ? [CATEGORY_WORDS[name]] : [],
  );
  const foods = named.flatMap(({ kind, name }) => (kind === 'food' ? [inWords(name)] : []));
  const things = [...categories, ...(foods.length > 0 ? [`recipes with ${foods.join(' and ')}`] : [])];
  return things.length === 0 ? null : `Because you liked ${things.join(' and ')}`;
}

const isCategory = (name: string): name is RecipeCategory => RECIPE_CATEGORIES.some((category) => category === name);

/** "Tomatoes and cherry tomatoes" says one thing twice. */
function isSameInWords(one: string, other: string): boolean {
  const [fewer = [], more = []] = [one.split(' '), other.split(' ')].toSorted((a, b) => a.length - b.length);
  return fewer.every((word) => more.includes(word));
}

/** An animal is named by its meat: nobody cooks with rabbits. */
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
  const food = tellingFoods().get(name);
  return food === undefined || NAMED_AS_MEAT.has(name) ? name : nameFor(food, name, 2);
}
