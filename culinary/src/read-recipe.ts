import { allergensIn, allergensMaybeIn, isOfMeat } from '#food-diets';
import { loadEveryLanguage } from '#every-language';
import type { Food } from '#ingredient-catalogue';
import { mayHoldFood } from '#ingredient-heading';
import { readIngredientList } from '#ingredient-list';
import type { IngredientLine } from '#line/ingredient-line-type';
import { contentsOf, type QualifiedFood } from '#line-contents';
import { expandLines, type LinkedLine } from '#linked-lines';
import { foodsNotListed } from '#steps/foods-not-listed';

/** A finished recipe from any source: a user, an import or the kitchen engine. */
export interface FinishedRecipe {
  readonly title: string;
  readonly ingredients: readonly string[];
  readonly instructions: readonly string[];
  /** Lines that are recipes of their own count as what they consist of. */
  readonly details?: { readonly linked_recipes?: readonly LinkedLine[] | undefined } | null | undefined;
}

/** A title, line or step with the foods that it brings into the dish. */
export interface ReadText {
  readonly place: 'title' | 'ingredients' | 'instructions';
  /** Index of the ingredient or step. The text of an ingredient may be a line of a linked recipe. */
  readonly at: number;
  readonly text: string;
  readonly foods: readonly QualifiedFood[];
  /** Alternatives: they break no diet, but count for an allergy. */
  readonly others: readonly Food[];
  /** True when the contents cannot be determined. */
  readonly isUnsure: boolean;
}

const MAX_LINES = 300;
export const MAX_CHARACTERS = 10_000;
/** Limit for all steps together; several times what the longest real recipe has. */
const MAX_CHARACTERS_OF_STEPS = 15_000;
/** The line parser reads at least this far. */
const READ_WORDS = 30;
const READ_CHARACTERS = 300;

/** Returns the part of a line that the parser does not reach; an allergen there still counts. */
function restOf(text: string): string {
  const words = [...text.matchAll(/\S+/gu)];
  const from = words.findIndex(({ index }, at) => at >= READ_WORDS || index > READ_CHARACTERS);
  // Includes the word before the cut, which may be half of a name.
  return from === -1 ? '' : text.slice(words[Math.max(0, from - 1)]?.index ?? 0);
}

/** A text beyond the limits: it may contain anything. */
const unread = (place: ReadText['place'], text: string, at: number): ReadText => ({
  place,
  at,
  text,
  foods: [],
  others: [],
  isUnsure: true,
});

function readLineAt(
  text: string,
  line: IngredientLine | null,
  at: number,
  listed: readonly IngredientLine[],
): ReadText {
  const place = 'ingredients';
  if (line === null) return unread(place, text, at);
  const { foods, others, unknown, hasMoreThanFoods } = contentsOf(line);
  // "Rice, tossed with peanuts": the rest of a line may bring more than its food.
  const brought = foodsNotListed(restOf(text), listed);
  const isUnsure = unknown.length > 0 || hasMoreThanFoods;
  return { place, at, text, foods: [...foods, ...brought], others, isUnsure };
}

/** Reads the first 300 lines and steps of a recipe, within the length limits. Never throws. */
export function readRecipe(recipe: FinishedRecipe): ReadText[] {
  loadEveryLanguage();
  const expanded = expandLines(recipe.ingredients, recipe.details?.linked_recipes).slice(0, MAX_LINES);
  const texts = expanded.map(({ text }) => text.slice(0, MAX_CHARACTERS));
  const lines = readIngredientList(texts);
  const holdsFood = mayHoldFood(texts).map((may, at) => may && texts[at]?.trim() !== '');
  const listed = lines.filter((line, at) => holdsFood[at]).filter((line) => line !== null);
  const beyond = (place: 'title' | 'instructions', text: string, at: number): ReadText => ({
    place,
    at,
    text,
    foods: foodsNotListed(text.slice(0, MAX_CHARACTERS), listed),
    others: [],
    isUnsure: false,
  });
  let left = MAX_CHARACTERS_OF_STEPS;
  const steps = recipe.instructions.slice(0, MAX_LINES).map((text, at) => {
    left -= Math.min(text.length, MAX_CHARACTERS);
    return left < 0 ? unread('instructions', text, at) : beyond('instructions', text, at);
  });
  return [
    beyond('title', recipe.title, 0),
    ...lines.flatMap((line, at) =>
      line === null || holdsFood[at] === true
        ? [readLineAt(texts[at] ?? '', line, expanded[at]?.ingredient ?? at, listed)]
        : [],
    ),
    ...steps,
  ];
}

/** Returns the food without what only some products contain. */
export const certainly = (food: Food): Food =>
  allergensMaybeIn(food).length === 0 ? food : { ...food, mayContain: [] };

const isOfMilk = (food: Food): boolean => allergensIn(food).includes('milk');
export const isOfMeatOrMilk = (food: Food): boolean => isOfMeat(food) || isOfMilk(food);

/** True if the lines and steps bring both meat and milk, which kosher-style forbids in one dish. */
export function mixesMeatWithMilk(reads: readonly ReadText[]): boolean {
  const foods = reads.flatMap((read) => (read.place === 'title' ? [] : read.foods.map(({ food }) => food)));
  return foods.some(isOfMeat) && foods.some(isOfMilk);
}
