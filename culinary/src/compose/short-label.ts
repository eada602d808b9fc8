import { nameFor } from '#compose/food-name';
import type { Item } from '#compose/item';
import { countOf } from '#compose/portion';
import { pluralOf } from '#food-words';

/** Returns the short name of a food for steps, after the list has given the full one; plural for several. */
export function shortLabel(item: Item): string {
  const { food, name } = item;
  const count = countOf(food, item.weight);
  if (food.short === undefined || name !== food.name) return nameFor(food, name, count);
  return food.unit === 'piece' && count > 1 ? pluralOf(food.short) : food.short;
}
