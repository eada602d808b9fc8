import type { Diet } from '#catalogue/food-row';
import { amountNotes } from '#compose/amount-notes';
import type { SeededRandom } from '#seeded-random';
import type { CuisineName } from '#compose/cuisine-names';
import { PALETTES } from '#compose/cuisines';
import type { DishForm, Draft, Write } from '#compose/dish-form';
import { isFreshMeatOrFish } from '#compose/meat-or-fish';
import { type GivenFood, PANTRY_SLOT } from '#compose/given-food';
import type { Item, Step } from '#compose/item';
import { Kitchen } from '#compose/kitchen';
import { finishFor, nameDish } from '#compose/name-dish';
import { tidyTitle } from '#compose/titles';
import { cutOf } from '#compose/technique';
import { soakingSteps } from '#compose/soaking';
import type { Food } from '#ingredient-catalogue';

/** The input for composing one dish form. */
export interface DishInput {
  readonly form: DishForm;
  readonly placed: ReadonlyMap<string, readonly GivenFood[]>;
  readonly servings: number;
  readonly chance: SeededRandom;
  readonly cuisine: CuisineName | null;
  /** True if the cuisine was requested, false if it was inferred from the foods. */
  readonly cuisineAsked: boolean;
  /** Additions should be staples: no meat or fish is added unasked. */
  readonly frugal: boolean;
  readonly hurried: boolean;
  readonly allows: (food: Food) => boolean;
  /** The diets that were requested. */
  readonly diets: readonly Diet[];
}

export interface ComposedDish extends Draft {
  readonly ingredients: readonly string[];
  readonly instructions: readonly string[];
  /** Minutes. */
  readonly preparing: number;
  readonly cooking: number;
  readonly items: readonly Item[];
  /** Given fats and seasonings that the dish does not use. */
  readonly unneeded: readonly Item[];
  readonly notes: readonly string[];
  /** True if everything that must be cooked through demonstrably is. */
  readonly safe: boolean;
  /** The draft mentioned a main given food in neither title nor description; it has been added. */
  readonly hasUnmentionedFood: boolean;
  readonly isCuisineUnmentioned: boolean;
}

export type ComposeDish = (write: Write, input: DishInput) => ComposedDish;

/**
 * Composes a dish and writes it down. Its dependencies (palettes, techniques, sentences) load only when a dish is
 * composed.
 */
export const composeDish: ComposeDish = (write, input) => {
  const { form, placed, servings, chance, cuisine, allows } = input;
  const palette = cuisine === null ? null : PALETTES[cuisine];
  const kitchen = new Kitchen({
    servings,
    chance,
    slots: form.slots,
    placed,
    palette,
    swaps: form.swaps ?? {},
    allows,
    frugal: input.frugal,
    hurried: input.hurried,
  });
  const draft = write(kitchen);
  const unusedItems = kitchen.unusedItems();
  const unneeded = unusedItems.filter(({ slot }) => slot === PANTRY_SLOT);
  const late = unusedItems.filter(({ slot }) => slot !== PANTRY_SLOT);
  // Given foods that no step uses are added at the end.
  if (late.length > 0) kitchen.step(`Finish with ${kitchen.the(late)}.`);
  const home = cuisine !== null && form.cuisines?.includes(cuisine) === true;
  const asked = input.cuisineAsked && !home ? palette : null;
  const finish = asked === null ? undefined : finishFor(kitchen.list(), asked, allows);
  if (finish !== undefined) kitchen.step(`Scatter over ${kitchen.the(kitchen.add(finish))} just before serving.`);
  const items = kitchen.list();
  const named = nameDish(draft, kitchen, asked);
  const steps = [...soakingSteps(form.id, items, (dried) => kitchen.the(dried)), ...kitchen.written()];
  const { cooking, preparing } = timesOf(items, steps);
  return {
    title: tidyTitle(named.title),
    description: named.description,
    ingredients: kitchen.lines(input.diets),
    instructions: steps.map(({ text }) => text),
    preparing,
    cooking,
    items,
    unneeded,
    notes: amountNotes(items, [...placed.values()].flat(), servings),
    safe: !late.some(({ food }) => food.cooked === true || food.core !== undefined) && isSafe(items, steps),
    hasUnmentionedFood: named.hasUnmentionedFood,
    isCuisineUnmentioned: named.isCuisineUnmentioned,
  };
};

const BASE_PREPARATION = 4;
const MAX_CHOPPING = 40;
const chopping = (weight: number): number => {
  if (weight > 800) return 3;
  return weight > 60 ? 2 : 1;
};
const byFive = (value: number): number => Math.round(value / 5) * 5;

/** Cooking time sums the steps over heat; preparation time covers cutting and waiting, in steps of 5 minutes. */
function timesOf(items: readonly Item[], steps: readonly Step[]): { cooking: number; preparing: number } {
  let cutting = BASE_PREPARATION;
  for (const { food, cut, weight } of items) if (cutOf(food, cut) !== '') cutting += chopping(weight);
  let waiting = 0;
  let cooking = 0;
  for (const { cook: hot, wait } of steps) {
    waiting += wait;
    cooking += hot;
  }
  return { cooking: Math.round(cooking), preparing: byFive(Math.min(cutting, MAX_CHOPPING) + waiting) };
}

/** A pot that simmers this long exceeds every core temperature; the doneness test is then tenderness. */
const LONG_SIMMER_MINUTES = 60;
const TENDER = /tender|fork|falls? (?:apart|off)|gives? way|spoon/u;
const BOILING = 100;

/**
 * True if the steps state the core temperature of every meat, fish and egg (USDA FSIS, from the catalog), or braise it
 * tender for an hour or longer.
 */
function isSafe(items: readonly Item[], steps: readonly Step[]): boolean {
  const core = Math.max(0, ...items.filter(needsCoreTemperature).map(({ food }) => food.core ?? 0));
  if (core === 0) return true;
  const text = steps.map((step) => step.text).join(' ');
  for (const [, degrees] of text.matchAll(/(\d{2,3}) °C/gu))
    if (Number(degrees) >= core && Number(degrees) < BOILING) return true;
  const cooking = steps.reduce((sum, step) => sum + step.cook, 0);
  return cooking >= LONG_SIMMER_MINUTES && TENDER.test(text);
}

const needsCoreTemperature = ({ food }: Item): boolean => isFreshMeatOrFish(food) && food.ready !== true;
