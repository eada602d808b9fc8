import { pluralOf } from '#food-words';
import type { Food } from '#ingredient-catalogue';

/** Returns a food's name for a list: counted foods in the plural above one. */
export function nameFor(food: Food, name: string, count: number): string {
  if (food.plural === undefined) return name;
  if (food.unit === 'piece' && count <= 1) return name;
  return name === food.name ? food.plural : pluralOf(name);
}
