import { RECIPE_CATEGORIES } from '@larder/culinary/recipe-category';
import { z } from 'zod';

import { AnsweredBy } from './assistant.ts';
import { line } from './line.ts';
import { Uuid } from './recipe-fields.ts';
import { defineRoutes } from './route.ts';
import { SearchHit } from './search.ts';

export const CHAT_LIMITS = {
  message_max_characters: 8_000,
  conversations_page: 30,
  messages_page: 50,
  /** What a person says and what is answered count as one each. */
  messages_max: 1_000,
} as const;

export const CHAT_TEXTS = {
  connect_failed: 'Unable to connect to AI services',
  failed: "I'm sorry, I encountered an error processing your request. Please try again.",
  /** What is said instead where it is known what could not be done. */
  generate_failed: 'I couldn’t make a recipe just now. Please try again.',
  search_failed: 'I couldn’t look through the recipes just now. Please try again.',
  add_failed: 'I couldn’t add that to your cookbook just now. Please try again.',
  remove_failed: 'I couldn’t get to that recipe just now. It is still there; please try again.',
  cooking_failed: 'I couldn’t answer that cooking question just now. Please try again.',
  broke_off: 'My answer broke off here. Please try again.',
  too_long: 'We have talked for so long here that nothing more fits in. Please start a new conversation.',
} as const;

/** What an answer did, besides what it says. */
export const ChatAction = z.enum(['recipe_generated', 'search_results', 'recipe_added']);
export type ChatAction = z.infer<typeof ChatAction>;

/** A recipe as it would read. Times in minutes. */
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

/** Something that is done only when the person says so. */
export const Proposal = z.object({
  id: z.uuid(),
  kind: z.enum(['save', 'edit', 'delete', 'favorite', 'unfavorite']),
  /** `stale`: the recipe was changed or deleted since, so that it cannot be done as it was shown. */
  state: z.enum(['open', 'done', 'refused', 'stale']),
  /** The recipe it is about; of a saved one, the new one. */
  recipe_id: z.uuid().nullable(),
  /** How the recipe is; null for one that is not there yet. */
  before: RecipeText.nullable(),
  /** How it would be; null for one that would go, and the same as before where only the favorites change. */
  after: RecipeText.nullable(),
});
export type Proposal = z.infer<typeof Proposal>;

/** Words that stand at the beginning of a point in an answer, and what the person says by choosing them. */
const Offer = z.object({ words: z.string(), message: z.string() });
export type Offer = z.infer<typeof Offer>;

/** One of several recipes that may be meant, with what tells it from others of the same title. */
export const RecipeChoice = SearchHit.extend({ created_at: z.iso.datetime() });
export type RecipeChoice = z.infer<typeof RecipeChoice>;

/** Which recipe was chosen of those that an answer offers as choices. */
export const Chosen = z.strictObject({ answer_id: Uuid(), recipe_id: Uuid() });
export type Chosen = z.infer<typeof Chosen>;

export const ChatMessage = z.object({
  id: z.uuid(),
  type: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: z.iso.datetime(),
  action: ChatAction.nullable(),
  /** What was made or added. */
  recipe: SearchHit.nullable(),
  /** What was found. */
  results: z.array(SearchHit),
  /** The recipes that the answer rests on. */
  citations: z.array(z.object({ id: z.uuid(), title: z.string() })),
  /** What may be chosen from the answer. */
  offers: z.array(Offer),
  /** The recipes that may be meant; a message with one of them as `chosen` goes on with what was asked. */
  choices: z.array(RecipeChoice),
  /** What the person chose by this message. */
  chosen: Chosen.nullable(),
  proposal: Proposal.nullable(),
  /** Who answered, as the person is to be told where it was not who is asked first; null where nobody did, and of a question. */
  answered_by: AnsweredBy.nullable(),
  /** `stopped` by the person, `failed` on the way; what was said until then is there. */
  state: z.enum(['done', 'stopped', 'failed']),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

export const ChatEvent = z.discriminatedUnion('type', [
  /** What is being done before there are words, such as "Looking through your recipes". */
  z.object({ type: z.literal('doing'), text: z.string() }),
  /** What is said next; with `replaces`, in place of all that was said so far. */
  z.object({ type: z.literal('text'), text: z.string(), replaces: z.literal(true).optional() }),
  /** The last one. */
  z.object({ type: z.literal('end'), message: ChatMessage }),
]);
export type ChatEvent = z.infer<typeof ChatEvent>;

export const Conversation = z.object({ id: z.uuid(), title: z.string(), updated_at: z.iso.datetime() });
export type Conversation = z.infer<typeof Conversation>;

/** Only what is new: what was said before is with us. */
export const NewMessage = z.strictObject({
  /** Sending the same again gives the answer that is already there. */
  id: Uuid(),
  /** A new one begins a conversation. */
  conversation_id: Uuid(),
  content: line()
    .min(1, 'Please write something')
    .max(CHAT_LIMITS.message_max_characters, `At most ${CHAT_LIMITS.message_max_characters} characters in one message`),
  /** What is done follows from the choice; `content` says it in words. */
  chosen: Chosen.optional(),
});
export type NewMessage = z.output<typeof NewMessage>;

const ConversationId = z.strictObject({ id: Uuid('Not an id') });
const cursor = z.string().max(600).optional();

export const chatRoutes = defineRoutes({
  sendMessage: {
    method: 'POST',
    path: '/api/chat/messages',
    access: 'session',
    scope: 'assistant',
    summary: 'Say something to the assistant; the answer is the answer, or as events each piece of it',
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
    summary: 'Have the answer to one’s message end here; what was said until then is kept',
    /** `id`: of the message, which may not have come here yet. */
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
    summary: 'One’s conversations with the assistant, the last used first',
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
    summary: 'What was said, in its order, from the end; `cursor` asks for what was said before',
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
    summary: 'Forget a conversation',
    params: ConversationId,
    status: 204,
    response: null,
    errors: ['not_found'],
  },
  answerProposal: {
    method: 'POST',
    path: '/api/chat/proposals/{id}',
    access: 'session',
    summary: 'Have a proposed change done, or not; answers the message that proposed it',
    params: ConversationId,
    body: z.strictObject({ accept: z.boolean() }),
    status: 200,
    response: ChatMessage,
    errors: ['not_found', 'conflict', 'quota_exceeded'],
  },
});
