import { listed } from '@larder/culinary/answers/phrasing';
import { asksIfSafe } from '@larder/culinary/dialog/eater-question';
import { type EaterAtRisk, eatersIn, rulesOf } from '@larder/culinary/dialog/facts';

import type { MessageContext } from '../chat-request.ts';
import { findDiscussed } from '../discussed-recipes.ts';
import { draft, type Draft } from '../draft.ts';
import { hasScopes, READ_RECIPES } from '../policy.ts';
import { hasNewTopic } from './earlier-messages.ts';
import { citationOf, type DiscussedRow, readDiscussed } from './find-visible.ts';
import { checkRules } from './rule-check.ts';
import { cautionsFor } from './wish.ts';

/** "A toddler or someone who is pregnant". */
export const describeEaters = (eaters: readonly EaterAtRisk[]): string =>
  listed(
    eaters.map((eater) => WHOM[eater]),
    'or',
  );

const MAX_FINDINGS = 3;
const WHOM: Readonly<Record<EaterAtRisk, string>> = {
  baby: 'a baby',
  toddler: 'a toddler',
  child: 'a child',
  pregnant: 'someone who is pregnant',
  nursing: 'someone who is breastfeeding',
  infection: 'someone with a weak immune system',
};

/**
 * Answers whether the recipe under discussion is safe for the small child or pregnant person whom the conversation remembers.
 * Undefined for any other question. Never a plain yes: a recipe does not show everything.
 */
export async function answerForEater(request: MessageContext): Promise<Draft | undefined> {
  const { ctx, message } = request;
  const eaters = eatersIn(message.facts);
  if (eaters.length === 0 || !asksIfSafe(message.content) || !hasScopes(ctx.actor, READ_RECIPES)) return undefined;
  const { recipes, position } = await findDiscussed(ctx, message);
  const [first, another] = recipes;
  if (first === undefined || another !== undefined || (await hasNewTopic(request, position))) return undefined;
  const recipe = await readDiscussed(ctx, first);
  if (recipe === undefined) return undefined;
  const verdict = await verdictOn(recipe, request);
  const cautions = await cautionsFor({ eaters: [] }, message.facts);
  const content = [verdict, ...cautions.filter((text) => !verdict.includes(text))];
  return draft(content.join('\n\n'), { citations: citationOf(recipe) });
}

async function verdictOn(recipe: DiscussedRow, { message: { facts } }: MessageContext): Promise<string> {
  const { findEaterAdvice, hazardsForBabies, hazardsIn } = await import('@larder/culinary/dialog/eater-hazards');
  const eaters = eatersIn(facts);
  const { verdict, findings } = await checkRules(recipe, rulesOf(facts));
  const broken = verdict === 'no' ? findings.map(({ text, rule }) => `${text} (${rule})`) : [];
  const hazards = [...hazardsIn(recipe, eaters), ...(eaters.includes('baby') ? hazardsForBabies(recipe) : [])];
  const reasons = [...new Set([...hazards.map(({ name }) => name), ...broken])].slice(0, MAX_FINDINGS);
  const whom = describeEaters(eaters);
  if (reasons.length > 0) return `No, “${recipe.title}” is not safe for ${whom} as it is: ${listed(reasons)}.`;
  const advice = findEaterAdvice(`make ${recipe.title}`, eaters);
  if (advice !== null) return `Take care with “${recipe.title}”. ${advice.text}`;
  return `I see nothing in “${recipe.title}” that ${whom} must not have, if it is cooked as written. This is what matters:`;
}
