import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { chatRoutes } from '@larder/contract/chat';

import { toJson } from '#platform/db/tables.ts';

import { startApp, type TestApp } from '../../../test/app.ts';
import { talk, type Talk } from '../../../test/chat.ts';
import { createUser, type TestUser } from '../../../test/factories.ts';

let app: TestApp;
let anna: TestUser;
let chat: Talk;
beforeAll(async () => {
  app = await startApp();
  anna = await createUser(app);
});
afterAll(() => app.close());
beforeEach(() => {
  chat = talk(app, anna);
});

const remembered = async (user = anna) => app.request(chatRoutes.listRemembered, { params: { id: chat.id } }, user);
const labels = async () => (await remembered()).body.remembered.map(({ label }) => label);
const forget = (key: string, user = anna, id = chat.id) =>
  app.request(chatRoutes.forget, { params: { id, key } }, user);
const lines = async (message: string) => (await chat.say(message)).proposal?.after?.ingredients.join('; ') ?? '';

test('what people say about themselves is remembered in the conversation, and in no other one', async () => {
  await chat.say('I am vegan and there are six of us');
  await chat.say('we have no oven');
  expect(await labels()).toEqual(['vegan', 'for 6', 'no oven']);
  const other = talk(app, anna);
  await other.say('Hello');
  expect((await app.request(chatRoutes.listRemembered, { params: { id: other.id } }, anna)).body.remembered).toEqual(
    [],
  );
});

test('a remembered fact holds for later recipes until it is forgotten, and does not come back from earlier messages', async () => {
  await chat.say('I am vegan');
  await chat.say('there are 6 of us');
  const first = await chat.say('make a recipe with potatoes and leek');
  expect(first.proposal?.after?.servings).toBe(6);
  expect(first.proposal?.after?.ingredients.join()).not.toMatch(/(?<!vegan )\b(?:butter|cream|bacon|cheese)\b/u);
  expect((await forget('servings')).body.remembered).toMatchObject([{ key: 'diet:vegan', label: 'vegan' }]);
  await forget('diet:vegan');
  expect((await forget('diet:vegan')).status).toBe(200);
  await chat.say('thanks');
  expect(await labels()).toEqual([]);
});

test('a baby that was mentioned gets no honey later on, and the answer says why', async () => {
  await chat.say('I have a 10 month old baby');
  const answer = await chat.say('make a recipe with honey and yogurt');
  expect(answer.proposal?.after?.ingredients.join() ?? '').not.toMatch(/honey/iu);
  expect(answer.content).toMatch(/honey/iu);
});

test('foods at hand make a later recipe that names none', async () => {
  await chat.say('I have eggs, spinach and feta');
  expect(await lines('make something for breakfast')).toMatch(/egg.*spinach|spinach.*egg/u);
});

test('a missing oven holds for later recipes', async () => {
  await chat.say('my oven is broken');
  const { proposal } = await chat.say('make a recipe with chicken and potatoes');
  expect(proposal?.after?.instructions.join(' ')).not.toMatch(/\boven\b/iu);
});

test('a repeated message is remembered once, and two at the same time lose nothing', async () => {
  const id = randomUUID();
  await Promise.all([chat.say('we are six', id), chat.say('we are six', id), chat.say('I have no oven')]);
  await chat.say('I am vegan');
  expect((await labels()).toSorted()).toEqual(['for 6', 'no oven', 'vegan']);
});

test('conversations of others cannot be read or changed', async () => {
  await chat.say('I am vegan');
  const eve = await createUser(app);
  expect((await remembered(eve)).status).toBe(404);
  expect((await forget('diet:vegan', eve)).status).toBe(404);
  expect((await forget('diet:vegan', anna, randomUUID())).status).toBe(404);
  expect(await labels()).toEqual(['vegan']);
});

test('a conversation from before facts were stored gets them from its messages', async () => {
  await chat.say('I am vegan');
  const { db } = app.database;
  await db
    .updateTable('conversations')
    .set({ facts: toJson(null) })
    .where('id', '=', chat.id)
    .execute();
  await chat.say('we are six');
  expect(await labels()).toEqual(['vegan', 'for 6']);
});

test('a deleted conversation leaves nothing that it remembered', async () => {
  await chat.say('I am allergic to zedoary');
  await app.request(chatRoutes.deleteConversation, { params: { id: chat.id } }, anna);
  expect((await remembered()).status).toBe(404);
  expect(JSON.stringify(await app.database.db.selectFrom('conversations').selectAll().execute())).not.toContain(
    'zedoary',
  );
});

test.each([
  ['I have a 10 month old baby', 'can I give him honey?', /birthday/u],
  ['my wife is pregnant', 'is brie safe for her?', /pasteurized/u],
  ['I am pregnant', 'can I eat this sushi?', /raw fish/iu],
  ['my son has a nut allergy', 'is pesto safe for him?', /^No\. Pesto does not suit/u],
])('after %j, %j is answered for that eater', async (fact, question, answer) => {
  await chat.say(fact);
  expect((await chat.say(question)).content).toMatch(answer);
});

test('a message that only states or takes back a fact is acknowledged', async () => {
  expect((await chat.say('we are four and my oven is broken')).content).toContain('for 4, no oven');
  expect((await chat.say('I have a 10 month old baby')).content).toMatch(/no honey/u);
  expect((await chat.say('the oven works again')).content).toContain('no longer go by that: no oven');
});

test('ideas use the foods at hand when a later message names none', async () => {
  await chat.say('I have eggs, spinach and feta');
  expect((await chat.say('what can I make?')).content).toMatch(/spinach/iu);
});

test('a menu is for the people and the kitchen of the conversation', async () => {
  await chat.say('there are six of us and I have no oven');
  const { content } = await chat.say('plan a three-course dinner');
  expect(content).toMatch(/menu for 6/u);
  expect(content).not.toMatch(/\(oven,/u);
});
