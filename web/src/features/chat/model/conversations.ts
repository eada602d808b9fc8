import type { Conversation } from '@larder/contract/chat';

/** Who comes back sooner goes on where they were. */
const CONTINUED_MS = 12 * 60 * 60 * 1000;

/** The conversation to go on with, of those there are, the last used first; null where a new one begins. */
export function conversationToContinue(conversations: readonly Conversation[], nowMs: number): string | null {
  const [last] = conversations;
  return last !== undefined && nowMs - Date.parse(last.updated_at) < CONTINUED_MS ? last.id : null;
}
