import { amountNotes } from '#compose/amount-notes';
import type { Chance } from '#chance';
import type { CuisineName } from '#compose/cuisine-names';
import { PALETTES } from '#compose/cuisines';
import type { DishForm, Draft, Write } from '#compose/dish-form';
import { isFreshFlesh } from '#compose/flesh';
import { type Given, PANTRY_SLOT } from '#compose/given';
import type { Item, Step } from '#compose/item';
import { Kitchen } from '#compose/kitchen';
import { finishFor, nameDish } from '#compose/name-dish';
import { tidyTitle } from '#compose/titles';
import { cutOf } from '#compose/technique';
import { soakingSteps } from '#compose/soaking';
import type { Food } from '#ingredient-catalogue';

/** A dish to be cooked on paper. */
export interface Order {
  readonly form: DishForm;
  readonly placed: ReadonlyMap<string, readonly Given[]>;
  readonly servings: number;
  readonly chance: Chance;
  readonly cuisine: CuisineName | null;
  /** Whether that kitchen was asked for, or only shows in the foods. */
  readonly cuisineAsked: boolean;
  /** What the dish needs besides should be staples: meat and fish are not bought unasked. */
  readonly frugal: boolean;
  readonly hurried: boolean;
  readonly allows: (food: Food) => boolean;
}

export interface Cooked extends Draft {
  readonly ingredients: readonly string[];
  readonly instructions: readonly string[];
  /** Minutes. */
  readonly preparing: number;
  /** Minutes. */
  readonly cooking: number;
  /** All that is on the list. */
  readonly items: readonly Item[];
  /** Fats and seasonings that were brought and that the dish has no need of. */
  readonly unneeded: readonly Item[];
  readonly notes: readonly string[];
  /** Whether everything that must be cooked surely is. */
  readonly safe: boolean;
  /** Neither title nor description spoke of what was given, until it was put in. */
  readonly unsaid: boolean;
  /** The kitchen asked for cannot be tasted. */
  readonly unheard: boolean;
}

export type Cook = (write: Write, order: Order) => Cooked;

/** Cooks a dish and writes it down. What comes with it (palettes, techniques, sentences) is loaded only where something is cooked. */
export const cook: Cook = (write, order) => {
  const { form, placed, servings, chance, cuisine, allows } = order;
  const palette = cuisine === null ? null : PALETTES[cuisine];
  const kitchen = new Kitchen({
    servings,
    chance,
    slots: form.slots,
    placed,
    palette,
    swaps: form.swaps ?? {},
    allows,
    frugal: order.frugal,
    hurried: order.hurried,
  });
  const draft = write(kitchen);
  const forgotten = kitchen.forgotten();
  const unneeded = forgotten.filter(({ slot }) => slot === PANTRY_SLOT);
  const late = forgotten.filter(({ slot }) => slot !== PANTRY_SLOT);
  // Brought foods that no sentence took still get their place at the end.
  if (late.length > 0) kitchen.step(`Finish with ${kitchen.the(late)}.`);
  const home = cuisine !== null && form.cuisines?.includes(cuisine) === true;
  const asked = order.cuisineAsked && !home ? palette : null;
  const finish = asked === null ? undefined : finishFor(kitchen.list(), asked, allows);
  if (finish !== undefined) kitchen.step(`Scatter over ${kitchen.the(kitchen.add(finish))} just before serving.`);
  const items = kitchen.list();
  const named = nameDish(draft, kitchen, asked);
  const steps = [...soakingSteps(form.id, items, (dried) => kitchen.the(dried)), ...kitchen.written()];
  const { cooking, preparing } = timesOf(items, steps);
  return {
    title: tidyTitle(named.title),
    description: named.description,
    ingredients: kitchen.lines(),
    instructions: steps.map(({ text }) => text),
    preparing,
    cooking,
    items,
    unneeded,
    notes: amountNotes(items, [...placed.values()].flat(), servings),
    safe: !late.some(({ food }) => food.cooked === true || food.core !== undefined) && isSafe(items, steps),
    unsaid: named.unsaid,
    unheard: named.unheard,
  };
};

const BASE_PREPARATION = 4;
const MOST_CHOPPING = 40;
const chopping = (weight: number): number => {
  if (weight > 800) return 3;
  return weight > 60 ? 2 : 1;
};
const byFive = (value: number): number => Math.round(value / 5) * 5;

/** Cooking is the sum of the steps' minutes over heat; preparing is what the cutting takes, and any waiting, in steps of 5 minutes. */
function timesOf(items: readonly Item[], steps: readonly Step[]): { cooking: number; preparing: number } {
  let cutting = BASE_PREPARATION;
  for (const { food, cut, weight } of items) if (cutOf(food, cut) !== '') cutting += chopping(weight);
  let waiting = 0;
  let cooking = 0;
  for (const { cook: hot, wait } of steps) {
    waiting += wait;
    cooking += hot;
  }
  return { cooking: Math.round(cooking), preparing: byFive(Math.min(cutting, MOST_CHOPPING) + waiting) };
}

/** A pot that simmers this long has long been hotter inside than any core temperature asks for; what is looked for then is tenderness. */
const LONG_SIMMER_MINUTES = 60;
const TENDER = /tender|fork|falls? (?:apart|off)|gives? way|spoon/u;
const BOILING = 100;

/**
 * Whether every meat, fish and egg dish names the core temperature of what is in it (USDA FSIS, from the catalogue), or is braised for an hour
 * or longer until tender.
 */
function isSafe(items: readonly Item[], steps: readonly Step[]): boolean {
  const core = Math.max(0, ...items.filter(mustBeHot).map(({ food }) => food.core ?? 0));
  if (core === 0) return true;
  const text = steps.map((step) => step.text).join(' ');
  for (const [, degrees] of text.matchAll(/(\d{2,3}) °C/gu))
    if (Number(degrees) >= core && Number(degrees) < BOILING) return true;
  const cooking = steps.reduce((sum, step) => sum + step.cook, 0);
  return cooking >= LONG_SIMMER_MINUTES && TENDER.test(text);
}

const mustBeHot = ({ food }: Item): boolean => isFreshFlesh(food) && food.ready !== true;
