import type { Selectable } from 'kysely';

import type { AnsweredBy } from '@larder/contract/assistant';
import type {
  ChatAction,
  ChatMessage,
  Chosen,
  MessageContext,
  Offer,
  Proposal,
  RecipeChoice,
} from '@larder/contract/chat';

import type { MenuRequest } from '@larder/culinary/menu/menu-request';

import type { SearchHit } from '@larder/contract/search';

import type { Fact } from '@larder/culinary/dialog/facts';

import type { DefaultedJson, Json, NullableTimestamp, Timestamp } from '#platform/db/tables.ts';

/** `last_position` is the position of the last message. */
interface ConversationsTable {
  id: string;
  user_id: string;
  title: string;
  last_position: number;
  /** Null in a conversation from before facts were stored. */
  facts: DefaultedJson<readonly Fact[] | null>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/**
 * The answer has the position after its message, from the moment it begins. While it is generated it is `running`, under a
 * lease. Answers are no queue of `platform/jobs`: no worker looks for abandoned ones, the next request for the same message
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
  /** Lease expiry. */
  held_until: NullableTimestamp;
  /** The state of the change that the answer proposes; `accepted` while it is carried out. */
  proposal_state: 'accepted' | Exclude<Proposal['state'], 'undone'> | null;
  /** When a change that was `done` was undone. */
  undone_at: NullableTimestamp;
  timestamp: Timestamp;
}

/** A recipe by its id and title. */
export type RecipeRef = Pick<SearchHit, 'id' | 'title'>;

/** The content of a message besides its text. */
export type MessageDetails = Pick<ChatMessage, 'recipe' | 'results' | 'citations'> & {
  /** Titles of suggested recipes that do not exist yet. */
  readonly ideas: readonly string[];
  /** Absent in older messages. */
  readonly offers?: readonly Offer[];
  readonly proposal: ProposedChange | null;
  /** In an answer with a menu: what a follow-up changes. */
  readonly menu?: StoredMenu;
  /** In an answer that asks which recipe is meant. */
  readonly choice?: OfferedChoice;
  /** In a message that answers such a question. */
  readonly chosen?: Chosen;
  /** In a message that was written at a recipe. */
  readonly context?: MessageContext;
};

/** A menu as it was planned: the same request and seed give it again. */
export interface StoredMenu {
  readonly request: MenuRequest;
  readonly seed: string;
  readonly titles: readonly string[];
}

/** The recipes that a message may mean, and what happens with the one that the user chooses. */
export interface OfferedChoice {
  /** `answer`: the message is answered again, about the chosen recipe. */
  readonly wants: 'delete' | 'save' | 'answer';
  readonly message: string;
  readonly recipes: readonly RecipeChoice[];
}

/** A change that the user has to confirm. Its id is that of the message that proposes it. */
export type ProposedChange = Omit<Proposal, 'id' | 'state'> & {
  /** The version of the recipe that the proposal was made from; null for a new recipe. */
  readonly version: number | null;
  readonly image_url: string | null;
  readonly is_ai_generated: boolean;
  /** The original of a copy. Absent in older messages. */
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
