import type { ChatMessage } from '@larder/contract/chat';

import type { Draft } from './commands/finish.ts';
import { NO_DETAILS } from './present.ts';
import type { MessageDetails } from './tables.ts';

type DialogMessage = Partial<Pick<ChatMessage, 'action' | 'answered_by' | 'state'>> & Partial<MessageDetails>;

/** An answer of these words; it is the kitchen engine's own and whole unless said otherwise. */
export function draft(content: string, said: DialogMessage = {}): Draft {
  const { action = null, answered_by = 'kitchen', state = 'done', ...details } = said;
  return { content, action, answered_by, state, details: { ...NO_DETAILS, ...details } };
}
