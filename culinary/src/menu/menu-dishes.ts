import type { FoodRole } from '#catalogue/food-row';
import type { CuisineName } from '#compose/cuisine-names';
import { DISHES } from '#dishes/all-dishes';
import type { Dish } from '#dishes/dish';
import { COOKBOOK, idOf } from '#dishes/dish-forms';
import { ORIGINS } from '#dishes/origins';
import { factsOf } from '#food-facts';
import { lookOf } from '#food-looks';
import { type Food, type FoodName, getFood } from '#ingredient-catalogue';
import type { Course } from '#menu/menu-request';
import type { RecipeCategory } from '#recipe-category';

/** What choosing a dish for a menu depends on. */
export interface MenuDish {
  readonly title: string;
  readonly courses: readonly Course[];
  /** Its main foods; no two dishes of a menu share one. */
  readonly mainFoods: readonly string[];
  readonly foods: readonly FoodName[];
  /** The kinds of its main foods: poultry, pasta. */
  readonly kinds: readonly FoodRole[];
  readonly cuisine: CuisineName | null;
  readonly method: 'oven' | 'fried' | 'stewed' | 'cold';
  readonly color: 'red' | 'green' | 'white' | 'brown';
  /** Minutes of the cookbook, waits included. */
  readonly minutes: number;
  /** The share of its seasonal foods that are in season in a month (1–12); null without any. */
  seasonal(month: number): number | null;
}

/** Foods that no dish is named for. */
const MINOR: ReadonlySet<FoodRole> = new Set<FoodRole>([
  'aromatic',
  'herb',
  'spice',
  'sweet-spice',
  'fat',
  'seasoning',
  'vinegar',
  'stock',
  'sauce',
  'sweetener',
  'flour',
  'baking',
  'thickener',
  'egg',
  'milk',
  'cream',
  'bread',
  'wine',
  'spirit',
]);
const MINOR_FOODS: ReadonlySet<string> = new Set(['lemon', 'lime', 'water', 'parmesan', 'tomato paste', 'butter']);
const KINDS: ReadonlySet<FoodRole> = new Set<FoodRole>([
  'poultry',
  'meat',
  'braise',
  'mince',
  'sausage',
  'cured',
  'fish',
  'shellfish',
  'pasta',
  'noodle',
  'rice',
  'risotto-rice',
  'chocolate',
  'pastry',
  'legume',
  'lentil',
]);
const MEAT: ReadonlySet<FoodRole> = new Set<FoodRole>(['poultry', 'meat', 'braise', 'mince', 'sausage', 'offal']);
/** Breads, doughs, dips and sauces, which a cook buys or serves beside a certain dish. */
const NOT_ALONE =
  /bread|buns?\b|rolls\b|tortillas|naan|^roti\b|challah|dough|focaccia|pita|chapati|injera|salsa|sauce|raita|fufu|farofa|kimchi|flatbreads|yorkshire|jam\b|granola|bagels|baguette|muffins|croissants|brioche|pain au|zopf|monkey|crumpets|simit|pico de gallo|msemen|kachumbari|boiled eggs/iu;

const coursesOfCategory: Readonly<Record<RecipeCategory, readonly Course[]>> = {
  'Main Dish': ['main'],
  'Side Dish': ['side'],
  Appetizer: ['starter', 'small'],
  Soup: ['soup', 'starter'],
  Salad: ['salad', 'starter'],
  Dessert: ['dessert'],
  Breakfast: ['breakfast'],
  Snack: ['small'],
  Beverage: [],
};

function coursesOf(dish: Dish, kinds: readonly FoodRole[]): readonly Course[] {
  if (NOT_ALONE.test(dish.name)) return [];
  const courses = coursesOfCategory[dish.category];
  const isHearty = kinds.some((kind) => MEAT.has(kind) || kind === 'noodle' || kind === 'pasta');
  // A soup of meat and noodles is a meal.
  if (dish.category === 'Soup' && isHearty) return [];
  if (
    dish.category === 'Snack' &&
    dish.signature.some((key) => /sugar|chocolate|honey/u.test(dish.foods[key]?.[0] ?? ''))
  )
    return [];
  return courses;
}

function methodOf({ uses = ['hob'], steps }: Dish): MenuDish['method'] {
  const text = steps.join(' ');
  if (uses.includes('oven') || /\b(?:oven|bake|roast)\b/iu.test(text)) return 'oven';
  if (/\b(?:simmer|boil|braise|stew)\b/iu.test(text)) return 'stewed';
  return /\bfry|fries|sear|sauté\b/iu.test(text) ? 'fried' : 'cold';
}

/** The family of a color "#rrggbb". */
function colorOf(color: string): MenuDish['color'] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  if (red > 200 && green > 190 && blue > 150) return 'white';
  if (green >= red) return 'green';
  return red > 150 && green < red * 0.55 ? 'red' : 'brown';
}

function menuDishOf(dish: Dish): MenuDish {
  const form = COOKBOOK.find(({ id }) => id === idOf(dish));
  const signature = dish.signature.flatMap((key) => dish.foods[key]?.[0] ?? []).map(getFood);
  // Eggs are the main food of a breakfast only.
  const isMain = ({ name, role }: Food): boolean =>
    (!MINOR.has(role) && !MINOR_FOODS.has(name)) || (role === 'egg' && dish.category === 'Breakfast');
  const main = signature.filter(isMain);
  const kinds = main.map(({ role }) => role).filter((role) => KINDS.has(role));
  const seasons = main.flatMap(({ name }) => factsOf(name).season ?? []).length === 0 ? [] : main;
  const largest = Object.values(dish.foods)
    .map(([name, amount]) => ({ food: getFood(name), grams: amount * (getFood(name).grams ?? 1) }))
    .toSorted((one, other) => other.grams - one.grams)[0]?.food;
  return {
    title: dish.name,
    courses: coursesOf(dish, kinds),
    mainFoods: main.map(nameOfKind),
    foods: Object.values(dish.foods).map(([name]) => name),
    kinds,
    cuisine: ORIGINS[dish.origin],
    method: methodOf(dish),
    color: largest === undefined ? 'brown' : colorOf(lookOf(largest.name).color),
    minutes: form?.minutes ?? 60,
    seasonal: (month) => seasonalShare(seasons, month),
  };
}

/** "Plum tomato" and "tomato" are the same main food. */
const nameOfKind = ({ name, like }: Food): string => like ?? name;

function seasonalShare(foods: readonly Food[], month: number): number | null {
  const known = foods.flatMap(({ name }) => {
    const season = factsOf(name).season;
    return season === undefined ? [] : [season];
  });
  if (known.length === 0) return null;
  const inSeason = known.filter(([first, last]) =>
    first <= last ? month >= first && month <= last : month >= first || month <= last,
  );
  return inSeason.length / known.length;
}

let dishes: readonly MenuDish[] | undefined;

/** The dishes of the cookbook as a menu sees them. Built on the first call. */
export const menuDishes = (): readonly MenuDish[] => (dishes ??= DISHES.map(menuDishOf));

export const findMenuDish = (title: string): MenuDish | undefined =>
  menuDishes().find((dish) => dish.title.toLowerCase() === title.toLowerCase());
