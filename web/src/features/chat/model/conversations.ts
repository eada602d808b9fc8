import type { Conversation } from '@larder/contract/chat';

const CONTINUED_MS = 12 * 60 * 60 * 1000;

/** The most recently used conversation, if it is recent enough to continue; otherwise null. `conversations` come the newest first. */
export function conversationToContinue(conversations: readonly Conversation[], nowMs: number): string | null {
  const [last] = conversations;
  return last !== undefined && nowMs - Date.parse(last.updated_at) < CONTINUED_MS ? last.id : null;
}
