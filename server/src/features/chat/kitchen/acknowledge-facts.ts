import { type Fact, factLabel } from '@larder/culinary/dialog/facts';
import { asksForIdeas, asksForRecipe, asksHowToMake } from '@larder/culinary/intent/recipe-request';

import { draft, type Draft } from '../draft.ts';
import type { ChatRequest } from '../chat-request.ts';
import { findDiscussed } from '../discussed-recipes.ts';
import { readChanges } from '../facts.ts';
import { answerFollowUp } from './follow-up.ts';
import { cautionsFor, parseWish } from './wish.ts';

const OF_A_DAY = /\b(?:breakfast|brunch|lunch|dinner|supper|dessert|snack)\b/iu;

const OF_SELF = /\b(?:i|we|my|our|there)\b/iu;

/** Repeats what a message states or takes back, if it asks for nothing. Undefined for any other message. */
export async function acknowledgeFacts(request: ChatRequest): Promise<Draft | undefined> {
  const { message } = request;
  const { content, facts, forgotten = [] } = message;
  if (content.includes('?') || OF_A_DAY.test(content)) return undefined;
  if ([asksForIdeas, asksForRecipe, asksHowToMake].some((asks) => asks(content))) return undefined;
  const { adds } = await readChanges(content);
  if (adds.length + forgotten.length === 0 || adds.some(({ kind }) => kind === 'foods')) return undefined;
  const wish = await parseWish({ ...message, facts: [] });
  if (adds.length > 0 && (wish.foods.length > 0 || (wish.dish && !OF_SELF.test(content)))) return undefined;
  const noted =
    adds.length > 0
      ? `I’ll remember that in this conversation: ${adds.map(factLabel).join(', ')}.`
      : `All right, I no longer go by that: ${forgotten.map(factLabel).join(', ')}.`;
  const eaters = adds.filter(({ kind }) => kind === 'eater');
  const cautions = eaters.length === 0 ? [] : await cautionsFor({ eaters: [] }, facts);
  const resized = await resizeDraft(request, adds);
  if (resized !== undefined) return { ...resized, content: `${noted}\n\n${resized.content}` };
  return draft([noted, ...cautions].join('\n\n'));
}

/** "We are only two" also changes the draft under discussion. Undefined without one. */
async function resizeDraft(request: ChatRequest, adds: readonly Fact[]): Promise<Draft | undefined> {
  const servings = adds.find(({ kind }) => kind === 'servings')?.value;
  if (servings === undefined) return undefined;
  const [only, another] = (await findDiscussed(request.ctx, request.message)).recipes;
  if (only?.draft === undefined || another !== undefined) return undefined;
  return answerFollowUp({ ...request, message: { ...request.message, content: `make it for ${String(servings)}` } });
}
