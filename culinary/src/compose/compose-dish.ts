import type { Diet } from '#catalogue/food-row';
import { amountNotes } from '#compose/amount-notes';
import type { SeededRandom } from '#seeded-random';
import type { CuisineName } from '#compose/cuisine-names';
import { PALETTES } from '#compose/cuisines';
import type { Equipment } from '#compose/equipment';
import { checkRecipe, type FinishedRecipe, type RequestedRules } from '#check-recipe';
import { type DishForm, type Draft, isOfCookbook, type Write } from '#compose/dish-form';
import { isFreshMeatOrFish } from '#compose/meat-or-fish';
import { type GivenFood, PANTRY_SLOT } from '#compose/given-food';
import type { Item, Step } from '#compose/item';
import { Kitchen } from '#compose/kitchen';
import { finishFor, nameDish } from '#compose/name-dish';
import { tidyTitle } from '#compose/titles';
import { type Side, sideSlot, sidesStep } from '#compose/serve-alongside';
import { cutOf } from '#compose/technique';
import { soakingSteps } from '#compose/soaking';
import type { Food } from '#ingredient-catalogue';
import { minutes } from '#measure';

/** The input for composing one dish form. */
export interface DishInput {
  readonly form: DishForm;
  readonly placed: ReadonlyMap<string, readonly GivenFood[]>;
  /** Given foods that have no place in the dish and are served beside it. */
  readonly sides?: readonly GivenFood[];
  readonly servings: number;
  readonly chance: SeededRandom;
  readonly cuisine: CuisineName | null;
  /** True if the cuisine was requested, false if it was inferred from the foods. */
  readonly cuisineAsked: boolean;
  /** Additions should be staples: no meat or fish is added unasked. */
  readonly frugal: boolean;
  readonly hurried: boolean;
  readonly allows: (food: Food) => boolean;
  /** What it is to be cooked with, if the dish knows that way. */
  readonly equipment?: Equipment | undefined;
  /** Exclusions, as free text. */
  readonly without?: readonly string[];
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
  /** True if no line and no step of a canonical dish, whose words are fixed, names what a rule excludes. */
  readonly keepsRules: boolean;
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
  const { form, sides = [], servings, chance, cuisine, allows } = input;
  const sideSlots = sides.map(sideSlot);
  const placed = new Map([...input.placed, ...sideSlots.map(({ id }, at) => [id, sides.slice(at, at + 1)] as const)]);
  const palette = cuisine === null ? null : PALETTES[cuisine];
  const kitchen = new Kitchen({
    servings,
    chance,
    slots: [...form.slots, ...sideSlots],
    placed,
    palette,
    swaps: form.swaps ?? {},
    allows,
    frugal: input.frugal,
    hurried: input.hurried,
    diets: input.diets,
    equipment: input.equipment,
  });
  const draft = write(kitchen);
  const side = sides.length === 0 ? null : sidesStep(kitchen, kitchen.in(...sideSlots.map(({ id }) => id)));
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
  const steps = [...soakingSteps(form.id, items, (dried) => kitchen.the(dried)), ...withSides(kitchen.written(), side)];
  const { cooking, preparing } = timesOf(items, steps);
  const isMeatless = input.diets.some((diet) => diet === 'vegetarian' || diet === 'vegan');
  const recipe = {
    title: tidyTitle(named.title),
    description: named.description,
    ingredients: kitchen.lines(input.diets),
    instructions: steps.map(({ text }) => (isMeatless ? withoutMeatWords(text) : text)),
  };
  return {
    ...recipe,
    keepsRules: !isOfCookbook(form) || keepsRules(recipe, { diets: input.diets, without: input.without ?? [] }),
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

/** Replaces words of a cook that a reader of a vegetarian recipe, and our own check, would take for meat. */
const withoutMeatWords = (text: string): string =>
  text
    .replaceAll(/\bgravy\b/gu, 'sauce')
    .replaceAll(/\bmeatball(s?)\b/gu, 'ball$1')
    .replaceAll(/\bMeatball(s?)\b/gu, 'Ball$1')
    .replaceAll(/(?:; | \()(?:poultry )?74 °C (?:for|if made with) turkey(?=\))/gu, (all) =>
      all.startsWith(';') ? '' : ' (',
    )
    .replaceAll(' ()', '');

const keepsRules = (recipe: FinishedRecipe, rules: RequestedRules): boolean =>
  rules.diets.length + rules.without.length === 0 ||
  checkRecipe(recipe, rules).every(({ certainty }) => certainty !== 'breaks');

/** Puts the step for the sides before the last one. They cook while the dish does; only longer ones add time. */
function withSides(steps: readonly Step[], side: Side | null): readonly Step[] {
  if (side === null) return steps;
  const cooking = steps.reduce((sum, { cook }) => sum + cook, 0);
  const cook = minutes(Math.max(0, side.minutes - cooking));
  return steps.toSpliced(Math.max(0, steps.length - 1), 0, { text: side.text, cook, wait: minutes(0) });
}

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
