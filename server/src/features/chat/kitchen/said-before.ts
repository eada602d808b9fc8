import type { Ctx } from '#platform/context.ts';

import type { Asked } from '../commands/begin.ts';
import { listSaid } from '../queries.ts';

/** What was said longer ago is forgotten. */
const MESSAGES = 60;

/** What whoever asks said in the conversation before, the last first: as a program brings it along, or as we keep it. */
export async function listSaidBefore(
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
  return listSaid(db, { userId: actor.id, conversationId, before: position }, MESSAGES / 2);
}
