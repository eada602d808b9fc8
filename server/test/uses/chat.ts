import { expect } from 'vitest';
import { v7 as uuidv7 } from 'uuid';

import { chatRoutes, CHAT_LIMITS } from '@larder/contract/chat';

import { createChatMessage, createConversation, createProposal } from '../factories.ts';
import type { Stage, Uses } from './stage.ts';

const MESSAGES = [
  'Hello',
  'Make a recipe with chicken and rice',
  'Find tomato soup',
  'Add it to my cookbook',
  'Delete the tomato soup',
  'Delete it',
  'How to boil an egg',
  'What are my favourites?',
  'How many vegan recipes do I have?',
  'Which of my recipes with beans take under 30 minutes?',
  'How long does my tomato soup take?',
  'What did I cook lately?',
];

async function say({ app, anna }: Stage, conversation_id: string, content: string, id = uuidv7()) {
  const { status } = await app.request(chatRoutes.sendMessage, { body: { id, conversation_id, content } }, anna);
  expect(status).toBe(200);
}

export const chatUses: Uses<'chat'> = {
  sendMessage: async (stage) => {
    const conversationId = uuidv7();
    for (const content of MESSAGES) await say(stage, conversationId, content);
    const id = uuidv7();
    await say(stage, conversationId, 'Hello', id);
    await say(stage, conversationId, 'Hello', id);
  },
  stopAnswer: async ({ app, anna }) => {
    expect((await app.request(chatRoutes.stopAnswer, { body: { id: uuidv7() } }, anna)).status).toBe(204);
  },
  listConversations: async ({ app, anna }) => {
    for (let n = 0; n <= CHAT_LIMITS.conversations_page; n++) await createConversation(app, { user_id: anna.id });
    const { body } = await app.request(chatRoutes.listConversations, { query: {} }, anna);
    expect(body.next_cursor).not.toBeNull();
    await app.request(chatRoutes.listConversations, { query: { cursor: body.next_cursor ?? '' } }, anna);
  },
  getConversation: async ({ app, anna }) => {
    const { id } = await createConversation(app, { user_id: anna.id });
    for (let position = 0; position <= CHAT_LIMITS.messages_page; position++) {
      await createChatMessage(app, { user_id: anna.id, conversation_id: id, position });
    }
    const { body } = await app.request(chatRoutes.getConversation, { params: { id }, query: {} }, anna);
    expect(body.next_cursor).not.toBeNull();
    const query = { cursor: body.next_cursor ?? '' };
    await app.request(chatRoutes.getConversation, { params: { id }, query }, anna);
  },
  deleteConversation: async ({ app, anna }) => {
    const { id } = await createConversation(app, { user_id: anna.id });
    expect((await app.request(chatRoutes.deleteConversation, { params: { id } }, anna)).status).toBe(204);
  },
  listRemembered: async (stage) => {
    const id = uuidv7();
    await say(stage, id, 'I am vegan and we are six');
    const { app, anna } = stage;
    const { body } = await app.request(chatRoutes.listRemembered, { params: { id } }, anna);
    expect(body.remembered).toHaveLength(2);
  },
  forget: async (stage) => {
    const id = uuidv7();
    await say(stage, id, 'I am vegan');
    const { app, anna } = stage;
    const { body } = await app.request(chatRoutes.forget, { params: { id, key: 'diet:vegan' } }, anna);
    expect(body.remembered).toEqual([]);
  },
  answerProposal: async ({ app, anna }) => {
    for (const accept of [true, false]) {
      const { id } = await createProposal(app, anna);
      const { status } = await app.request(chatRoutes.answerProposal, { params: { id }, body: { accept } }, anna);
      expect(status).toBe(200);
    }
  },
  undoProposal: async ({ app, anna }) => {
    const params = { id: (await createProposal(app, anna)).id };
    await app.request(chatRoutes.answerProposal, { params, body: { accept: true } }, anna);
    expect((await app.request(chatRoutes.undoProposal, { params }, anna)).status).toBe(200);
  },
};
