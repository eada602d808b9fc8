import { composeRecipe, type ComposeRequest, type Composition } from '#compose';
import { areAlike } from '#dish-title';

/** Bounds the work; the engine knows far more surprises than this. */
const SEEDS_MAX = 24;

/**
 * Composes a dish unlike those of the given titles, from a fixed sequence of seeds. If each is like one of them,
 * returns a dish with a different title if there is one. Deterministic; never throws.
 */
export function composeUnlike(asked: ComposeRequest, titles: readonly string[]): Composition {
  const request = { ...asked, unlike: titles };
  const first = composeRecipe(request);
  // Another seed cannot help when the request makes no dish, and would cost as much as the first attempt.
  if (first.recipe === null) return first;
  let other: Composition | undefined;
  for (let at = 0, next = first; at < SEEDS_MAX; at += 1) {
    if (at > 0) next = composeRecipe({ ...request, seed: `${request.seed}/${at}` });
    const title = next.recipe?.title;
    if (title === undefined) continue;
    if (!titles.some((known) => areAlike(known, title))) return next;
    if (!titles.includes(title)) other ??= next;
  }
  return other ?? first;
}
