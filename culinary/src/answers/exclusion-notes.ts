import type { FoodObjection } from '#answers/eater';
import type { Question } from '#answers/question';
import { listed, manyOf, named } from '#answers/phrasing';
import { findFoods, type FoodName, getFood } from '#ingredient-catalogue';

const MAX_SHOWN = 4;

/** Returns a warning about foods in an answer that the eater must avoid and the question does not name, or ''. */
export function exclusionWarning(
  text: string,
  { foods, objectionTo }: Pick<Question, 'foods' | 'objectionTo'>,
): string {
  const namedInQuestion = new Set(foods.map(({ food }) => food.name));
  const byName = new Map(findFoods(text).map((found) => [found.food.name, found]));
  const parts = [...byName.values()].flatMap((found) => {
    const why = namedInQuestion.has(found.food.name) ? null : objectionTo(found.food);
    return why === null ? [] : [`${manyOf(found)} (${why})`];
  });
  return parts.length === 0 ? '' : ` Not for you: ${listed(parts.slice(0, MAX_SHOWN))}.`;
}

/** Returns a sentence with a leading space that names the excluded foods and the reasons, or ''. */
export function exclusionNote(names: readonly FoodName[], objectionTo: FoodObjection): string {
  const parts = names.flatMap((name) => {
    const why = objectionTo(getFood(name));
    return why === null ? [] : [`${manyOf(named(getFood(name)))} (${why})`];
  });
  return parts.length === 0 ? '' : ` I left out ${listed(parts.slice(0, MAX_SHOWN))}.`;
}
