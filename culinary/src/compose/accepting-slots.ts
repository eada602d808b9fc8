import { type DishForm, isOfCookbook } from '#compose/dish-form';
import { isOwn } from '#compose/signature';
import type { Food } from '#ingredient-catalogue';

/** How a form takes one food; bit n denotes slot n. */
export interface SlotBits {
  readonly accepts: number;
  /** The slots of which it is the own food. */
  readonly own: number;
  readonly love: number;
}
export type AcceptingSlots = (form: DishForm) => SlotBits;

/** Cached, because evaluating the predicates dominates the cost and foods recur. */
const cache = new Map<string, AcceptingSlots>();

export function acceptingSlots(food: Food): AcceptingSlots {
  // Cooked foods fit other slots than raw ones.
  const key = `${food.name}${food.ready === true ? ', cooked' : ''}${food.kind ?? ''}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const bits = new WeakMap<DishForm, SlotBits>();
  const read: AcceptingSlots = (form) => {
    const there = bits.get(form);
    if (there !== undefined) return there;
    let accepts = 0;
    let own = 0;
    form.slots.forEach((slot, at) => {
      if (!slot.takes(food)) return;
      accepts |= 1 << at;
      if (isOwn(slot, food)) own |= 1 << at;
    });
    const here = { accepts, own, love: form.loves?.[food.name] ?? 0 };
    bits.set(form, here);
    return here;
  };
  cache.set(key, read);
  return read;
}

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
