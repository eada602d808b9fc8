import { SURPRISE_INGREDIENT } from '@larder/contract/assistant';
import { parseFollowUp } from '@larder/culinary/intent/follow-up';
import { asksForIdeas } from '@larder/culinary/intent/recipe-request';

import type { GeneratorResult, RecipeWish } from '#features/assistant/generator.ts';

import type { ChatRequest } from '../chat-request.ts';
import { draftOf } from '../discussed-recipes.ts';
import type { Draft } from '../draft.ts';
import type { FinishedRow } from '../present.ts';
import { listFinished } from '../queries.ts';
import { hasNewTopic } from './earlier-messages.ts';
import { generateDraft } from './generate.ts';
import { offerDishes } from './ideas.ts';
import { findSelection } from './selection.ts';
import { parseWish } from './wish.ts';

/** How many messages back the dishes of a conversation are not repeated. */
const MAX_MESSAGES = 40;
const MAX_CHARACTERS = 2_000;
const NAMES_DISH = /\b(?:another|ones?|recipes?|ideas?|dish(?:es)?|suggestions?|options?)\b/iu;

const listRows = ({ ctx, message: { conversationId, position } }: ChatRequest): Promise<readonly FinishedRow[]> =>
  listFinished(ctx.db, { userId: ctx.actor.id, conversationId, before: position, limit: MAX_MESSAGES });

/**
 * Another dish than those that the conversation has had: other ideas after ideas, another recipe after a recipe.
 * Undefined without any, unless the message says what the dish shall be.
 * @param mood "something light"
 */
export async function answerAnother(request: ChatRequest, mood?: string): Promise<Draft | undefined> {
  const rows = await listRows(request);
  const at = rows.findIndex(({ id, details }) => details.ideas.length > 0 || draftOf(id, details) !== undefined);
  const latest = rows[at];
  if (latest === undefined) return mood === undefined ? undefined : offerFor(request, mood, []);
  // "What else?" may be about a question asked since.
  if (!NAMES_DISH.test(request.message.content) && (await hasNewTopic(request, latest.position))) return undefined;
  const shown = titlesIn(rows);
  if (mood !== undefined) return offerFor(request, mood, shown);
  return draftOf(latest.id, latest.details) === undefined
    ? offerOthers(request, rows.slice(at), shown)
    : generateAnother(request, rows, shown);
}

/** Ideas for a request that the message only hints at. */
async function offerFor(request: ChatRequest, content: string, avoid: readonly string[]): Promise<Draft> {
  const message = { ...request.message, content };
  return offerDishes({ ...request, message }, await parseWish(message), avoid);
}

/** The titles of all drafts, ideas and own recipes that the answers had. */
function titlesIn(rows: readonly FinishedRow[]): readonly string[] {
  const titles = rows.flatMap(({ id, details }) => [
    draftOf(id, details)?.title,
    ...details.ideas,
    ...details.citations.map(({ title }) => title),
  ]);
  return [...new Set(titles)].filter((title) => title !== undefined);
}

/** Offers other dishes for the message that the latest ideas answered. `rows` begin with these. */
async function offerOthers(
  request: ChatRequest,
  rows: readonly FinishedRow[],
  shown: readonly string[],
): Promise<Draft | undefined> {
  const said = rows.flatMap(({ type, content }) => (type === 'user' ? [content] : []));
  const asked = said.find((each) => parseFollowUp(each)?.kind !== 'again');
  if (asked === undefined) return undefined;
  const { topicAfter } = await import('@larder/culinary/dialog/complete-question');
  // "What can I cook with it?" is complete only with the messages before.
  const content = asksForIdeas(asked) ? (topicAfter(said.toReversed())?.question ?? asked) : asked;
  return offerFor(request, content, shown);
}

/** The messages that led to the recipe generated last, the last first: its own request, and those of the recipes it was made from. */
export async function listGenerationRequests(
  request: ChatRequest,
  rows?: readonly FinishedRow[],
): Promise<readonly string[]> {
  const all = rows ?? (await listRows(request));
  const requests: string[] = [];
  for (const [at, row] of all.entries()) {
    const [userMessage, ...before] = all.slice(at + 1);
    if (draftOf(row.id, row.details) === undefined || userMessage?.type !== 'user') continue;
    // "The second one" says nothing without the answer that offered it.
    const selected = findSelection(userMessage.content, before);
    const followUp = selected === undefined ? parseFollowUp(userMessage.content) : undefined;
    // "I meant muffins" takes the place of what was asked before.
    const meant = followUp?.kind === 'dish' ? `make a recipe for ${followUp.dish}` : undefined;
    requests.push(selected ?? meant ?? userMessage.content);
    if (followUp === undefined || meant !== undefined) break;
  }
  return requests;
}

/** Generates a dish unlike those shown, for the same wish; a dish of the same kind if the wish allows only one. */
async function generateAnother(
  request: ChatRequest,
  rows: readonly FinishedRow[],
  shown: readonly string[],
): Promise<Draft | undefined> {
  const { message, generateRecipe } = request;
  const requests = await listGenerationRequests(request, rows);
  if (requests.length === 0) return undefined;
  const content = requests
    .filter((each) => parseFollowUp(each)?.kind !== 'again')
    .toReversed()
    .join(', ')
    .slice(0, MAX_CHARACTERS)
    .toWellFormed();
  return generateDraft({
    ...request,
    message: { ...message, content },
    generateRecipe: async ({ title: _title, ...asked }) => {
      const wish: RecipeWish = { ...asked, avoid: shown, seed: message.messageId };
      const generated = await generateRecipe(wish);
      return isNew(generated, shown) ? generated : generateRecipe(ofSameKind(wish, generated));
    },
  });
}

const isNew = ({ recipe }: GeneratorResult, shown: readonly string[]): boolean =>
  recipe === null || !shown.includes(recipe.title);

/** The wish without its foods and dish, for any dish of the category. */
function ofSameKind(wish: RecipeWish, { recipe }: GeneratorResult): RecipeWish {
  const { dish: _dish, ...rules } = wish;
  return { ...rules, ingredients: [SURPRISE_INGREDIENT], category: recipe?.category };
}
