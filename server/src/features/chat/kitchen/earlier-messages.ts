import type { Ctx } from '#platform/context.ts';

import type { Asked } from '../commands/begin.ts';
import { listUserMessages } from '../queries.ts';

/** How many messages back the conversation is read. */
const MESSAGES = 60;

/** The user's earlier messages, the latest first: from the API request, or from the stored conversation. */
export async function listEarlierMessages(
  { db, actor }: Ctx,
  { conversationId, position, before }: Asked,
): Promise<readonly string[]> {
  if (before !== undefined) {
    const said = before.flatMap(({ role, content }) =>
      role === 'user' && typeof content === 'string' ? [content] : [],
    );
    return said.slice(-MESSAGES).toReversed();
  }
  // Every other message is an answer.
  return listUserMessages(db, { userId: actor.id, conversationId, before: position }, MESSAGES / 2);
}
