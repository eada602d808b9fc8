import { chanceFrom } from '#chance';
import type { DishForm, Write } from '#compose/dish-form';
import { chooseForm, isAskedFor, namedForm, type Placement } from '#compose/choose-form';
import { type Given, type Item, Kitchen, PANTRY_SLOT } from '#compose/kitchen';
import { reasonFor } from '#compose/kind-reason';
import { sentence } from '#compose/sentences';
import { nameFor } from '#compose/portion';
import { type ReadRequest, readRequest, type Unusable } from '#compose/read-request';
import { surprise } from '#compose/surprise';
import { cutOf } from '#compose/technique';
import { ALL_RECIPES } from '#forms/all-recipes';
import { DISH_FORMS } from '#forms/dish-forms';
import { type Food, getFood } from '#ingredient-catalogue';
import type { RecipeCategory } from '#recipe-category';

export interface ComposeRequest {
  /** What is at hand, as people write it; 'surprise me' alone leaves the choice to the engine. */
  readonly ingredients: readonly string[];
  /** Default 4; brought into 1–50. */
  readonly servings?: number;
  /** Without it, the dish that fits best decides. */
  readonly category?: RecipeCategory;
  /** The same request with the same seed is the same recipe, with another seed another one. */
  readonly seed: string;
}

/** A recipe in the product's own fields; times in minutes. */
export interface ComposedRecipe {
  title: string;
  description: string;
  ingredients: string[];
  instructions: string[];
  preparation_time: number;
  cooking_time: number;
  servings: number;
  category: RecipeCategory;
}

export interface Composition {
  /** Null when nothing given is food, or none of it suits the category asked for. */
  recipe: ComposedRecipe | null;
  /** Given foods that are in the recipe. */
  used: string[];
  /** Staples the recipe needs besides. */
  added: string[];
  /** Given things that are not in it, and why. */
  unusable: Unusable[];
}

const WRITERS: ReadonlyMap<string, Write> = new Map(
  Object.values(ALL_RECIPES).flatMap((family) => Object.entries(family)),
);

function recipeOf(form: DishForm): Write {
  const write = WRITERS.get(form.id);
  if (write === undefined) throw new Error(`Nobody has written down ${form.id}`);
  return write;
}

const DEFAULT_SERVINGS = 4;
const MOST_SERVINGS = 50;
/** How often another dish is tried when one needs what must be left out. */
const MOST_ATTEMPTS = 12;

/**
 * Makes a recipe a cook would make from whatever is given. Pure: no clock, no chance of its own. Never throws, whatever the
 * strings; work is bounded (200 entries of 200 characters are read, 60 foods used).
 */
export function composeRecipe(request: ComposeRequest): Composition {
  const read = readRequest(request.ingredients);
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const seed = attempt === 0 ? request.seed : `${request.seed}/${attempt}`;
    const { composition, foods } = composeFrom(request, read, seed);
    if (!foods.some((food) => read.leftOut.includes(food))) return composition;
  }
  const names = read.leftOut.map(({ name }) => nameFor(getFood(name), name, 2)).join(', ');
  const reason = 'Every dish I thought of with the rest needs this';
  return { recipe: null, used: [], added: [], unusable: [...read.unusable, { text: names, reason }] };
}

function composeFrom(
  request: ComposeRequest,
  read: ReadRequest,
  seed: string,
): { composition: Composition; foods: readonly Food[] } {
  const chance = chanceFrom(seed);
  const servings = servingsOf(request.servings);
  const idea = read.surprise ? surprise(request.category, chance) : null;
  const given =
    idea === null ? read.given : idea.foods.map((name): Given => ({ food: getFood(name), name, weight: null }));
  const category = request.category ?? idea?.category;
  const placement =
    given.length > 0
      ? chooseForm(DISH_FORMS, given, category, read.wishes, chance)
      : namedForm(DISH_FORMS, category, read.wishes, chance);
  if (placement === null) {
    const dish = (request.category ?? 'recipe').toLowerCase();
    const misplaced = given.map(({ food, name }) => ({
      text: nameFor(food, name, 2),
      reason: `I know no ${dish} with ${nameFor(food, name, 2)} in it`,
    }));
    const composition = { recipe: null, used: [], added: [], unusable: [...read.unusable, ...misplaced] };
    return { composition, foods: [] };
  }
  // What named the dish is no complaint.
  const unknown = read.unusable.filter(
    ({ text }) => given.length > 0 || !isAskedFor(placement.form, text.toLowerCase()),
  );
  const kitchen = new Kitchen({
    servings,
    chance,
    slots: placement.form.slots,
    placed: placement.placed,
    palette: null,
    allows: (food) => !read.leftOut.includes(food),
  });
  const draft = recipeOf(placement.form)(kitchen);
  const unneeded = useForgotten(kitchen, placement);
  const { cooking, preparing } = timesOf(kitchen);
  const names = (items: readonly Item[]): string[] => items.map(({ food, name }) => nameFor(food, name, 2));
  const wasGiven = (item: Item): boolean => item.given && !read.surprise;
  const composition: Composition = {
    recipe: {
      title: draft.title,
      description: draft.description,
      ingredients: kitchen.lines(),
      instructions: kitchen.written().map(({ text }) => text),
      preparation_time: preparing,
      cooking_time: cooking,
      servings,
      category: category ?? placement.form.categories[0],
    },
    used: names(kitchen.list().filter(wasGiven)),
    added: names(kitchen.list().filter((item) => !wasGiven(item))),
    unusable: [
      ...unknown,
      ...placement.left.map((left) => ({ text: nameFor(left.food, left.name, 2), reason: reasonFor(left, placement) })),
      ...unneeded,
    ],
  };
  return { composition, foods: kitchen.list().map(({ food }) => food) };
}

function servingsOf(asked: number | undefined): number {
  if (asked === undefined || !Number.isFinite(asked)) return DEFAULT_SERVINGS;
  return Math.min(MOST_SERVINGS, Math.max(1, Math.round(asked)));
}

/** Brought foods that no sentence took still get their place at the end, except fats and seasonings the dish has no need of. */
function useForgotten(kitchen: Kitchen, placement: Placement): Unusable[] {
  const forgotten = kitchen.forgotten();
  const pantry = forgotten.filter(({ slot }) => slot === PANTRY_SLOT);
  const foods = forgotten.filter(({ slot }) => slot !== PANTRY_SLOT);
  if (foods.length > 0) kitchen.step(`Finish with ${kitchen.the(foods)}.`);
  return pantry.map(({ food, name }) => ({
    text: name,
    reason: `${sentence(nameFor(food, name, 2))} can stay in the cupboard: ${placement.form.noun} needs none`,
  }));
}

const BASE_PREPARATION = 4;
const MOST_CHOPPING = 40;

/** Cooking is the sum of the steps' minutes over heat; preparing is what the cutting takes, and any waiting, in steps of 5 minutes. */
function timesOf(kitchen: Kitchen): { cooking: number; preparing: number } {
  let chopping = BASE_PREPARATION;
  for (const { food, cut, weight } of kitchen.list())
    if (cutOf(food, cut) !== '') chopping += weight > 800 ? 3 : weight > 60 ? 2 : 1;
  const steps = kitchen.written();
  const waiting = steps.reduce((sum, { wait }) => sum + wait, 0);
  const cooking = steps.reduce((sum, { cook }) => sum + cook, 0);
  const byFive = (value: number): number => Math.ceil(value / 5) * 5;
  return { cooking: Math.round(cooking), preparing: byFive(Math.min(chopping, MOST_CHOPPING) + waiting) };
}
