import { CUISINE_CALLS } from '#compose/cuisine-calls-data';
import { CUISINES, type CuisineName } from '#compose/cuisine-names';
import type { GivenFood } from '#compose/given-food';

/** Minimum score for inferring a cuisine, and its required ratio to the runner-up. */
const CLEAR = 1.5;
const LEAD = 1.4;

type Calls = Partial<Record<CuisineName, number>>;
let byFood: ReadonlyMap<string, Readonly<Calls>> | undefined;

// Indexed by food, built lazily.
function hints(): ReadonlyMap<string, Readonly<Calls>> {
  if (byFood !== undefined) return byFood;
  const map = new Map<string, Calls>();
  for (const cuisine of CUISINES)
    for (const [name, weight] of Object.entries(CUISINE_CALLS[cuisine].hints)) {
      const there = map.get(name) ?? {};
      there[cuisine] = weight;
      map.set(name, there);
    }
  byFood = map;
  return byFood;
}

/** Infers the cuisine that these foods clearly indicate, or null. */
export function cuisineOf(given: readonly GivenFood[]): CuisineName | null {
  const sums = new Map<CuisineName, number>();
  for (const { food } of given) {
    const calls = hints().get(food.name);
    if (calls === undefined) continue;
    for (const cuisine of CUISINES) sums.set(cuisine, (sums.get(cuisine) ?? 0) + (calls[cuisine] ?? 0));
  }
  const [first, second] = [...sums].toSorted((left, right) => right[1] - left[1]);
  if (first === undefined || first[1] < CLEAR || first[1] < LEAD * (second?.[1] ?? 0)) return null;
  return first[0];
}
