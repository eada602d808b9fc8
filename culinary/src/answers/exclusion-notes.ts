import type { Against } from '#answers/eater';
import type { Question } from '#answers/question';
import { listed, manyOf, named } from '#answers/phrasing';
import { findFoods, type FoodName, getFood } from '#ingredient-catalogue';

const MOST_SHOWN = 4;

/**
 * Returns a warning about foods in an answer that the eater must avoid, except those that the question names; empty if
 * there are none.
 */
export function warningOf(text: string, { foods, against }: Question): string {
  const asked = new Set(foods.map(({ food }) => food.name));
  const byName = new Map(findFoods(text).map((found) => [found.food.name, found]));
  const parts = [...byName.values()].flatMap((found) => {
    const why = asked.has(found.food.name) ? null : against(found.food);
    return why === null ? [] : [`${manyOf(found)} (${why})`];
  });
  return parts.length === 0 ? '' : ` Mind what does not suit you: ${listed(parts.slice(0, MOST_SHOWN))}.`;
}

/** Returns a sentence that names the excluded foods and why, with a leading space, or an empty string. */
export function leftOut(names: readonly FoodName[], against: Against): string {
  const parts = names.flatMap((name) => {
    const why = against(getFood(name));
    return why === null ? [] : [`${manyOf(named(getFood(name)))} (${why})`];
  });
  return parts.length === 0 ? '' : ` I left out ${listed(parts.slice(0, MOST_SHOWN))}.`;
}
