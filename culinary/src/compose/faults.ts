import type { Placement } from '#compose/choose-form';
import type { Cooked } from '#compose/cook';
import { isFlesh } from '#compose/flesh';

/** What speaks against a dish that is on paper, in the measure of its fit. */
const FAULT = { fleshBought: 14, curedBought: 3, fatLeft: 2.5, foodUnsaid: 1, tofuBought: 1, kitchenUnheard: 3 };

/** How the dish came about. */
export interface Circumstances {
  /** Whether anything was given: what is bought besides should be staples then. */
  readonly given: boolean;
  readonly asked: boolean;
}

/**
 * How much is wrong with a dish that could be served: it buys meat unasked, leaves the butter or speaks of other things than those given.
 * 0 where nothing is.
 */
export function faultsOf(cooked: Cooked, { form }: Placement, { given, asked }: Circumstances): number {
  let sum = 0;
  if (given && !asked) {
    const bought = cooked.items.filter((item) => !item.given);
    if (bought.some(({ food }) => isFlesh(food))) sum += FAULT.fleshBought;
    if (bought.some(({ food }) => food.role === 'tofu')) sum += FAULT.tofuBought;
    if (form.cuisines === undefined && bought.some(({ food }) => food.role === 'cured')) sum += FAULT.curedBought;
  }
  if (given) sum += cooked.unneeded.filter(({ food }) => food.role === 'fat').length * FAULT.fatLeft;
  if (cooked.unsaid) sum += FAULT.foodUnsaid;
  if (cooked.unheard) sum += FAULT.kitchenUnheard;
  return sum;
}
