import type { Placement } from '#compose/choose-form';
import { isDriedBean, needsRaw } from '#compose/leftovers';
import { isSweetDish } from '#compose/dish-form';
import { nameFor } from '#compose/food-name';
import type { GivenFood } from '#compose/given-food';
import { tasteOf } from '#ingredient-catalogue';

/** Explains, kindly, why a good food is not in the dish. */
export function unusedReason({ food, name }: GivenFood, placement: Placement): string {
  const { form, placed } = placement;
  const plain = nameFor(food, name, 2);
  const called = plain.slice(0, 1).toUpperCase() + plain.slice(1);
  if (isDriedBean(food))
    return `${called} need soaking and boiling first, which takes more time than you have; canned ones would work`;
  if (food.name === 'water') return 'Water comes from the tap, as much as you need';
  if (needsRaw(form.id, food)) return `${called} would only dry out: ${form.noun} needs it raw`;
  const full = form.slots.find((slot) => slot.takes(food));
  if (full !== undefined && (placed.get(full.id)?.length ?? 0) >= full.max) {
    const taken = (placed.get(full.id) ?? []).map((given) => nameFor(given.food, given.name, 2)).slice(0, 2);
    return `${called} would crowd ${form.noun} that already has ${taken.join(' and ')}; better saved for another day`;
  }
  if (full !== undefined) return `${called} would be one thing too many in ${form.noun}; better saved for another day`;
  const sweetDish = isSweetDish(form);
  if (tasteOf(food) === 'sweet' && !sweetDish)
    return `${called} would be too sweet in ${form.noun}; better saved for dessert`;
  if (tasteOf(food) === 'savory' && sweetDish)
    return `${called} would taste wrong in ${form.noun}; better saved for supper`;
  return `${called} would be out of place in ${form.noun}; better saved for another dish`;
}
