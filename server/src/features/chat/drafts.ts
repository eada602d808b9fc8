import type { ChatMessage } from '@larder/contract/chat';

import type { Draft } from './commands/finish.ts';
import { NO_DETAILS } from './present.ts';
import type { MessageDetails } from './tables.ts';

type Overrides = Partial<Pick<ChatMessage, 'action' | 'answered_by' | 'state'>> & Partial<MessageDetails>;

/** An answer with this text. Defaults to a complete answer by the kitchen engine. */
export function draft(content: string, overrides: Overrides = {}): Draft {
  const { action = null, answered_by = 'kitchen', state = 'done', ...details } = overrides;
  return { content, action, answered_by, state, details: { ...NO_DETAILS, ...details } };
}
