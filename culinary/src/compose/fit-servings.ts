import type { Cooked } from '#compose/cook';
import { weightOf } from '#compose/food-weight';
import type { Given } from '#compose/given';

type Placed = ReadonlyMap<string, readonly Given[]>;

/** What weighs less in choosing a dish feeds nobody by itself; flour does. */
const FEEDING = 1;
/** For more than these nobody cooks by chance. */
const SERVINGS_MAX = 12;
/** Amounts this near to what the dish takes need no other number of people. */
const NEAR_FACTOR = 1.34;

/**
 * For how many a dish is made when nobody said so: as many as the named amount of its main food feeds.
 * @param cook cooks the dish for so many, of what is placed
 */
export function fitServings(
  cook: (servings: number, placed: Placed) => Cooked,
  placed: Placed,
  servings: number,
): number {
  const named = [...placed.values()]
    .flat()
    .filter(({ food, weight }) => weight !== null && (weightOf(food) >= FEEDING || food.role === 'flour'));
  const [lead] = named.toSorted((one, other) => weightOf(other.food) - weightOf(one.food));
  if (lead === undefined || lead.weight === null) return servings;
  const find = ({ items }: Cooked) => items.find(({ food }) => food.name === lead.food.name);
  const taken = find(cook(servings, placed));
  // All of it goes in, and it is not what people are fed by.
  if (taken === undefined || (taken.weight === lead.weight && taken.due === undefined)) return servings;
  const own = find(cook(servings, withoutWeights(placed)));
  const share = own === undefined ? 1 : lead.weight / own.weight;
  if (share < NEAR_FACTOR && share * NEAR_FACTOR > 1) return servings;
  const fitting = Math.max(1, Math.round(share * servings));
  return fitting > SERVINGS_MAX ? servings : fitting;
}

const withoutWeights = (placed: Placed): Placed =>
  new Map(
    [...placed].map(([slot, givens]) => [slot, givens.map((given) => ({ ...given, weight: null, stated: undefined }))]),
  );
