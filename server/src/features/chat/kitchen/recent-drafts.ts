import type { MessageContext } from '../chat-request.ts';
import { type DiscussedRecipe, draftOf } from '../discussed-recipes.ts';
import { listFinished } from '../queries.ts';

const MAX_MESSAGES = 20;

/** The drafts of the conversation, one of each title, the last first. */
export async function findRecentDrafts({ ctx, message }: MessageContext): Promise<readonly DiscussedRecipe[]> {
  const { conversationId, position } = message;
  const rows = await listFinished(ctx.db, {
    userId: ctx.actor.id,
    conversationId,
    before: position,
    limit: MAX_MESSAGES,
  });
  const drafts = rows.flatMap(({ id, details }) => draftOf(id, details) ?? []);
  return drafts.filter(({ title }, at) => drafts.findIndex((each) => each.title === title) === at);
}
