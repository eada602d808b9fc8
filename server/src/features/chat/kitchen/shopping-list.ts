import { listed } from '@larder/culinary/answers/phrasing';
import { parseShoppingRequest } from '@larder/culinary/intent/shopping-request';

import type { ChatRequest, MessageContext } from '../chat-request.ts';
import { type DiscussedRecipe, findDiscussed } from '../discussed-recipes.ts';
import { draft, type Draft } from '../draft.ts';
import { CANNOT_READ_RECIPES, hasScopes, READ_RECIPES } from '../policy.ts';
import { citationOf, readDiscussed } from './find-visible.ts';
import { findTargets } from './find-target.ts';
import { consistsOf } from './nutrition.ts';

const MAX_RECIPES = 8;
const WHICH = 'Which recipes should I list? Say, for example, “shopping list for lasagne and dal”.';

/** Merges the ingredients of the recipes that the message names, or of those under discussion. Undefined for any other message. */
export async function answerShoppingList({ ctx, message }: ChatRequest): Promise<Draft | undefined> {
  const wanted = parseShoppingRequest(message.content);
  if (wanted === undefined) return undefined;
  if (!hasScopes(ctx.actor, READ_RECIPES)) return draft(CANNOT_READ_RECIPES);
  const { found, missing } =
    wanted.titles.length === 0
      ? { found: (await findDiscussed(ctx, message)).recipes, missing: [] }
      : await findNamed({ ctx, message }, wanted.titles);
  const rows = (await Promise.all(found.slice(0, MAX_RECIPES).map((each) => readDiscussed(ctx, each)))).filter(
    (row) => row !== undefined,
  );
  const unknown =
    missing.length === 0
      ? []
      : [
          `I found no recipe called ${listed(
            missing.map((each) => `“${each}”`),
            'or',
          )}.`,
        ];
  if (rows.length === 0) return draft([...unknown, WHICH].join(' '));
  const [{ shoppingText }, { scaleRecipe }] = await Promise.all([
    import('@larder/culinary/shopping-list'),
    import('@larder/culinary/scale'),
  ]);
  const { servings: people } = wanted;
  const sized = rows.map((row) => {
    const { title, servings, instructions } = row;
    const ingredients = consistsOf(row);
    if (people === undefined || servings === null) return { title, servings, ingredients };
    const scaled = scaleRecipe({ ingredients, instructions, servings }, { servings: people });
    return { title, servings: people, ingredients: scaled.ingredients };
  });
  const head = `For ${listed(sized.map(({ title, servings }) => `“${title}”${servings === null ? '' : ` (serves ${servings})`}`))} you need:`;
  return draft([head, shoppingText(sized.map(({ ingredients }) => ingredients)), ...unknown].join('\n\n'), {
    citations: rows.flatMap(citationOf),
  });
}

interface Named {
  readonly found: readonly DiscussedRecipe[];
  readonly missing: readonly string[];
}

/** The recipes of the reading that leaves the fewest titles unknown. */
async function findNamed(request: MessageContext, readings: readonly (readonly string[])[]): Promise<Named> {
  let best: Named | undefined;
  for (const titles of readings) {
    const found: DiscussedRecipe[] = [];
    const missing: string[] = [];
    for (const title of titles) {
      const [first] = await findTargets(request, { titles: [title], isOwn: true });
      if (first === undefined) missing.push(title);
      else found.push(first);
    }
    const named = { found: [...new Map(found.map((each) => [each.id, each])).values()], missing };
    if (missing.length === 0) return named;
    if (best === undefined || named.found.length > best.found.length) best = named;
  }
  return best ?? { found: [], missing: [] };
}
