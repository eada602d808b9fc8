import type { FoodRole } from '#catalogue/food-row';
import { isFlesh } from '#compose/meat-or-fish';
import type { Given } from '#compose/given-food';
import type { Food } from '#ingredient-catalogue';

/** Up to this many foods were chosen for one dish; a longer list is an inventory. */
const MOST_CHOSEN = 12;
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
const MOST = { protein: 2, starch: 1, vegetable: 5, fruit: 1, dairy: 2 } as const;
type Kind = keyof typeof MOST;

function kindOf(food: Food): Kind | null {
  if (isFlesh(food) || PROTEINS.has(food.role)) return 'protein';
  if (STARCHES.has(food.role) || food.name === 'potato') return 'starch';
  if (food.role === 'veg') return 'vegetable';
  if (food.role === 'fruit') return 'fruit';
  return food.role === 'cheese' || food.role === 'cream' ? 'dairy' : null;
}

/** Remaining capacity of a dish per kind of food. */
export interface Crowd {
  admits(food: Food): boolean;
  take(food: Food): void;
}

const OPEN: Crowd = { admits: () => true, take: () => undefined };

/** Limits each kind of food for an inventory: two proteins, one starch and so on; the rest is set aside. */
export function crowdOf(given: readonly Given[]): Crowd {
  if (given.length <= MOST_CHOSEN) return OPEN;
  const taken = new Map<Kind, number>();
  return {
    admits: (food) => {
      const kind = kindOf(food);
      return kind === null || (taken.get(kind) ?? 0) < MOST[kind];
    },
    take: (food) => {
      const kind = kindOf(food);
      if (kind !== null) taken.set(kind, (taken.get(kind) ?? 0) + 1);
    },
  };
}
