import type { FoodRole } from '#catalogue/food-row';
import type { Chance } from '#chance';
import type { DishForm } from '#compose/dish-form';
import { type Given, PANTRY_SLOT } from '#compose/kitchen';
import type { RecipeCategory } from '#recipe-category';

export interface Placement {
  readonly form: DishForm;
  readonly placed: ReadonlyMap<string, readonly Given[]>;
  readonly left: readonly Given[];
  readonly score: number;
}

// How much it matters that a brought food ends up in the dish.
const WEIGHT: Partial<Record<FoodRole, number>> = {
  poultry: 3,
  meat: 3,
  braise: 3,
  mince: 3,
  sausage: 3,
  fish: 3,
  shellfish: 3,
  tofu: 3,
  'tinned-fish': 2,
  cured: 1.5,
  legume: 2.2,
  lentil: 2.2,
  egg: 1.8,
  veg: 2,
  pasta: 2.5,
  noodle: 2.5,
  rice: 2,
  'risotto-rice': 2.5,
  grain: 2.2,
  oats: 2,
  bread: 2,
  wrap: 2.2,
  fruit: 2,
  chocolate: 2,
  cheese: 1.5,
  cream: 1.2,
  milk: 1,
  yogurt: 1.2,
  tomato: 1,
  stock: 0.8,
  wine: 0.6,
  sauce: 0.8,
  spread: 1,
  aromatic: 0.7,
  herb: 0.8,
  spice: 0.7,
  'sweet-spice': 0.6,
  nut: 1,
  seed: 0.7,
  'dried-fruit': 0.9,
  drink: 1.2,
  citrus: 0.8,
  vinegar: 0.4,
  sweetener: 0.5,
  flour: 0.6,
  baking: 0.7,
  fat: 0.2,
  seasoning: 0.1,
};
const LEFT_OUT_FACTOR = 1.4;
const ASKED_BY_NAME = 6;
/** Dishes this close to the best fit are as good as the best; the seed chooses. */
const MARGIN = 1.6;

/** Nobody who names no category wants a snack for supper; a main dish goes first where it fits about as well. */
const MAIN_DISH_HEADSTART = 1.2;

const PANTRY_ROLES: ReadonlySet<FoodRole> = new Set(['fat', 'seasoning']);
const weightOf = ({ food }: Given): number => WEIGHT[food.role] ?? 0.5;

/** Gives every food its place in a form; what finds none is left. */
function place(form: DishForm, given: readonly Given[], wishes: string): Placement {
  const placed = new Map<string, Given[]>();
  const left: Given[] = [];
  let score = form.bias ?? 0;
  for (const each of given) {
    const slot = form.slots.find(
      (candidate) => candidate.takes(each.food) && (placed.get(candidate.id)?.length ?? 0) < candidate.max,
    );
    const id = slot?.id ?? (PANTRY_ROLES.has(each.food.role) ? PANTRY_SLOT : undefined);
    if (id === undefined) {
      left.push(each);
      score -= weightOf(each) * LEFT_OUT_FACTOR;
      continue;
    }
    const there = placed.get(id);
    if (there === undefined) placed.set(id, [each]);
    else there.push(each);
    score += weightOf(each) + (form.loves?.[each.food.name] ?? 0);
  }
  for (const slot of form.slots) if (slot.cost !== undefined && !placed.has(slot.id)) score -= slot.cost;
  if (wishes !== '' && isAskedFor(form, wishes)) score += ASKED_BY_NAME;
  return { form, placed, left, score };
}

/** A dish asked for by its name alone ("hearty winter stew"), to be made from staples. */
export function namedForm(
  forms: readonly DishForm[],
  category: RecipeCategory | undefined,
  wishes: string,
  chance: Chance,
): Placement | null {
  const named = forms.filter(
    (form) => (category === undefined || form.categories.includes(category)) && isAskedFor(form, wishes),
  );
  const [first, ...others] = named;
  return first === undefined ? null : place(chance.pick('named form', [first, ...others]), [], '');
}

/** Whether a text calls a dish of this form by name. */
export const isAskedFor = (form: DishForm, text: string): boolean => form.words.some((word) => hasWord(text, word));

function hasWord(text: string, word: string): boolean {
  const at = text.indexOf(word);
  if (at < 0) return false;
  const before = text[at - 1];
  return before === undefined || !/[a-z]/u.test(before);
}

const works = ({ form, placed }: Placement): boolean =>
  form.works === undefined || form.works((slot) => placed.get(slot)?.length ?? 0);
const takesSomething = ({ placed }: Placement): boolean => [...placed.keys()].some((slot) => slot !== PANTRY_SLOT);

/** The dish that suits these foods best, or one of those nearly as good; null when no dish of the category can use any of them. */
export function chooseForm(
  forms: readonly DishForm[],
  given: readonly Given[],
  category: RecipeCategory | undefined,
  wishes: string,
  chance: Chance,
): Placement | null {
  const fitting = forms.filter((form) => category === undefined || form.categories.includes(category));
  const all = fitting.map((form) => {
    const placement = place(form, given, wishes);
    return category === undefined && form.categories[0] === 'Main Dish'
      ? { ...placement, score: placement.score + MAIN_DISH_HEADSTART }
      : placement;
  });
  const good = all.filter((placement) => works(placement) && takesSomething(placement));
  // Salt and oil alone are no dish, but they are food: any form will do.
  const onlyPantry = given.every(({ food }) => PANTRY_ROLES.has(food.role));
  const candidates = good.length > 0 ? good : onlyPantry ? all : [];
  const best = Math.max(...candidates.map(({ score }) => score));
  const near = candidates.filter(({ score }) => score >= best - MARGIN);
  const [first, ...others] = near;
  return first === undefined ? null : chance.pick('form', [first, ...others]);
}
