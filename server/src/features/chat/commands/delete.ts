import type { Ctx } from '#platform/context.ts';

import { conversationNotFound } from '../queries.ts';

/** Deletes a conversation of the actor. Throws `not_found`. */
export async function deleteConversation({ db, actor }: Ctx, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('conversations')
    .where('id', '=', id)
    .where('user_id', '=', actor.id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw conversationNotFound();
}
