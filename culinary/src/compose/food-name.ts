import { pluralOf } from '#food-words';
import type { Food } from '#ingredient-catalogue';

/** A food's name for a list: counted foods in the plural unless there is one or less of them. */
export function nameFor(food: Food, name: string, count: number): string {
  if (food.plural === undefined) return name;
  if (food.unit === 'piece' && count <= 1) return name;
  return name === food.name ? food.plural : pluralOf(name);
}
