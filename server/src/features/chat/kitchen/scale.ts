import { RECIPE_LIMITS } from '@larder/contract/recipes';

import { draft, type Draft } from '../draft.ts';
import { presentText } from '../present.ts';
import type { ChatRequest } from '../chat-request.ts';
import { citationOf, type DiscussedRow } from './find-visible.ts';
import { proposeChange } from './propose.ts';
import { countOf } from './search.ts';

type Target = { readonly factor: number } | { readonly servings: number };

const MAX_NOTES = 3;
/** More than a real recipe has. Scaling this much takes up to 70 ms of the main thread. */
const MAX_CHARACTERS = 20_000;
const ONCE = 'To scale it just this once, open it and set the servings there.';

/** Scales a recipe: the user's own as a proposed change, any other as text. */
export async function scale(request: ChatRequest, recipe: DiscussedRow, target: Target): Promise<Draft> {
  const { title, servings } = recipe;
  const citations = citationOf(recipe);
  if (servings === null && 'servings' in target) {
    return draft(`“${title}” doesn’t say how many it serves. Say “double it”, or open it and add that first.`, {
      citations,
    });
  }
  const { ingredients, instructions } = recipe;
  const characters = [...ingredients, ...instructions].reduce((sum, text) => sum + text.length, 0);
  if (characters > MAX_CHARACTERS) return draft(`“${title}” is too long for me to change. ${ONCE}`, { citations });
  const { scaleRecipe } = await import('@larder/culinary/scale');
  const scaled = scaleRecipe({ ingredients, instructions, servings: servings ?? 1 }, target);
  const serves = Math.round(scaled.servings);
  if (serves < 1 || serves > RECIPE_LIMITS.servings_max)
    return draft(`I cannot make “${title}” that size.`, { citations });
  const notes = scaled.notes.slice(0, MAX_NOTES).map(({ text }) => `• ${text}`);
  // Half of three servings is 1.5, though a recipe stores whole servings.
  const exactly = Math.round(scaled.servings * 10) / 10;
  const size = servings === null ? '' : ` for ${exactly} instead of ${servings}`;
  const after = {
    ...presentText(recipe),
    ingredients: [...scaled.ingredients],
    instructions: [...scaled.instructions],
    servings: servings === null ? null : serves,
  };
  const proposal = proposeChange(request, recipe, after);
  if (proposal === undefined) {
    const lines = scaled.ingredients.map((line) => `• ${line}`);
    return draft([`“${title}”${size} needs:`, ...lines, ...notes, ONCE].join('\n'), { citations });
  }
  const rounded =
    servings === null || exactly === serves
      ? []
      : [`• It will say ${countOf(serves, 'serving')}: recipes count whole servings.`];
  const question =
    recipe.source === 'draft' ? `Here is “${title}”${size}.` : `Should I change “${title}” like this${size}? ${ONCE}`;
  return draft([question, ...rounded, ...notes].join('\n'), { citations, proposal });
}
