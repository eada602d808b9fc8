import { headingsIn } from '#ingredient-heading';
import { readStep } from '#instruction';
import { type Food, findFood, findFoods, type FoundFood } from '#ingredient-catalogue';
import type { IngredientLine } from '#line/ingredient-line-type';
import { readLines } from '#line/read-line';
import type { RecipeStep } from '#steps/step-type';

/** The recipe in front of someone who cooks, at the size they cook it. */
export interface RecipeAtHand {
  readonly title: string;
  readonly ingredients: readonly string[];
  readonly instructions: readonly string[];
  readonly servings: number | null;
  /** The step they are at, from 1; null if they are at none. */
  readonly step: number | null;
  readonly timers: readonly RunningTimer[];
}

export interface RunningTimer {
  readonly label: string;
  /** 0 while it rings. */
  readonly seconds: number;
}

/** A parsed recipe. Headings of the list have no line. */
export interface ParsedAtHand extends RecipeAtHand {
  readonly lines: readonly IngredientLine[];
  /** The current step; null if there is none. */
  readonly now: RecipeStep | null;
}

const MAX_LINES = 300;

export function parseRecipeAtHand(recipe: RecipeAtHand): ParsedAtHand {
  const headings = headingsIn(recipe.ingredients);
  const lines = readLines(recipe.ingredients.slice(0, MAX_LINES)).filter((_, at) => headings[at] !== true);
  const text = recipe.step === null ? undefined : recipe.instructions[recipe.step - 1];
  return { ...recipe, lines, now: text === undefined ? null : readStep(text, lines) };
}

const wordsOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** The lines with a food, which the user writes in their own words: the same food, a kind of it, or the same words. */
export function linesWith({ lines }: ParsedAtHand, written: string): readonly IngredientLine[] {
  const all = lines.flatMap((line) => [line, ...line.more]);
  const words = wordsOf(written);
  const named = all.filter(({ name, text }) => wordsOf(name) === words || wordsOf(text).includes(words));
  const food = findFood(written)?.food;
  if (food === undefined) return named;
  const same = all.filter((line) => line.food?.food === food);
  if (same.length > 0) return same;
  if (named.length > 0) return named;
  return all.filter((line) => line.food?.food.like === food.name);
}

/** The foods that a step works with; without a step, those of the whole recipe. */
export function foodsAt({ lines, now }: ParsedAtHand): readonly FoundFood[] {
  if (now === null) return lines.flatMap(({ food }) => (food === null ? [] : [food]));
  const at = new Set(now.parts.flatMap((part) => (part.kind === 'ingredient' ? part.lines : [])));
  const listed = [...at].flatMap((line) => lines[line]?.food ?? []);
  return uniqueFoods([...listed, ...findFoods(now.text.slice(0, 400))]);
}

export function uniqueFoods(foods: readonly FoundFood[]): readonly FoundFood[] {
  const byFood = new Map<Food, FoundFood>();
  for (const found of foods) if (!byFood.has(found.food)) byFood.set(found.food, found);
  return [...byFood.values()];
}
