import { parseChoice, picksThatOne, splitChoice } from '@larder/culinary/intent/choice';

import type { ChatRequest, UserMessage } from '../chat-request.ts';
import type { Draft } from '../draft.ts';
import { draftOf } from '../discussed-recipes.ts';
import type { FinishedRow } from '../present.ts';
import { listFinished } from '../queries.ts';
import { generateDraft } from './generate.ts';

const NO_TIMES = { createdAt: () => 0, now: 0 };

/** The request for the dish that a message picks from those that an answer offered: "the second one, but for 6". */
function readSelection(content: string, { content: answer, details }: FinishedRow): string | undefined {
  const { ideas, offers = [] } = details;
  const dishes = offers.filter(({ words }) => ideas.includes(words));
  // A comparison begins with the best: "“Dal”: 25 minutes."
  const best = picksThatOne(content) ? dishes.find(({ words }) => answer.startsWith(`“${words}”`)) : undefined;
  if (best !== undefined) return best.message;
  const whole = parseChoice(content, dishes, NO_TIMES);
  if (whole !== undefined) return whole.message;
  const { choice, wish } = splitChoice(content);
  const picked = wish === '' ? undefined : parseChoice(choice, dishes, NO_TIMES);
  return picked === undefined ? undefined : `${picked.message}, ${wish}`;
}

/** How many messages back dishes can be picked by their number. */
const MAX_MESSAGES = 6;
const BY_NUMBER = /\b(?:first|second|third|fourth|fifth|last|number|option)\b|#/iu;

/**
 * The request for the dish that a message picks, of the answers before it, the latest first: those of the last answer,
 * or by number those of an earlier one if the answers since offered nothing.
 */
export function findSelection(content: string, rows: readonly FinishedRow[]): string | undefined {
  const answers = rows.slice(0, MAX_MESSAGES).filter(({ type }) => type !== 'user');
  const [last] = answers;
  const offering = answers.find(offersAnything);
  if (offering === undefined || (offering !== last && !BY_NUMBER.test(content))) return undefined;
  return readSelection(content, offering);
}

const offersAnything = ({ id, details }: FinishedRow): boolean =>
  details.ideas.length + details.results.length + details.citations.length > 0 ||
  details.choice !== undefined ||
  details.recipe !== null ||
  draftOf(id, details) !== undefined;

/** "The second one", of the dishes offered last. Undefined for any other message. */
export async function answerSelection(request: ChatRequest): Promise<Draft | undefined> {
  const { ctx, message } = request;
  const { conversationId, position } = message;
  const rows = await listFinished(ctx.db, {
    userId: ctx.actor.id,
    conversationId,
    before: position,
    limit: MAX_MESSAGES,
  });
  const content = findSelection(message.content, rows);
  if (content === undefined) return undefined;
  const picked: UserMessage = { ...message, content };
  return generateDraft({ ...request, message: picked });
}
