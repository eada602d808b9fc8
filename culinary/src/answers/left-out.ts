import type { Against } from '#answers/eater';
import type { Question } from '#answers/question';
import { listed, manyOf, named } from '#answers/speaking';
import { findFoods, type FoodName, getFood } from '#ingredient-catalogue';

const MOST_SHOWN = 4;

/** A sentence about what a text names and whoever reads it does not eat, other than what they named themselves. */
export function warningOf(text: string, { foods, against }: Question): string {
  const asked = new Set(foods.map(({ food }) => food.name));
  const byName = new Map(findFoods(text).map((found) => [found.food.name, found]));
  const parts = [...byName.values()].flatMap((found) => {
    const why = asked.has(found.food.name) ? null : against(found.food);
    return why === null ? [] : [`${manyOf(found)} (${why})`];
  });
  return parts.length === 0 ? '' : ` Mind what does not suit you: ${listed(parts.slice(0, MOST_SHOWN))}.`;
}

/** A sentence that tells what was left out and why, with a space before it, or nothing. */
export function leftOut(names: readonly FoodName[], against: Against): string {
  const parts = names.flatMap((name) => {
    const why = against(getFood(name));
    return why === null ? [] : [`${manyOf(named(getFood(name)))} (${why})`];
  });
  return parts.length === 0 ? '' : ` I left out ${listed(parts.slice(0, MOST_SHOWN))}.`;
}
