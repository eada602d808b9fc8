import type { RecipePart, StepNote, StepPicture } from '@larder/contract/detail-fields';

import type { StepPiece } from '#features/cooking/model/step-pieces.ts';
import { typeset } from '#features/recipes/model/recipe-text.ts';

/** The fields of a recipe that the cooking tools need. */
export interface CookableRecipe {
  readonly id: string;
  readonly title: string;
  readonly ingredients: readonly string[];
  readonly instructions: readonly string[];
  readonly servings: number | null;
  readonly step_notes?: readonly StepNote[] | undefined;
  readonly linked_recipes?: readonly RecipePart[] | undefined;
  readonly step_pictures?: readonly StepPicture[] | undefined;
}

export interface SizeNote {
  /** Position in the list of ingredients, or of steps. */
  readonly line: number | null;
  readonly step: number | null;
  readonly text: string;
}

/** A recipe in the chosen size and units. */
export interface ShapedRecipe {
  readonly ingredients: readonly string[];
  readonly instructions: readonly string[];
  readonly notes: readonly SizeNote[];
  /** What the linked recipes consist of, in the order of `linked_recipes`. */
  readonly parts: readonly (readonly string[])[];
}

export interface CookedRecipe {
  readonly shaped: ShapedRecipe;
  /** Each step, split at its times; null while the engine loads. */
  readonly steps: readonly (readonly StepPiece[])[] | null;
  /** The chosen size and units are still being computed. */
  readonly pending: boolean;
  /** The engine failed to load, so the recipe is shown as written. */
  readonly failed: boolean;
}

/** The recipe in its written size and units. Needs no engine. */
export function shapeAsWritten({
  ingredients,
  instructions,
  linked_recipes: links = [],
}: CookableRecipe): ShapedRecipe {
  return {
    ingredients: ingredients.map(typeset),
    instructions: instructions.map(typeset),
    notes: [],
    parts: links.map((part) => part.ingredients.map(typeset)),
  };
}
