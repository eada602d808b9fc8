import type { FoodRole } from '#catalogue/food-row';
import { DISHES } from '#dishes/all-dishes';
import { idOf } from '#dishes/dish-forms';
import { dishNamedIn } from '#dishes/named-dish';
import { findFoods } from '#ingredient-catalogue';
import type { Course, CourseWish } from '#menu/menu-request';
import type { RecipeCategory } from '#recipe-category';

const COURSE_WORDS: readonly (readonly [says: RegExp, course: Course])[] = [
  [/^(?:starters?|appetizers?|first course|hors d'oeuvres?|entree|amuse-bouche)$/u, 'starter'],
  [/^soups?$/u, 'soup'],
  [/^(?:(?:green|mixed|side) )?salads?$/u, 'salad'],
  [/^(?:mains?|main (?:course|dish)|second course)$/u, 'main'],
  [/^(?:sides?|side dish(?:es)?|vegetables?|veggies|veg)$/u, 'side'],
  [/^(?:desserts?|pudding|sweet|something sweet|afters)$/u, 'dessert'],
];

export const COURSE_OF_CATEGORY: Readonly<Record<RecipeCategory, Course>> = {
  'Main Dish': 'main',
  'Side Dish': 'side',
  Appetizer: 'starter',
  Dessert: 'dessert',
  Breakfast: 'breakfast',
  Soup: 'soup',
  Salad: 'salad',
  Beverage: 'small',
  Snack: 'small',
};

const MAINS: ReadonlySet<FoodRole> = new Set<FoodRole>([
  'poultry',
  'meat',
  'braise',
  'mince',
  'sausage',
  'fish',
  'shellfish',
  'tofu',
  'pasta',
  'risotto-rice',
]);
const SWEETS: ReadonlySet<FoodRole> = new Set<FoodRole>(['fruit', 'chocolate', 'confection']);

/** Returns the course that the user calls by its name, null for anything else. */
export const courseNamed = (words: string): Course | null =>
  COURSE_WORDS.find(([says]) => says.test(words.trim()))?.[1] ?? null;

/** Returns the course of a dish or food that a request lists; undefined if it names neither. */
export function courseOfItem(item: string): CourseWish | undefined {
  const course = courseNamed(item);
  if (course !== null) return { course };
  const dish = dishNamedIn(item, [], true);
  const row = dish === null ? undefined : DISHES.find((each) => idOf(each) === dish.id);
  if (row !== undefined) return { course: COURSE_OF_CATEGORY[row.category], text: item };
  return { course: courseByFood(item), text: item };
}

function courseByFood(item: string): Course {
  if (/\b(?:soup|broth|chowder|bisque)\b/u.test(item)) return 'soup';
  if (/\bsalad\b/u.test(item)) return 'salad';
  if (/\b(?:cake|pie|tart|mousse|ice cream|sorbet|pudding|cookies?|brownies?|crumble|cheesecake|compote)\b/u.test(item))
    return 'dessert';
  if (
    /\b(?:lasagn\p{L}|curry|stew|roast|risotto|gratin|casserole|pizza|burgers?|steak|schnitzel|goulash|quiche)\b/u.test(
      item,
    )
  )
    return 'main';
  const roles = findFoods(item).map(({ food }) => food.role);
  if (roles.some((role) => MAINS.has(role))) return 'main';
  if (roles.some((role) => SWEETS.has(role))) return 'dessert';
  return roles.length > 0 ? 'side' : 'main';
}
