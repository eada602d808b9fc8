import { soldFree } from '#compose/free-from';
import type { Given } from '#compose/given';
import { type Rules, whyNot } from '#compose/rules';
import type { FoundFood } from '#ingredient-catalogue';

/** One food somebody wrote, not yet held against what the dish has to keep to. */
export interface Offer extends Given {
  /** Foods that will do as well: "milk or oat milk". */
  readonly instead: readonly FoundFood[];
  /** It was said of the food itself that it fits ("gluten-free pasta"). */
  readonly said: boolean;
}

/** What of an offer may be in the dish: the food itself, another that will do, or the kind that is sold without what is not wanted. */
export function choose({ food, name, weight, stated, instead, said }: Offer, rules: Rules): Given | null {
  if (whyNot(food, rules) === null) return { food, name, weight, stated };
  const other = instead.find((each) => whyNot(each.food, rules) === null);
  if (other !== undefined) return { food: other.food, name: other.name, weight, stated };
  const bought = said ? soldFree(food, rules) : undefined;
  return bought === undefined ? null : { food: bought, name: bought.name, weight };
}
