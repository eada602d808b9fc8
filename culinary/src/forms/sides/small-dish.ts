import type { Item, Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { distinct } from '#compose/sentences';
import type { FoodName } from '#ingredient-catalogue';

/** "potato salad with chives"; the dish alone if the rest is empty or already said. */
export function withMore(dish: string, more: string, joint = 'with'): string {
  return more === '' || distinct([dish, more]).length < 2 ? dish : `${dish} ${joint} ${more}`;
}

// Herbs for scattering; heat would dull them.
const FINISHING: ReadonlySet<string> = new Set([
  "za'atar",
  'sumac',
  'dukkah',
  'furikake',
  'shichimi togarashi',
  'chaat masala',
  'black pepper',
  'white pepper',
  'fried shallot',
]);

/** Returns a cooking spice of the requested cuisine, or the dish's default. */
export const cookingSpice = (k: Kitchen, otherwise: FoodName): FoodName =>
  k.palette?.spices.find((name) => !FINISHING.has(name)) ?? otherwise;

const WOODY: ReadonlySet<string> = new Set([
  'thyme',
  'rosemary',
  'sage',
  'oregano leaf',
  'curry leaf',
  'makrut lime leaf',
  'epazote',
  'marjoram',
]);

/** Returns a raw herb of the requested cuisine, or the dish's default. */
export const freshHerb = (k: Kitchen, otherwise: FoodName): FoodName =>
  k.palette?.herbs.find((name) => !WOODY.has(name)) ?? otherwise;

/** "the tahini, lemon juice and a pinch of salt" without the article: one list, so that it has a single "and". */
export const namesAnd = (k: Kitchen, items: readonly Item[], last: string): string =>
  listOf([...items.map((item) => k.name(item)), last]);

/** Adds plenty of oil for frying. Given butter does not qualify: it would burn. */
export function fryingOil(k: Kitchen, spoons: number): Item {
  const oil = k.in('pantry').find(({ food }) => food.role === 'fat' && food.name.endsWith(' oil'));
  return k.measure(oil?.food.name ?? 'vegetable oil', spoons);
}

/** "1 minute", "8 minutes". */
export const minutesText = (minutes: number): string => (minutes === 1 ? '1 minute' : `${minutes} minutes`);
