// The part of the kitchen engine that cooking needs. It is large: load this module on demand, after the recipe is visible.
import { convertRecipe, convertTemperatures } from '@larder/culinary/conversion';
import { readStep } from '@larder/culinary/instruction';
import { loadNamesFor } from '@larder/culinary/names-on-demand';
import { scaleRecipe } from '@larder/culinary/scale';
import type { ScalableRecipe } from '@larder/culinary/scale';

import { shapeAsWritten } from '#features/cooking/model/shaped-recipe.ts';
import type { CookableRecipe, ShapedRecipe } from '#features/cooking/model/shaped-recipe.ts';
import { splitAtTimes } from '#features/cooking/model/step-pieces.ts';
import type { StepPiece } from '#features/cooking/model/step-pieces.ts';
import type { Measures } from '#features/cooking/model/units.ts';
import { typeset } from '#features/recipes/model/recipe-text.ts';

/** Loads the food aliases that the recipe's texts need. Await it before the other functions. */
export function loadFoodNames({
  ingredients,
  instructions,
  linked_recipes: links = [],
}: CookableRecipe): Promise<void> {
  return loadNamesFor([...ingredients, ...instructions, ...links.flatMap((part) => part.ingredients)]);
}

/** Scales a recipe, then converts its units, so that the converted amounts are the ones to measure. */
export function shapeRecipe(recipe: CookableRecipe, factor: number, measures: Measures): ShapedRecipe {
  if (factor === 1 && measures.amounts === null && measures.temperatures === null) return shapeAsWritten(recipe);
  const { ingredients, instructions, servings, linked_recipes: links = [] } = recipe;
  const { shaped, notes } = shapeTexts({ ingredients, instructions, servings: servings ?? 1 }, factor, measures);
  return {
    ingredients: shaped.ingredients.map(typeset),
    instructions: shaped.instructions.map(typeset),
    notes: notes.map(({ line, step, text }) => ({ line, step, text: typeset(text) })),
    parts: links.map((part) =>
      shapeTexts(
        { ingredients: part.ingredients, instructions: [], servings: 1 },
        factor,
        measures,
      ).shaped.ingredients.map(typeset),
    ),
  };
}

function shapeTexts(recipe: ScalableRecipe, factor: number, { amounts, temperatures }: Measures) {
  const scaled = scaleRecipe(recipe, { factor });
  const shaped =
    amounts !== null
      ? convertRecipe(scaled, amounts, temperatures)
      : temperatures !== null
        ? convertTemperatures(scaled, temperatures)
        : scaled;
  return { shaped, notes: scaled.notes };
}

/** A step in pieces, with a timer for each time that it names. */
export function readTimers(text: string): StepPiece[] {
  return splitAtTimes(
    text,
    readStep(text).parts.filter((part) => part.kind === 'time'),
  );
}
