import { withFractions } from '#features/recipes/model/recipe-text.ts';

/** What the tools for cooking need of a recipe. */
export interface CookableRecipe {
  readonly id: string;
  readonly title: string;
  readonly ingredients: readonly string[];
  readonly instructions: readonly string[];
  readonly servings: number | null;
}

export interface SizeNote {
  /** Position in the list of ingredients, or of steps. */
  readonly line: number | null;
  readonly step: number | null;
  readonly text: string;
}

/** A recipe as it is shown: in the size and the units that were asked for. */
export interface ShapedRecipe {
  readonly ingredients: readonly string[];
  readonly instructions: readonly string[];
  /** What a cook should know of it at this size. */
  readonly notes: readonly SizeNote[];
}

/** The recipe as it was written, which needs no engine. */
export function shapeAsWritten({ ingredients, instructions }: CookableRecipe): ShapedRecipe {
  return { ingredients: ingredients.map(withFractions), instructions: instructions.map(withFractions), notes: [] };
}
