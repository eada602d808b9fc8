import type { Ctx } from '#platform/context.ts';
import type { ModelMessage } from '#platform/models/model.ts';

import type { MessageContext, UserMessage } from '../chat-request.ts';
import { draftOf } from '../discussed-recipes.ts';
import { listFinished, listUserMessages } from '../queries.ts';

/** How many messages back the conversation is read. */
const MAX_MESSAGES = 60;

/** The texts of the user's own messages in a history, in its order. */
export function userTexts(history: readonly ModelMessage[]): string[] {
  const texts = history.flatMap(({ role, content }) =>
    role === 'user' && typeof content === 'string' ? [content] : [],
  );
  return texts.slice(-MAX_MESSAGES);
}

/** The user's earlier messages, the latest first: from the API request, or from the stored conversation. */
export async function listEarlierMessages(
  { db, actor }: Ctx,
  { conversationId, position, history }: UserMessage,
): Promise<readonly string[]> {
  if (history !== undefined) return userTexts(history).toReversed();
  // Every other message is an answer.
  return listUserMessages(db, { userId: actor.id, conversationId, before: position }, MAX_MESSAGES / 2);
}

/**
 * The user's last messages, the oldest first, each followed by a request for the recipe that it led to: "it" means that
 * recipe, whatever the words that asked for it.
 */
export async function listTopicMessages({ ctx, message }: MessageContext, limit: number): Promise<readonly string[]> {
  const { conversationId, position, history } = message;
  if (history !== undefined) return userTexts(history).slice(-limit);
  const rows = await listFinished(ctx.db, {
    userId: ctx.actor.id,
    conversationId,
    before: position,
    limit: limit * 2,
  });
  return rows.toReversed().flatMap(({ id, type, content, details }) => {
    if (type === 'user') return [content];
    const title = draftOf(id, details)?.title;
    return title === undefined ? [] : [`make me ${title}`];
  });
}

/** True if the user has asked something complete since the answer at a position, so that "it" may mean that. */
export async function hasNewTopic({ ctx, message }: MessageContext, since: number): Promise<boolean> {
  const { conversationId, position } = message;
  const between = position - since - 1;
  if (between <= 0) return false;
  const rows = await listFinished(ctx.db, {
    userId: ctx.actor.id,
    conversationId,
    before: position,
    limit: Math.min(MAX_MESSAGES, between),
  });
  const said = rows.flatMap(({ type, content }) => (type === 'user' ? [content] : []));
  const [{ topicAfter }, { readFacts }] = await Promise.all([
    import('@larder/culinary/dialog/complete-question'),
    import('@larder/culinary/dialog/read-facts'),
  ]);
  // "My son is two" says something about the eaters, and leaves the dish as the topic.
  const asked = said.filter((text) => text.includes('?') || readFacts(text).adds.length === 0);
  return (topicAfter(asked.toReversed())?.question ?? '') !== '';
}
