import type { FoodObjection } from '#answers/eater';
import type { Question } from '#answers/question';
import { listed, manyOf, named } from '#answers/phrasing';
import { findFoods, type FoodName, getFood } from '#ingredient-catalogue';

const MAX_SHOWN = 4;

/**
 * Returns a warning about foods in an answer that the eater must avoid, except those that the question names; empty if
 * there are none.
 */
export function exclusionWarning(text: string, { foods, objectionTo }: Question): string {
  const asked = new Set(foods.map(({ food }) => food.name));
  const byName = new Map(findFoods(text).map((found) => [found.food.name, found]));
  const parts = [...byName.values()].flatMap((found) => {
    const why = asked.has(found.food.name) ? null : objectionTo(found.food);
    return why === null ? [] : [`${manyOf(found)} (${why})`];
  });
  return parts.length === 0 ? '' : ` Mind what does not suit you: ${listed(parts.slice(0, MAX_SHOWN))}.`;
}

/** Returns a sentence that names the excluded foods and why, with a leading space, or an empty string. */
export function exclusionNote(names: readonly FoodName[], objectionTo: FoodObjection): string {
  const parts = names.flatMap((name) => {
    const why = objectionTo(getFood(name));
    return why === null ? [] : [`${manyOf(named(getFood(name)))} (${why})`];
  });
  return parts.length === 0 ? '' : ` I left out ${listed(parts.slice(0, MAX_SHOWN))}.`;
}
