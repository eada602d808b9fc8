import type { DishForm } from '#compose/dish-form';
import { weightOf } from '#compose/food-weight';
import type { GivenFood } from '#compose/given-food';
import type { Slot } from '#compose/slot';
import type { Food } from '#ingredient-catalogue';

/** At or below this relevance a food seasons the dish rather than defines it. */
export const SEASONING = 0.8;
export const LOVED = 0.8;
const MIN_SHARE = 40;
/** From this relevance on, a food is one that a meal is planned around. */
export const MAIN_FOOD = 1.5;
/** Penalty per missing share of a structural food: the dish would need a shopping trip. */
const SHORTAGE = 4;
const SHORT_OF_DUE = 0.75;

/** Returns the first accepting slot with free capacity, or −1. */
export function roomIn(slots: DishForm['slots'], mask: number, counts: Uint8Array): number {
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    const at = 31 - Math.clz32(rest & -rest);
    if ((counts[at] ?? 0) < (slots[at]?.max ?? 0)) return at;
  }
  return -1;
}

export function shortageOf(form: DishForm, place: number, { weight }: GivenFood, servings: number): number {
  const slot = form.slots[place];
  if (weight === null || slot?.structural !== true || slot.budget === undefined) return 0;
  const share = weight / (slot.budget * servings);
  return share >= SHORT_OF_DUE ? 0 : SHORTAGE * (1 - share);
}

/** True if a food in this slot defines the dish rather than being incidental. */
export const matters = (slot: Slot | undefined, food: Food, love: number): boolean =>
  love >= LOVED ||
  (slot !== undefined &&
    (slot.structural === true ||
      ((slot.cost ?? 0) > 0 && weightOf(food) >= SEASONING) ||
      (weightOf(food) >= MAIN_FOOD && (slot.budget ?? 0) >= MIN_SHARE)));
