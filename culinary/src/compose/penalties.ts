import type { Placement } from '#compose/choose-form';
import type { Cooked } from '#compose/compose-dish';
import { isFlesh } from '#compose/meat-or-fish';

/** Penalties for a composed dish, on the scale of its score. */
const FAULT = { fleshBought: 14, curedBought: 3, fatLeft: 2.5, foodUnsaid: 1, tofuBought: 1, kitchenUnheard: 3 };

/** The request that led to the dish. */
export interface Circumstances {
  /** True if foods were given; additions should then be staples. */
  readonly given: boolean;
  readonly asked: boolean;
}

/**
 * Returns the penalty of a valid dish: it adds meat unasked, leaves the butter unused or mentions none of the given
 * foods. 0 for a flawless one.
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
