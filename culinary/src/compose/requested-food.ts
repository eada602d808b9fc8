import { freeFromProduct } from '#compose/free-from-products';
import type { GivenFood } from '#compose/given-food';
import { type Constraints, violationOf } from '#compose/constraints';
import type { FoundFood } from '#ingredient-catalogue';

/** A food named in the request, before the rules are applied. */
export interface RequestedFood extends GivenFood {
  /** Alternatives: "milk or oat milk". */
  readonly instead: readonly FoundFood[];
  /** The text states that the food itself satisfies the diet ("gluten-free pasta"). */
  readonly said: boolean;
}

/**
 * Returns the allowed version of an offer: the food itself, an alternative, or the product sold for this diet; else
 * null.
 */
export function allowedVersion(
  { food, name, weight, stated, instead, said }: RequestedFood,
  constraints: Constraints,
): GivenFood | null {
  if (violationOf(food, constraints) === null) return { food, name, weight, stated };
  const other = instead.find((each) => violationOf(each.food, constraints) === null);
  if (other !== undefined) return { food: other.food, name: other.name, weight, stated };
  const bought = said ? freeFromProduct(food, constraints) : undefined;
  return bought === undefined ? null : { food: bought, name: bought.name, weight };
}
