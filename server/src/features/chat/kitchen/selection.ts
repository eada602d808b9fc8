import { parseChoice } from '@larder/culinary/intent/choice';

import type { ChatRequest } from '../chat-request.ts';
import type { Draft } from '../draft.ts';
import { listFinished } from '../queries.ts';
import { generateDraft } from './generate.ts';

/** "The second one", of the dishes that the last answer offered. Undefined for any other message. */
export async function answerSelection(request: ChatRequest): Promise<Draft | undefined> {
  const { ctx, message } = request;
  const { conversationId, position, content } = message;
  const [last] = await listFinished(ctx.db, { userId: ctx.actor.id, conversationId, before: position, limit: 1 });
  const offers = last?.details.ideas.length === 0 ? [] : (last?.details.offers ?? []);
  const picked = parseChoice(content, offers, { createdAt: () => 0, now: 0 });
  return picked === undefined
    ? undefined
    : generateDraft({ ...request, message: { ...message, content: picked.message } });
}
