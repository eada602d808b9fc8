import type { ComposedDish } from '#compose/compose-dish';
import { weightOf } from '#compose/food-weight';
import type { GivenFood } from '#compose/given-food';
import { feeds } from '#compose/create-item';

type Placed = ReadonlyMap<string, readonly GivenFood[]>;

/** Foods below this relevance do not determine the servings; flour does. */
const FEEDING = 1;
/** Larger groups state their number. */
const SERVINGS_MAX = 12;
/** Within this factor of what the dish uses, the servings stay. */
const NEAR_FACTOR = 1.34;

/**
 * Derives the servings of a request that names none from the stated amounts of the main foods.
 * @param compose composes the dish for a number of servings
 */
export function fitServings(
  compose: (servings: number, placed: Placed) => ComposedDish,
  placed: Placed,
  servings: number,
): number {
  const named = [...placed.values()]
    .flat()
    .filter(({ food, weight }) => weight !== null && (weightOf(food) >= FEEDING || food.role === 'flour'))
    .toSorted((one, other) => weightOf(other.food) - weightOf(one.food));
  const mains = named.filter(({ food }) => feeds(food));
  const leads = mains.length > 0 ? mains : named.slice(0, 1);
  if (leads.length === 0) return servings;
  const taken = compose(servings, placed).items;
  // Fully used amounts that do not determine the servings.
  const fits = leads.every(({ food, weight }) => {
    const item = taken.find((each) => each.food.name === food.name);
    return item === undefined || (item.weight === weight && item.due === undefined);
  });
  if (fits) return servings;
  const share = shareOf(leads, compose(servings, withoutWeights(placed)).items);
  if (share < NEAR_FACTOR && share * NEAR_FACTOR > 1) return servings;
  const fitting = Math.max(1, Math.round(share * servings));
  return fitting > SERVINGS_MAX ? servings : fitting;
}

/** Returns the ratio of the stated amounts to what the dish would use: the geometric mean over these foods. */
function shareOf(leads: readonly GivenFood[], own: ComposedDish['items']): number {
  const shares = leads.flatMap(({ food, weight }) => {
    const item = own.find((each) => each.food.name === food.name);
    return item === undefined || weight === null ? [] : [Math.log(weight / item.weight)];
  });
  return shares.length === 0 ? 1 : Math.exp(shares.reduce((sum, each) => sum + each, 0) / shares.length);
}

const withoutWeights = (placed: Placed): Placed =>
  new Map(
    [...placed].map(([slot, givens]) => [slot, givens.map((given) => ({ ...given, weight: null, stated: undefined }))]),
  );
