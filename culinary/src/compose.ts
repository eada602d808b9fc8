import { knowAllNames } from '#all-names';
import type { ComposeRequest, Composition } from '#compose/composition';
import { cook } from '#compose/cook';
import { composing } from '#compose/engine';
import { ALL_RECIPES } from '#forms/all-recipes';

export type { ComposedRecipe, ComposeRequest, Composition } from '#compose/composition';

/**
 * Makes a recipe a cook would make from whatever is given. Pure: no clock, no chance of its own. Never throws, whatever the
 * strings; work is bounded (200 entries of 200 characters are read, 60 foods used, 40 dishes tried).
 */
export function composeRecipe(request: ComposeRequest): Composition {
  knowAllNames();
  const work = composing(request);
  let next = work.next();
  while (next.done !== true) next = work.next({ recipes: ALL_RECIPES[next.value], cook });
  return next.value;
}
