import type { ComposeRequest, Composition } from '#compose/composition';
import { loadNamesFor } from '#names-on-demand';

export type { ComposeRequest, Composition } from '#compose/composition';

/**
 * Composes the same recipe as `composeRecipe`, byte for byte, but loads the engine on first use and only the recipe
 * family that is cooked. Rejects only when loading fails.
 */
export async function composeRecipeLazily(request: ComposeRequest): Promise<Composition> {
  const [{ composeSteps }, { LAZY_RECIPES }] = await Promise.all([
    import('#compose/engine'),
    import('#forms/lazy-recipes'),
    loadNamesFor([...request.ingredients, ...(request.without ?? []), request.dish ?? '']),
  ]);
  const work = composeSteps(request);
  let next = work.next();
  while (next.done !== true) {
    // Sequential: which family comes next depends on the previous result.
    const [{ composeDish }, recipes] = await Promise.all([import('#compose/compose-dish'), LAZY_RECIPES[next.value]()]);
    next = work.next({ recipes, composeDish });
  }
  return next.value;
}
