import type { RecipeText } from '@larder/contract/chat';
import { RECIPE_LIMITS } from '@larder/contract/recipes';

import type { Edited } from './edited-text.ts';
import { countOf } from './search.ts';

type Target = { readonly factor: number } | { readonly servings: number };

const MAX_NOTES = 3;
export const SCALE_ONCE = 'To scale it just this once, open it and set the servings there.';

/** Scales the text of a recipe. */
export async function scaleText(text: RecipeText, target: Target): Promise<Edited> {
  const { title, servings, ingredients, instructions } = text;
  if (servings === null && 'servings' in target) {
    return { problem: `“${title}” doesn’t say how many it serves. Say “double it”, or open it and add that first.` };
  }
  const { scaleRecipe } = await import('@larder/culinary/scale');
  const scaled = scaleRecipe({ ingredients, instructions, servings: servings ?? 1 }, target);
  const serves = Math.round(scaled.servings);
  if (serves < 1 || serves > RECIPE_LIMITS.servings_max) return { problem: `I cannot make “${title}” that size.` };
  // Half of three servings is 1.5, though a recipe stores whole servings.
  const exactly = Math.round(scaled.servings * 10) / 10;
  const size = servings === null ? '' : ` for ${exactly} instead of ${servings}`;
  const rounded =
    servings === null || exactly === serves
      ? []
      : [`It will say ${countOf(serves, 'serving')}: recipes count whole servings.`];
  return {
    after: {
      ...text,
      ingredients: [...scaled.ingredients],
      instructions: [...scaled.instructions],
      servings: servings === null ? null : serves,
    },
    question: `Should I change “${title}” like this${size}? ${SCALE_ONCE}`,
    done: `Here is “${title}”${size}.`,
    notes: [...rounded, ...scaled.notes.slice(0, MAX_NOTES).map((note) => note.text)],
  };
}
