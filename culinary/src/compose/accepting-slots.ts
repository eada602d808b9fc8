import { type DishForm, isOfCookbook } from '#compose/dish-form';
import type { Food } from '#ingredient-catalogue';

/** Returns the bit set of the slots of a form that accept one food. */
export type AcceptingSlots = (form: DishForm) => number;

/** Cached, because evaluating the predicates dominates the cost and foods recur. */
const cache = new Map<string, AcceptingSlots>();

export function acceptingSlots(food: Food): AcceptingSlots {
  // Cooked foods fit other slots than raw ones.
  const key = `${food.name}${food.ready === true ? ', cooked' : ''}${food.kind ?? ''}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const bits = new WeakMap<DishForm, number>();
  const read: AcceptingSlots = (form) => {
    const there = bits.get(form);
    if (there !== undefined) return there;
    let mask = 0;
    for (let at = 0; at < form.slots.length; at += 1) if (form.slots[at]?.takes(food) === true) mask |= 1 << at;
    bits.set(form, mask);
    return mask;
  };
  cache.set(key, read);
  return read;
}

export const loveFor = ({ loves }: DishForm, food: Food): number => loves?.[food.name] ?? 0;

interface FormIndex {
  readonly general: readonly DishForm[];
  /** The dishes of the cookbook that a food suggests, by the food's name. */
  readonly suggested: ReadonlyMap<string, readonly DishForm[]>;
}

const indexes = new WeakMap<readonly DishForm[], FormIndex>();

/** Returns the general forms and the dishes of the cookbook that a food suggests. The others need no fitting, and there are many. */
export function formsFor(forms: readonly DishForm[], foods: readonly Food[]): readonly DishForm[] {
  let index = indexes.get(forms);
  if (index === undefined) {
    index = indexed(forms);
    indexes.set(forms, index);
  }
  const { general, suggested } = index;
  return [...general, ...new Set(foods.flatMap(({ name }) => suggested.get(name) ?? []))];
}

function indexed(forms: readonly DishForm[]): FormIndex {
  const suggested = new Map<string, DishForm[]>();
  for (const form of forms.filter(isOfCookbook))
    for (const name of Object.keys(form.loves ?? {})) {
      const there = suggested.get(name);
      if (there === undefined) suggested.set(name, [form]);
      else there.push(form);
    }
  return { general: forms.filter((form) => !isOfCookbook(form)), suggested };
}
