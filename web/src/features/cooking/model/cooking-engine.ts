// The engine's part of cooking. It is large, so whatever shows a recipe loads this file when the recipe is there to read.
import { convertRecipe } from '@larder/culinary/conversion';
import { readStep } from '@larder/culinary/instruction';
import { loadNamesFor } from '@larder/culinary/names-on-demand';
import { scaleRecipe } from '@larder/culinary/scale';

import { shapeAsWritten } from '#features/cooking/model/shaped-recipe.ts';
import type { CookableRecipe, ShapedRecipe } from '#features/cooking/model/shaped-recipe.ts';
import { cutAtTimes } from '#features/cooking/model/step-pieces.ts';
import type { StepPiece } from '#features/cooking/model/step-pieces.ts';
import type { Units } from '#features/cooking/model/units.ts';
import { withFractions } from '#features/recipes/model/recipe-text.ts';

/** To be waited for before a recipe is shaped. */
export function learnNames({ ingredients, instructions }: CookableRecipe): Promise<void> {
  return loadNamesFor([...ingredients, ...instructions]);
}

/** First the size, then the units, so that what is converted is what will be measured. */
export function shapeRecipe(recipe: CookableRecipe, factor: number, units: Units): ShapedRecipe {
  if (factor === 1 && units === 'written') return shapeAsWritten(recipe);
  const { ingredients, instructions, servings } = recipe;
  const scaled = scaleRecipe({ ingredients, instructions, servings: servings ?? 1 }, { factor });
  const shaped = units === 'written' ? scaled : convertRecipe(scaled, units);
  return {
    ingredients: shaped.ingredients.map(withFractions),
    instructions: shaped.instructions.map(withFractions),
    notes: scaled.notes.map(({ line, step, text }) => ({ line, step, text: withFractions(text) })),
  };
}

export function readTimers(text: string): StepPiece[] {
  return cutAtTimes(
    text,
    readStep(text).parts.filter((part) => part.kind === 'time'),
  );
}
