import type { Placement } from '#compose/choose-form';
import type { ComposedDish } from '#compose/compose-dish';
import { isMeatOrFish } from '#compose/meat-or-fish';

const PENALTIES = {
  addedMeat: 14,
  addedCuredMeat: 3,
  unusedFat: 2.5,
  hasUnmentionedFood: 1,
  addedTofu: 1,
  isCuisineUnmentioned: 3,
};

export interface RequestContext {
  /** True if foods were given; additions should then be staples. */
  readonly given: boolean;
  readonly asked: boolean;
}

/**
 * Returns the penalty of a valid dish: it adds meat unasked, leaves the butter unused or mentions none of the given
 * foods. 0 for a flawless one.
 */
export function penaltyOf(cooked: ComposedDish, { form }: Placement, { given, asked }: RequestContext): number {
  let sum = 0;
  if (given && !asked) {
    const added = cooked.items.filter((item) => !item.given);
    if (added.some(({ food }) => isMeatOrFish(food))) sum += PENALTIES.addedMeat;
    if (added.some(({ food }) => food.role === 'tofu')) sum += PENALTIES.addedTofu;
    if (form.cuisines === undefined && added.some(({ food }) => food.role === 'cured')) sum += PENALTIES.addedCuredMeat;
  }
  if (given) sum += cooked.unneeded.filter(({ food }) => food.role === 'fat').length * PENALTIES.unusedFat;
  if (cooked.hasUnmentionedFood) sum += PENALTIES.hasUnmentionedFood;
  if (cooked.isCuisineUnmentioned) sum += PENALTIES.isCuisineUnmentioned;
  return sum;
}
