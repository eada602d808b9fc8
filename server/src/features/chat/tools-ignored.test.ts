import { randomUUID } from 'node:crypto';

import type { LLMock } from '@copilotkit/aimock';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { chatRoutes } from '@larder/contract/chat';
import { communityRoutes } from '@larder/contract/community';
import { recipesRoutes } from '@larder/contract/recipes';

import { startApp, type TestApp } from '../../../test/app.ts';
import { collectAnswer, readEvents, type Talk, talk } from '../../../test/chat.ts';
import { createUser, createRecipe, type TestUser } from '../../../test/factories.ts';
import { type MockedModels, startModelServer } from '../../../test/model-server.ts';

let server: MockedModels;
let mock: LLMock;
let app: TestApp;
let anna: TestUser;
let say: Talk['say'];
beforeAll(async () => {
  server = await startModelServer();
  ({ mock } = server);
  app = await startApp({ environment: { OPENAI_BASE_URL: server.url } });
});
beforeEach(async () => {
  mock.reset();
  mock.onMessage(/.*/u, { content: PLAIN });
  anna = await createUser(app);
  ({ say } = talk(app, anna));
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const PLAIN = 'Of course, it is done already.';
const listOwn = async () => (await app.request(recipesRoutes.listRecipes, { query: {} }, anna)).body.recipes;

async function listen(content: string) {
  const body = { id: uuidv7(), conversation_id: randomUUID(), content };
  const { method, path: url } = chatRoutes.sendMessage;
  const answer = await app.send({ method, url, payload: body, headers: { accept: 'text/event-stream' } }, anna);
  return collectAnswer(readEvents(answer.text));
}

describe('a model that takes tools and calls none', () => {
  test('does not prevent the kitchen engine from generating a recipe', async () => {
    const { action, content, proposal } = await say('make a recipe with pasta');
    expect(action).toBe('recipe_generated');
    expect(content).not.toContain(PLAIN);
    expect(proposal?.after?.ingredients.join()).toMatch(/pasta|spaghetti|penne/iu);
  });

  test('is not shown before the kitchen engine has answered, also in a stream', async () => {
    const { text, doing, message } = await listen('Create a recipe with pasta and cheese');
    expect(message).toMatchObject({ action: 'recipe_generated', state: 'done' });
    expect(text).toBe(message?.content);
    expect(text).not.toContain(PLAIN);
    expect(doing).toContain('Writing a recipe');
    expect(message?.proposal).toMatchObject({ kind: 'save', state: 'open' });
  });

  test('does not prevent recipes from being found', async () => {
    const { id } = await createRecipe(app, anna, { title: 'Pumpkin soup' });
    expect(await say('find pumpkin soup')).toMatchObject({ action: 'search_results', results: [{ id }] });
  });

  test('does not prevent a recipe from being proposed to add or remove', async () => {
    const { id } = await createRecipe(app, anna, { title: 'Old soup' });
    const { content, proposal } = await say('delete the old soup');
    expect(proposal).toMatchObject({ kind: 'delete', recipe_id: id });
    expect(content).not.toContain(PLAIN);
    const bruno = await createUser(app);
    const pie = await createRecipe(app, bruno, { title: 'Zebra pie' });
    await app.request(communityRoutes.shareToCommunity, { params: { id: pie.id } }, bruno);
    expect(await say('add the zebra pie to my cookbook')).toMatchObject({ proposal: { kind: 'save' } });
  });

  test('does not get its claim shown when there is no such recipe', async () => {
    expect((await say('delete my unicorn cake')).content).toMatch(/no recipe of yours/u);
  });

  test.each([
    'my recipe makes too much sauce',
    'Is this recipe makeable without eggs?',
    'recipe making tips',
    'how do I remove skin from salmon?',
    'remove the skin from the salmon',
    'find a substitute for butter',
  ])('answers %j in its own words, and nothing is saved', async (message) => {
    await createRecipe(app, anna, { title: 'Butter chickpeas' });
    expect(await say(message)).toMatchObject({ content: PLAIN, action: null, proposal: null, results: [] });
    expect((await listen(message)).text).toBe(PLAIN);
    expect(await listOwn()).toHaveLength(1);
  });
});

test('the kitchen engine does not repeat what a model does with a tool', async () => {
  mock.reset();
  const isAfterTool = (messages: readonly { role: string }[]) => messages.at(-1)?.role === 'tool';
  const toolCalls = [{ name: 'generate_recipe', arguments: JSON.stringify({ ingredients: ['pasta'] }) }];
  mock.on({ predicate: ({ messages }) => !isAfterTool(messages) }, { content: 'Let me see. ', toolCalls });
  mock.on({ predicate: ({ messages }) => isAfterTool(messages) }, { content: 'Enjoy!' });
  const { text, message } = await listen('make a recipe with pasta');
  expect(text).toMatch(/^Let me see\.\s+Enjoy!/u);
  expect(text).toBe(message?.content);
  expect(message?.proposal).toMatchObject({ kind: 'save', state: 'open' });
});
