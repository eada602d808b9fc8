import { soldFree } from '#compose/free-from-products';
import type { Given } from '#compose/given-food';
import { type Rules, whyNot } from '#compose/constraints';
import type { FoundFood } from '#ingredient-catalogue';

/** A food named in the request, before the rules are applied. */
export interface Offer extends Given {
  /** Alternatives: "milk or oat milk". */
  readonly instead: readonly FoundFood[];
  /** The text states that the food itself satisfies the diet ("gluten-free pasta"). */
  readonly said: boolean;
}

/**
 * Returns the allowed version of an offer: the food itself, an alternative, or the product sold for this diet; else
 * null.
 */
export function choose({ food, name, weight, stated, instead, said }: Offer, rules: Rules): Given | null {
  if (whyNot(food, rules) === null) return { food, name, weight, stated };
  const other = instead.find((each) => whyNot(each.food, rules) === null);
  if (other !== undefined) return { food: other.food, name: other.name, weight, stated };
  const bought = said ? soldFree(food, rules) : undefined;
  return bought === undefined ? null : { food: bought, name: bought.name, weight };
}
