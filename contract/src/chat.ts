import { RECIPE_CATEGORIES } from '@larder/culinary/recipe-category';
import { z } from 'zod';

import { AnsweredBy } from './assistant.ts';
import { textField } from './text-field.ts';
import { Uuid } from './recipe-fields.ts';
import { RECIPE_LIMITS } from './recipe-texts.ts';
import { defineRoutes } from './route.ts';
import { SearchHit } from './search.ts';

export const CHAT_LIMITS = {
  message_max_characters: 8_000,
  conversations_page: 30,
  messages_page: 50,
  /** Per conversation; questions and answers count one each. */
  messages_max: 1_000,
  /** Of the context of a message. */
  context_steps_max: 1_000,
  context_times_max: 1_000,
  context_timers_max: 20,
  context_label_max_characters: 100,
  context_seconds_max: 7 * 24 * 60 * 60,
} as const;

export const CHAT_TEXTS = {
  connect_failed: 'Unable to connect to AI services',
  failed: "I'm sorry, I encountered an error processing your request. Please try again.",
  /** Used instead of `failed` when the failed action is known. */
  generate_failed: 'I couldn’t make a recipe just now. Please try again.',
  search_failed: 'I couldn’t look through the recipes just now. Please try again.',
  add_failed: 'I couldn’t add that to your cookbook just now. Please try again.',
  remove_failed: 'I couldn’t get to that recipe just now. It is still there; please try again.',
  cooking_failed: 'I couldn’t answer that cooking question just now. Please try again.',
  broke_off: 'My answer broke off here. Please try again.',
  too_long: 'This conversation has reached its limit. Please start a new one.',
} as const;

/** The action that an answer took. */
export const ChatAction = z.enum(['recipe_generated', 'search_results', 'recipe_added']);
export type ChatAction = z.infer<typeof ChatAction>;

/** The content of a proposed recipe. Times in minutes. */
export const RecipeText = z.object({
  title: z.string(),
  description: z.string(),
  ingredients: z.array(z.string()),
  instructions: z.array(z.string()),
  category: z.enum(RECIPE_CATEGORIES).nullable(),
  preparation_time: z.int().nullable(),
  cooking_time: z.int().nullable(),
  servings: z.int().nullable(),
});
export type RecipeText = z.infer<typeof RecipeText>;

/** A change that happens only after the user confirms it. */
export const Proposal = z.object({
  id: z.uuid(),
  kind: z.enum(['save', 'edit', 'delete', 'favorite', 'unfavorite']),
  /** `stale`: the recipe was changed or deleted since, so the proposal no longer applies. `undone`: it was `done`, and then taken back. */
  state: z.enum(['open', 'done', 'refused', 'stale', 'undone']),
  /** The recipe to change; after `save`, the new recipe. */
  recipe_id: z.uuid().nullable(),
  /** The current recipe; null for a new one. */
  before: RecipeText.nullable(),
  /** The recipe after the change; null for a deletion, equal to `before` for a favorite. */
  after: RecipeText.nullable(),
});
export type Proposal = z.infer<typeof Proposal>;

/** A clickable phrase that starts a point of an answer, and the message that choosing it sends. */
const Offer = z.object({ words: z.string(), message: z.string() });
export type Offer = z.infer<typeof Offer>;

/** One of several recipes the user may mean. `created_at` distinguishes equal titles. */
export const RecipeChoice = SearchHit.extend({ created_at: z.iso.datetime() });
export type RecipeChoice = z.infer<typeof RecipeChoice>;

/** The recipe that the user picked from an answer's `choices`. */
export const Chosen = z.strictObject({ answer_id: Uuid(), recipe_id: Uuid() });
export type Chosen = z.infer<typeof Chosen>;

/** Where the user is while they write: the recipe in front of them. A recipe that they may not see is ignored. */
export const MessageContext = z.strictObject({
  recipe_id: Uuid(),
  /** The step they are at, from 1. */
  step: z.int().min(1).max(CHAT_LIMITS.context_steps_max).optional(),
  /** The size they cook, if it is not the written one: in servings, or as a multiple if the recipe states no servings. */
  servings: z.int().min(RECIPE_LIMITS.servings_min).max(RECIPE_LIMITS.servings_max).optional(),
  times: z.number().positive().max(CHAT_LIMITS.context_times_max).optional(),
  /** The running timers. `remaining_s` is 0 for one that rings. */
  timers: z
    .array(
      z.strictObject({
        label: textField().max(CHAT_LIMITS.context_label_max_characters),
        remaining_s: z.number().min(0).max(CHAT_LIMITS.context_seconds_max),
      }),
    )
    .max(CHAT_LIMITS.context_timers_max)
    .optional(),
});
export type MessageContext = z.output<typeof MessageContext>;

export const ChatMessage = z.object({
  id: z.uuid(),
  type: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: z.iso.datetime(),
  action: ChatAction.nullable(),
  /** The generated or added recipe. */
  recipe: SearchHit.nullable(),
  /** Search results. */
  results: z.array(SearchHit),
  /** The recipes that the answer uses. */
  citations: z.array(z.object({ id: z.uuid(), title: z.string() })),
  /** Follow-up messages offered by the answer. */
  offers: z.array(Offer),
  /** Candidates for an ambiguous request; a message with one of them as `chosen` continues it. */
  choices: z.array(RecipeChoice),
  /** The choice that this message makes. */
  chosen: Chosen.nullable(),
  proposal: Proposal.nullable(),
  /** What answered, if it was not the first choice; null otherwise and for the user's messages. */
  answered_by: AnsweredBy.nullable(),
  /** `stopped` by the user or `failed`: `content` is the partial answer. Only a complete message is sent, so it is never `running`. */
  state: z.enum(['done', 'stopped', 'failed']),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

export const ChatEvent = z.discriminatedUnion('type', [
  /** Progress before the first words, such as "Looking through your recipes". */
  z.object({ type: z.literal('doing'), text: z.string() }),
  /** The next part of the answer; with `replaces` it replaces all parts so far. */
  z.object({ type: z.literal('text'), text: z.string(), replaces: z.literal(true).optional() }),
  /** The last event. */
  z.object({ type: z.literal('end'), message: ChatMessage }),
]);
export type ChatEvent = z.infer<typeof ChatEvent>;

export const Conversation = z.object({ id: z.uuid(), title: z.string(), updated_at: z.iso.datetime() });
export type Conversation = z.infer<typeof Conversation>;

/** A new message only: the server stores the conversation. */
export const NewMessage = z.strictObject({
  /** Idempotency key: a repeated `id` returns the stored answer. */
  id: Uuid(),
  /** An unknown id starts a conversation. */
  conversation_id: Uuid(),
  content: textField()
    .min(1, 'Please write something')
    .max(CHAT_LIMITS.message_max_characters, `At most ${CHAT_LIMITS.message_max_characters} characters in one message`),
  /** The action follows from the choice; `content` is its wording. */
  chosen: Chosen.optional(),
  context: MessageContext.optional(),
});
export type NewMessage = z.output<typeof NewMessage>;

/** What REECE remembers for the rest of a conversation, shown as a chip. */
export const Remembered = z.object({
  /** Identifies it within the conversation. */
  key: z.string(),
  kind: z.enum(['diet', 'without', 'eater', 'servings', 'minutes', 'missing', 'foods']),
  /** "vegan", "no peanuts", "for 2". */
  label: z.string(),
});
export type Remembered = z.infer<typeof Remembered>;

const RememberedList = z.object({ remembered: z.array(Remembered) });

const ConversationId = z.strictObject({ id: Uuid('Not an id') });
/** A proposal has the id of the message that proposes it. */
const MessageId = z.strictObject({ id: Uuid('Not an id') });
const cursor = z.string().max(600).optional();

export const chatRoutes = defineRoutes({
  sendMessage: {
    method: 'POST',
    path: '/api/chat/messages',
    access: 'session',
    scope: 'assistant',
    summary: 'Send a message to the assistant; returns the answer, or streams it as events',
    body: NewMessage,
    status: 200,
    response: ChatMessage,
    events: ChatEvent,
    errors: ['not_found', 'conflict', 'quota_exceeded'],
  },
  stopAnswer: {
    method: 'POST',
    path: '/api/chat/messages/stop',
    access: 'session',
    scope: 'assistant',
    whenFull: true,
    /** Stops only an answer that the same server process generates. Otherwise the answer stops when its clients disconnect. */
    summary: 'Stop the running answer to a message and store what there is; without a running answer, nothing happens',
    body: z.strictObject({ id: Uuid() }),
    status: 204,
    response: null,
    errors: [],
  },
  listConversations: {
    method: 'GET',
    path: '/api/chat/conversations',
    access: 'session',
    scope: 'assistant',
    summary: 'List conversations with the assistant, most recently used first',
    query: z.strictObject({ cursor }),
    status: 200,
    response: z.object({ conversations: z.array(Conversation), next_cursor: z.string().nullable() }),
    errors: [],
  },
  getConversation: {
    method: 'GET',
    path: '/api/chat/conversations/{id}',
    access: 'session',
    scope: 'assistant',
    summary: 'Get the latest messages of a conversation in order; `cursor` pages backwards',
    params: ConversationId,
    query: z.strictObject({ cursor }),
    status: 200,
    response: Conversation.extend({ messages: z.array(ChatMessage), next_cursor: z.string().nullable() }),
    errors: ['not_found'],
  },
  deleteConversation: {
    method: 'DELETE',
    path: '/api/chat/conversations/{id}',
    access: 'session',
    scope: 'assistant',
    summary: 'Delete a conversation',
    params: ConversationId,
    status: 204,
    response: null,
    errors: ['not_found'],
  },
  listRemembered: {
    method: 'GET',
    path: '/api/chat/conversations/{id}/remembered',
    access: 'session',
    scope: 'assistant',
    summary: 'List what REECE remembers for the rest of a conversation',
    params: ConversationId,
    status: 200,
    response: RememberedList,
    errors: ['not_found'],
  },
  forget: {
    method: 'DELETE',
    path: '/api/chat/conversations/{id}/remembered/{key}',
    access: 'session',
    scope: 'assistant',
    summary: 'Forget one of these; returns the others. Idempotent',
    params: ConversationId.extend({ key: z.string().max(100) }),
    status: 200,
    response: RememberedList,
    errors: ['not_found'],
  },
  answerProposal: {
    method: 'POST',
    path: '/api/chat/proposals/{id}',
    access: 'session',
    summary: 'Accept or refuse a proposed change; returns the message that proposed it',
    params: MessageId,
    body: z.strictObject({ accept: z.boolean() }),
    status: 200,
    response: ChatMessage,
    errors: ['not_found', 'quota_exceeded'],
  },
  undoProposal: {
    method: 'POST',
    path: '/api/chat/proposals/{id}/undo',
    access: 'session',
    /** `conflict`: it was never carried out, or the recipe has changed since. */
    summary: 'Take back an accepted change; returns the message that proposed it',
    params: MessageId,
    status: 200,
    response: ChatMessage,
    errors: ['not_found', 'conflict', 'quota_exceeded'],
  },
});
