import { loadEveryLanguage } from '#every-language';
import type { ComposeRequest, Composition } from '#compose/composition';
import { composeDish } from '#compose/compose-dish';
import { composeSteps } from '#compose/engine';
import { ALL_RECIPES } from '#forms/all-recipes';

export type { ComposedRecipe, ComposeRequest, Composition } from '#compose/composition';

/**
 * Composes a recipe from the given ingredients, as a cook would. Pure and deterministic. Never throws, whatever the
 * strings; work is bounded (reads 200 entries of 200 characters, uses 60 foods, tries 40 dishes).
 */
export function composeRecipe(request: ComposeRequest): Composition {
  loadEveryLanguage();
  const work = composeSteps(request);
  let next = work.next();
  while (next.done !== true) next = work.next({ recipes: ALL_RECIPES[next.value], composeDish });
  return next.value;
}
