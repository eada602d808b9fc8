import { parseChoice, picksThatOne, splitChoice } from '@larder/culinary/intent/choice';

import type { ChatRequest, UserMessage } from '../chat-request.ts';
import type { Draft } from '../draft.ts';
import type { FinishedRow } from '../present.ts';
import { listFinished } from '../queries.ts';
import { generateDraft } from './generate.ts';

const NO_TIMES = { createdAt: () => 0, now: 0 };

/** The request for the dish that a message picks from those that an answer offered: "the second one, but for 6". */
export function readSelection(content: string, { content: answer, details }: FinishedRow): string | undefined {
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

/** "The second one", of the dishes that the last answer offered. Undefined for any other message. */
export async function answerSelection(request: ChatRequest): Promise<Draft | undefined> {
  const { ctx, message } = request;
  const { conversationId, position } = message;
  const [last] = await listFinished(ctx.db, { userId: ctx.actor.id, conversationId, before: position, limit: 1 });
  const content = last === undefined ? undefined : readSelection(message.content, last);
  if (content === undefined) return undefined;
  const picked: UserMessage = { ...message, content };
  return generateDraft({ ...request, message: picked });
}
