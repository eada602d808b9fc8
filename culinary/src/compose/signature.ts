import { type DishForm, isOfCookbook } from '#compose/dish-form';
import { isKindOf, isPartOf } from '#compose/kind-of-food';
import type { Slot } from '#compose/slot';
import { type Food, getFood } from '#ingredient-catalogue';

/** A dish all of whose signature foods are given: any cook would think of it, the more so the rarer they are. */
const SIGNATURE = { each: 4, max: 7 };
/**
 * A dish that has a place of its own for every given food, and of which nothing else is missing. Fewer foods, and foods
 * of many signatures, mean no dish in particular: chicken and rice, or beef, carrots and potatoes.
 */
const WHOLE = { bonus: 4, perMissing: 1.5, foods: 3, evidence: 0.6, perFood: 0.5 };

/** True if a food is the dish's own, or was named by its kind only, rather than one that may replace it. */
export function isOwn({ food: name }: Slot, food: Food): boolean {
  if (name === undefined || food.name === name) return name !== undefined;
  const own = getFood(name);
  return isKindOf(food, own) || isPartOf(own, food);
}

/** How strongly a dish's own food suggests it; less if only the kind was named: chicken is not a roasting chicken. */
export const ownLove = ({ love = 0, food: own }: Slot, food: Food): number =>
  food.name === own && food.kind === undefined ? love : love / 2;

/** What is in the slots of a form; bit n of a mask is slot n. */
export interface Filled {
  readonly counts: Uint8Array;
  /** The slots that hold the dish's own food. */
  readonly own: number;
  /** The number of given foods besides fats and seasonings. */
  readonly foods: number;
  /** True if each of them is in a slot for one food of the dish. */
  readonly isExplained: boolean;
  /** The sum of the costs of the empty slots. */
  readonly missing: number;
}

/** How well given foods match the signature of a canonical dish. */
export interface SignatureMatch {
  readonly bonus: number;
  /** All of the dish is given, none of its signature replaced, and nothing else. */
  readonly isExact: boolean;
  /** All foods that make the dish are given, none of them replaced, and all given foods have a place of their own in it. */
  readonly isNamed: boolean;
  /** A food that makes the dish is missing, though most kitchens have it. */
  readonly lacksStaple: boolean;
}

export const NO_SIGNATURE: SignatureMatch = { bonus: 0, isExact: false, isNamed: false, lacksStaple: false };

/** Matches the signature of a canonical dish; no bonus unless all of it is given. */
export function matchSignature({ slots }: DishForm, filled: Filled): SignatureMatch {
  let rarity = 0;
  let isAny = false;
  let isWhole = filled.isExplained && filled.foods >= WHOLE.foods;
  let isComplete = true;
  let isReplaced = false;
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at];
    if (slot?.signature === undefined) continue;
    if (filled.counts[at] === 0) {
      if (slot.staple !== true) return NO_SIGNATURE;
      isWhole &&= slot.missed !== true;
      isComplete = false;
    } else {
      isAny = true;
      isReplaced ||= ((filled.own >> at) & 1) === 0;
      rarity += slot.signature;
    }
  }
  if (!isAny) return NO_SIGNATURE;
  isWhole &&= rarity + (filled.foods - WHOLE.foods) * WHOLE.perFood >= WHOLE.evidence;
  const whole = isWhole ? Math.max(0, WHOLE.bonus - filled.missing * WHOLE.perMissing) : 0;
  return {
    bonus: Math.min(SIGNATURE.max, rarity * SIGNATURE.each) + whole,
    isExact: isWhole && !isReplaced && filled.missing === 0,
    isNamed: isWhole && !isReplaced && (isComplete || filled.foods > WHOLE.foods),
    lacksStaple: !isComplete,
  };
}

/** The sum of the costs of what is missing. */
export function missingCost({ slots }: DishForm, counts: Uint8Array): number {
  let sum = 0;
  let besides = 0;
  let hasMeat = false;
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at];
    if (slot === undefined) continue;
    if (counts[at] === 0) {
      sum += slot.cost ?? 0;
      besides += slot.costBesides ?? slot.cost ?? 0;
    } else if (slot.costBesides !== undefined) hasMeat = true;
  }
  return hasMeat ? besides : sum;
}

/** Most of what makes a canonical dish must be given, or it is not what these foods make. */
export function hasMostOfSignature(form: DishForm, counts: Uint8Array): boolean {
  if (!isOfCookbook(form)) return true;
  let all = 0;
  let given = 0;
  for (let at = 0; at < form.slots.length; at += 1) {
    if (form.slots[at]?.signature === undefined) continue;
    all += 1;
    if (counts[at] !== 0) given += 1;
  }
  return all === 0 || given * 2 > all;
}
