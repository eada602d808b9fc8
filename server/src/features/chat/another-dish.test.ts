import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { startApp, type TestApp } from '../../../test/app.ts';
import { talk, type Talk } from '../../../test/chat.ts';
import { createUser, type TestUser } from '../../../test/factories.ts';

let app: TestApp;
let anna: TestUser;
let chat: Talk;
beforeAll(async () => {
  app = await startApp({ environment: { RATE_LIMIT_FACTOR: '1000' } });
  anna = await createUser(app);
});
afterAll(() => app.close());
beforeEach(() => {
  chat = talk(app, anna);
});

const titleOf = async (message: string) => (await chat.say(message)).proposal?.after?.title ?? '';
const ideasOf = async (message: string) => (await chat.say(message)).offers.map(({ words }) => words);
const distinct = (titles: readonly string[]) => new Set(titles).size;

test.each(['make a recipe with chicken and rice', 'make a dessert with apples', 'make lasagna', 'make pancakes'])(
  'after %j, "another one" is each time a dish that the conversation has not had',
  async (request) => {
    const titles = [await titleOf(request)];
    for (const more of ['another one', 'something else please', 'nah, a different one', 'again', 'another recipe'])
      titles.push(await titleOf(more));
    expect(titles).not.toContain('');
    expect(distinct(titles), titles.join()).toBe(titles.length);
  },
);

test('after ideas, other ideas come for the same wish, none of them twice, and no dish that was made meanwhile', async () => {
  const titles = await ideasOf('vegetarian dinner ideas with mushrooms');
  for (const more of ['another', 'none of these, other ideas please', 'I don’t like them, something else'])
    titles.push(...(await ideasOf(more)));
  expect(titles.length).toBeGreaterThan(10);
  expect(distinct(titles), titles.join()).toBe(titles.length);
  const made = await titleOf('the second one');
  expect(titles).toContain(made);
  expect(titles).not.toContain(await titleOf('another one'));
});

test('"what else?" after a question is about that question', async () => {
  await chat.say('make lasagna');
  await chat.say('what can I use instead of eggs?');
  expect((await chat.say('what else?')).proposal).toBeNull();
});

test('the ideas can be compared, and "the first one" is then the first of the comparison', async () => {
  await chat.say('dinner ideas with chicken');
  const compared = await chat.say('which one is the quickest?');
  const minutes = [...compared.content.matchAll(/”: (\d+) minutes, /gu)].map(([, count]) => Number(count));
  expect(minutes.length).toBeGreaterThan(2);
  expect(minutes).toEqual(minutes.toSorted((one, other) => one - other));
  const first = compared.offers[0]?.words;
  expect(await titleOf('the first one, for 6')).toBe(first);
});

test('a choice may add to the wish', async () => {
  await chat.say('what can I cook with eggs and potatoes?');
  const { proposal } = await chat.say('number 2 but for 6 and without onion');
  expect(proposal?.after?.servings).toBe(6);
  expect(proposal?.after?.ingredients.join()).not.toMatch(/\bonions?\b/u);
});

test('ideas for a kitchen without an oven are neither baked nor roasted', async () => {
  await chat.say('we have no oven');
  for (const request of ['dinner ideas', 'dinner ideas with chicken', 'other ideas', 'dessert ideas with apples'])
    expect((await ideasOf(request)).join()).not.toMatch(/\b(?:baked|roast(?:ed)?|gratin|casserole|sheet-pan|tray)\b/iu);
});

test('a dish that needs missing equipment is replaced with the reason', async () => {
  await chat.say('my blender broke');
  const { content, proposal } = await chat.say('make a smoothie with banana and milk');
  expect(proposal?.after?.instructions.join()).not.toMatch(/\bblend/iu);
  expect(content).toMatch(/needs a blender, which you don’t have/u);
  expect((await chat.say('make pancakes')).content).not.toContain('blender');
});
