import type { ChatMessage } from '@larder/contract/chat';

import { NO_DETAILS } from './present.ts';
import type { MessageDetails } from './tables.ts';

/** The content of an answer, before it is stored. */
export type Draft = Pick<ChatMessage, 'content' | 'action' | 'answered_by' | 'state'> & {
  readonly details: MessageDetails;
};

type Overrides = Partial<Omit<Draft, 'content' | 'details'>> & Partial<MessageDetails>;

/** Drafts an answer with this text. Defaults to a complete answer by the kitchen engine. */
export function draft(content: string, overrides: Overrides = {}): Draft {
  const { action = null, answered_by = 'kitchen', state = 'done', ...details } = overrides;
  return { content, action, answered_by, state, details: { ...NO_DETAILS, ...details } };
}
