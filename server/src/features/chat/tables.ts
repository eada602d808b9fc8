import type { Selectable } from 'kysely';

import type { AnsweredBy } from '@larder/contract/assistant';
import type { ChatAction, ChatMessage, Chosen, Offer, Proposal, RecipeChoice } from '@larder/contract/chat';

import type { Json, NullableTimestamp, Timestamp } from '#platform/db/tables.ts';

/** What a person and the assistant said to each other. `last_position` is that of the last message in it. */
interface ConversationsTable {
  id: string;
  user_id: string;
  title: string;
  last_position: number;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/**
 * The answer has the position after its message, from the moment it begins. While it is generated it is `running`, and `held_until`
 * is its lease. Answers are no queue of `platform/jobs`: no worker looks for abandoned ones, the next request for the same message
 * takes over.
 */
interface ChatMessagesTable {
  id: string;
  user_id: string;
  conversation_id: string;
  position: number;
  type: 'user' | 'assistant';
  content: string;
  action: ChatAction | null;
  details: Json<MessageDetails>;
  answered_by: AnsweredBy | null;
  state: 'running' | ChatMessage['state'];
  held_until: NullableTimestamp;
  /** Of the change that it proposes: `accepted` is one that is being done. */
  proposal_state: 'accepted' | Proposal['state'] | null;
  timestamp: Timestamp;
}

/** What there is to a message besides its words. */
export type MessageDetails = Pick<ChatMessage, 'recipe' | 'results' | 'citations'> & {
  /** Recipes that are nowhere yet, but were offered. */
  readonly ideas: readonly string[];
  /** Absent of older messages. */
  readonly offers?: readonly Offer[];
  readonly proposal: ProposedChange | null;
  /** Of an answer that asks which recipe is meant. */
  readonly choice?: OfferedChoice;
  /** Of a message that answers such a question. */
  readonly chosen?: Chosen;
};

/** The recipes that may be meant by a message, and what is proposed for the chosen one. */
export interface OfferedChoice {
  /** `answer`: the message is answered once more, about the chosen recipe. */
  readonly wants: 'delete' | 'save' | 'answer';
  readonly message: string;
  readonly recipes: readonly RecipeChoice[];
}

/** A change that waits for a yes; the message that proposes it lends it its id. */
export type ProposedChange = Omit<Proposal, 'id' | 'state'> & {
  /** Which version of the recipe was looked at, where there is one. */
  readonly version: number | null;
  /** Of a new recipe. */
  readonly image_url: string | null;
  readonly is_ai_generated: boolean;
  /** Of a copy: the recipe that it is of. Absent of older messages. */
  readonly copied_from?: string | null;
};

export type ConversationRow = Selectable<ConversationsTable>;
export type MessageRow = Selectable<ChatMessagesTable>;

declare module '#platform/db/tables.ts' {
  interface Tables {
    conversations: ConversationsTable;
    chat_messages: ChatMessagesTable;
  }
}
