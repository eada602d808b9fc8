import { foodObjection } from '#answers/eater';
import { findFoods, getFood } from '#ingredient-catalogue';
import { type MenuDish, menuDishes } from '#menu/menu-dishes';
import type { Course, MenuRequest } from '#menu/menu-request';
import { seededRandom } from '#seeded-random';

/** What a dish already chosen contributes to the variety of the menu. */
export type Contrast = Pick<MenuDish, 'mainFoods' | 'kinds' | 'method' | 'color' | 'cuisine'>;

export interface RankOptions {
  readonly request: MenuRequest;
  readonly course: Course;
  readonly chosen: readonly Contrast[];
  readonly banned: ReadonlySet<string>;
  readonly month: number;
  readonly seed: string;
  /** The food that the dish must contain, as the user names it. */
  readonly food?: string;
}

/** What each trait adds to or takes from a score; chance spreads equal dishes over 0–1.5. */
const SCORE = {
  chance: 1.5,
  cuisine: 4,
  season: 0.8,
  sameCuisine: 0.5,
  method: 0.5,
  color: 0.3,
  perHour: 0.25,
  perHourInHurry: 3,
  feast: 2,
  variant: -2.5,
} as const;
const LONGEST_HOURS = 8;

/** Foods that an occasion suggests. */
const FEAST_FOODS: Readonly<Record<string, readonly string[]>> = {
  Christmas: [
    'turkey',
    'goose',
    'duck',
    'beef tenderloin',
    'red cabbage',
    'brussels sprout',
    'chestnut',
    'potato',
    'salmon',
  ],
  Thanksgiving: ['turkey', 'sweet potato', 'pumpkin', 'cranberry', 'green bean', 'potato', 'pecan', 'apple'],
  Easter: ['lamb shoulder', 'leg of lamb', 'asparagus', 'egg', 'spinach', 'potato', 'carrot'],
};

/** Returns the dishes that fit a course, the best first: nothing that repeats a main food or its kind. */
export function rankDishes(options: RankOptions): MenuDish[] {
  const { request, course, chosen, banned, food, month } = options;
  const foods = new Set(chosen.flatMap(({ mainFoods }) => mainFoods));
  const kinds = new Set(chosen.flatMap((each) => each.kinds));
  const wanted = food === undefined ? [] : findFoods(food).map(({ food: { name } }) => name);
  const chance = seededRandom(options.seed);
  // A dish that complies as it is comes before a variant of another.
  const diets = [...request.diets, ...request.groups.flatMap((group) => group.diets)];
  const objection = foodObjection({ diets, without: request.without });
  const scoreOf = (dish: MenuDish): number => {
    const hours = Math.min(LONGEST_HOURS, dish.minutes / 60);
    const feast = FEAST_FOODS[request.occasion ?? ''] ?? [];
    const season = dish.seasonal(month);
    const own = request.cuisine ?? chosen.find(({ cuisine }) => cuisine !== null)?.cuisine ?? null;
    return (
      chance.at(`${course} ${dish.title}`) * SCORE.chance +
      (request.cuisine !== null && dish.cuisine === request.cuisine ? SCORE.cuisine : 0) +
      (own !== null && dish.cuisine === own ? SCORE.sameCuisine : 0) +
      (season === null ? 0 : (season - 0.5) * SCORE.season) -
      chosen.filter(({ method }) => method === dish.method).length * SCORE.method -
      chosen.filter(({ color }) => color === dish.color).length * SCORE.color -
      hours * (request.limit === null ? SCORE.perHour : SCORE.perHourInHurry) +
      (dish.foods.some((name) => objection(getFood(name)) !== null) ? SCORE.variant : 0) +
      (dish.mainFoods.some((name) => feast.includes(name)) ? SCORE.feast : 0)
    );
  };
  return menuDishes()
    .filter(
      (dish) =>
        dish.courses.includes(course) &&
        !banned.has(dish.title) &&
        (wanted.length === 0 || wanted.some((name) => dish.mainFoods.includes(name))) &&
        (request.limit === null || dish.minutes <= request.limit + 10) &&
        (request.ovens > 0 || dish.method !== 'oven') &&
        (wanted.length > 0 || !dish.mainFoods.some((name) => foods.has(name))) &&
        (course === 'small' || !dish.kinds.some((kind) => kinds.has(kind))),
    )
    .map((dish) => ({ dish, score: scoreOf(dish) }))
    .toSorted((one, other) => other.score - one.score || one.dish.title.localeCompare(other.dish.title))
    .map(({ dish }) => dish);
}
