import { listed } from '@larder/culinary/answers/phrasing';
import type { Eater } from '@larder/culinary/answers/eater';
import { parseCookable } from '@larder/culinary/intent/cookable';

import type { Ctx } from '#platform/context.ts';
import type { WholeRecipeRow } from '#features/recipes/present.ts';
import { readEachWhole } from '#features/recipes/queries/cards.ts';

import type { ChatRequest } from '../chat-request.ts';
import { draft, type Draft } from '../draft.ts';
import { hasScopes, READ_RECIPES } from '../policy.ts';
import { presentOwnHit } from '../present.ts';
import { listFoodsOfOwn } from '../queries.ts';
import { readEveryRule } from './every-rule.ts';
import { checkRules, hasRules } from './rule-check.ts';
import { parseWish } from './wish.ts';

const MAX_RECIPES = 500;
const MAX_LISTED = 5;
/** A recipe that lacks more is no answer to what there is. */
const MAX_MISSING = 4;

/** A recipe that needs little besides the foods at hand. */
export interface Cookable {
  readonly recipe: WholeRecipeRow;
  readonly missing: readonly string[];
}

/**
 * "What can I cook with rice, eggs and peas?": the own recipes that need least besides. Undefined for any other message, and without such
 * a recipe.
 */
export async function answerCookable({ ctx, message }: ChatRequest): Promise<Draft | undefined> {
  const foods = parseCookable(message.content);
  if (foods === undefined || !hasScopes(ctx.actor, READ_RECIPES)) return undefined;
  const wish = await parseWish(message);
  if (wish.foods.length === 0 || wish.eaters.length > 0) return undefined;
  const found = await findCookable(ctx, wish.foods, await readEveryRule({ ctx, message }));
  if (found.length === 0) return undefined;
  const lines = found.map(({ recipe, missing }) =>
    missing.length === 0
      ? `• “${recipe.title}”: you have everything.`
      : `• “${recipe.title}”: you also need ${listed(missing)}.`,
  );
  const rules = [...wish.diets, ...wish.without.map((text) => `without ${text}`)];
  const request = [`Make a recipe with ${wish.phrase}`, ...rules].join(', ');
  const content = [
    ['From your cookbook, those that need least besides come first:', ...lines].join('\n'),
    `• A new recipe: I can make one from ${wish.phrase}.`,
  ].join('\n\n');
  return draft(content, {
    action: 'search_results',
    results: found.map(({ recipe }) => presentOwnHit(recipe)),
    offers: [{ words: 'A new recipe', message: request }],
  });
}

/** The own recipes that use most of these foods and need little else, those that lack least first. None breaks the rules. */
export async function findCookable(ctx: Ctx, atHand: readonly string[], rules: Eater): Promise<readonly Cookable[]> {
  const { foodsBesides } = await import('@larder/culinary/foods-besides');
  const candidates = (await listFoodsOfOwn(ctx, MAX_RECIPES))
    .map(({ id, foods }) => ({ id, ...foodsBesides(foods, atHand) }))
    .filter(({ used, missing }) => used * 2 >= atHand.length && used > 0 && missing.length <= MAX_MISSING)
    .toSorted((one, other) => one.missing.length - one.used - (other.missing.length - other.used));
  const missing = new Map(candidates.map((each) => [each.id, each.missing]));
  const found: Cookable[] = [];
  for await (const recipe of readEachWhole(
    ctx,
    candidates.slice(0, MAX_LISTED * 4).map(({ id }) => id),
  )) {
    if (found.length === MAX_LISTED) break;
    // A recipe with lines that are not understood may break a rule.
    const complies = !hasRules(rules) || (await checkRules(recipe, rules)).verdict === 'yes';
    if (complies) found.push({ recipe, missing: missing.get(recipe.id) ?? [] });
  }
  return found;
}
