import type { ComposeRequest, Composition } from '#compose/composition';
import { knowNamesIn } from '#names-on-demand';

export type { ComposeRequest, Composition } from '#compose/composition';

/**
 * The same recipe as `composeRecipe`, to the byte, for where everything at once would be too much to load: the engine comes when it
 * is asked for the first time, and of the recipes only the family that is cooked. Rejects only when loading fails.
 */
export async function composeRecipeLazily(request: ComposeRequest): Promise<Composition> {
  const [{ composing }, { LAZY_RECIPES }] = await Promise.all([
    import('#compose/engine'),
    import('#forms/lazy-recipes'),
    knowNamesIn([...request.ingredients, ...(request.without ?? []), request.dish ?? '']),
  ]);
  const work = composing(request);
  let next = work.next();
  while (next.done !== true) {
    // One after the other: which family is next depends on what came of the last.
    const [{ cook }, recipes] = await Promise.all([import('#compose/cook'), LAZY_RECIPES[next.value]()]);
    next = work.next({ recipes, cook });
  }
  return next.value;
}
