import type { FoodRole } from '#catalogue/food-row';
import { isMeatOrFish } from '#compose/meat-or-fish';
import type { GivenFood } from '#compose/given-food';
import type { Food } from '#ingredient-catalogue';

/** Up to this many foods were chosen for one dish; a longer list is an inventory. */
const MAX_CHOSEN_FOODS = 12;
const STARCHES: ReadonlySet<FoodRole> = new Set([
  'pasta',
  'noodle',
  'rice',
  'risotto-rice',
  'grain',
  'bread',
  'wrap',
  'oats',
  'pastry',
]);
const PROTEINS: ReadonlySet<FoodRole> = new Set(['egg', 'tofu', 'legume', 'lentil', 'cured']);
const MAX_PER_KIND = { protein: 2, starch: 1, vegetable: 5, fruit: 1, dairy: 2 } as const;
type Kind = keyof typeof MAX_PER_KIND;

function kindOf(food: Food): Kind | null {
  if (isMeatOrFish(food) || PROTEINS.has(food.role)) return 'protein';
  if (STARCHES.has(food.role) || food.name === 'potato') return 'starch';
  if (food.role === 'veg') return 'vegetable';
  if (food.role === 'fruit') return 'fruit';
  return food.role === 'cheese' || food.role === 'cream' ? 'dairy' : null;
}

export interface Capacity {
  admits(food: Food): boolean;
  take(food: Food): void;
}

const OPEN: Capacity = { admits: () => true, take: () => undefined };

/** True if a list is an inventory rather than a choice for one dish. */
export const isInventory = (given: readonly unknown[]): boolean => given.length > MAX_CHOSEN_FOODS;

/** Limits each kind of food for an inventory: two proteins, one starch and so on; the rest is set aside. */
export function capacityFor(given: readonly GivenFood[]): Capacity {
  if (!isInventory(given)) return OPEN;
  const taken = new Map<Kind, number>();
  return {
    admits: (food) => {
      const kind = kindOf(food);
      return kind === null || (taken.get(kind) ?? 0) < MAX_PER_KIND[kind];
    },
    take: (food) => {
      const kind = kindOf(food);
      if (kind !== null) taken.set(kind, (taken.get(kind) ?? 0) + 1);
    },
  };
}
