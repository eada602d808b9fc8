import type { Adaptation } from '@larder/culinary/answers/adapt-dish';

import { readWhole } from '#features/recipes/queries/cards.ts';

import type { ChatRequest } from '../chat-request.ts';
import { draft, type Draft } from '../draft.ts';
import { hasScopes, READ_RECIPES } from '../policy.ts';
import { askWhich } from './choice.ts';
import { findByTitle } from './find-by-title.ts';
import { checkRules } from './rule-check.ts';
import { readAllRules } from './stated-rules.ts';

const MAX_LINES = 8;
const NO_SUCH_RECIPE = 'I found no recipe of yours by that name, so this is a general answer.';

/** Answers "How do I make my tagine vegetarian?": with the lines of that recipe to change, if there is one. Undefined for any other message. */
export async function answerAdaptation(request: ChatRequest): Promise<Draft | undefined> {
  const { adaptationText, parseAdaptation } = await import('@larder/culinary/answers/adapt-dish');
  const asked = parseAdaptation(request.message.content);
  if (asked === undefined) return undefined;
  const { dish, isOwn } = asked;
  const found = hasScopes(request.ctx.actor, READ_RECIPES) ? await findByTitle(request, dish, { isOwn }) : [];
  if (found.length > 1) return askWhich(request, found, 'answer');
  const [recipe] = await readWhole(
    request.ctx,
    found.map(({ id }) => id),
  );
  const text = adaptationText(asked, await readAllRules(request));
  if (recipe === undefined) return draft(isOwn ? `${NO_SUCH_RECIPE}\n\n${text}` : text);
  const changes = await describeChanges(recipe, asked);
  const { id, title } = recipe;
  const message = `make my ${title} ${asked.change.name}`;
  const isDiet = asked.change.diet !== undefined;
  return draft(
    [...changes, text, ...(isDiet ? [`Say “${message}” and I’ll write that version for you.`] : [])].join('\n\n'),
    { citations: [{ id, title }], ...(isDiet && { offers: [{ words: message, message }] }) },
  );
}

/** The lines of a recipe that the diet rules out, each with what to use instead. */
async function describeChanges(
  recipe: Awaited<ReturnType<typeof readWhole>>[number],
  { change: { diet, name } }: Adaptation,
): Promise<string[]> {
  if (diet === undefined) return [];
  const rules = { diets: [diet], without: [] };
  const { verdict, findings } = await checkRules(recipe, rules);
  const { title } = recipe;
  if (verdict === 'yes')
    return [`As far as I can tell from its ingredients and steps, your “${title}” is ${name} already.`];
  const { swapFor } = await import('@larder/culinary/answers/adapt-dish');
  const lines = findings
    .filter(({ place }) => place === 'ingredients')
    .map(({ text, food }) => {
      const swap = food === null || verdict === 'unsure' ? undefined : swapFor(food, rules);
      const what = swap === undefined ? 'leave it out' : `use ${swap} instead`;
      return `• “${text}”: ${verdict === 'unsure' ? 'check what it is made of' : what}`;
    });
  const shown = [...new Set(lines)].slice(0, MAX_LINES);
  return shown.length === 0 ? [] : [`In your “${title}”:\n${shown.join('\n')}`];
}
