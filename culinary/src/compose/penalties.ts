import type { Placement } from '#compose/choose-form';
import type { ComposedDish } from '#compose/compose-dish';
import { isMeatOrFish } from '#compose/meat-or-fish';

const PENALTIES = {
  addedMeat: 14,
  addedMeatOfDish: 0.5,
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
export function penaltyOf(cooked: ComposedDish, placement: Placement, { given, asked }: RequestContext): number {
  const { form } = placement;
  let sum = 0;
  if (given && !asked) {
    const added = cooked.items.filter((item) => !item.given);
    if (added.some(({ food }) => isMeatOrFish(food)))
      sum += hasSignature(placement) ? PENALTIES.addedMeatOfDish : PENALTIES.addedMeat;
    if (added.some(({ food }) => food.role === 'tofu')) sum += PENALTIES.addedTofu;
    if (form.cuisines === undefined && added.some(({ food }) => food.role === 'cured')) sum += PENALTIES.addedCuredMeat;
  }
  if (given) sum += cooked.unneeded.filter(({ food }) => food.role === 'fat').length * PENALTIES.unusedFat;
  if (cooked.hasUnmentionedFood) sum += PENALTIES.hasUnmentionedFood;
  if (cooked.isCuisineUnmentioned) sum += PENALTIES.isCuisineUnmentioned;
  return sum;
}

/** True for a dish of the cookbook all of whose signature foods are given: it is what they make, with a little of what is not. */
const hasSignature = ({ form: { slots }, placed }: Placement): boolean => {
  const own = slots.filter(({ signature, staple }) => signature !== undefined && staple !== true);
  return own.length > 0 && own.every(({ id }) => placed.has(id));
};
