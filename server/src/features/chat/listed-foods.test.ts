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

/** [message, what the ingredients have, what they must not have besides]. */
const LISTS: readonly (readonly [message: string, has: readonly RegExp[], not: RegExp])[] = [
  [
    'eggs, half a block of tofu, kimchi, rice, dinner for two in 20 minutes',
    [/eggs/u, /175 g tofu/u, /kimchi/u, /rice/u],
    /beef|cod|chicken|bread|sourdough/u,
  ],
  [
    'coconut milk, fish sauce, rice noodles and shrimp',
    [/coconut milk/u, /fish sauce/u, /rice noodles/u, /shrimp/u],
    /cod|long-grain|egg noodles/u,
  ],
  ['make a recipe from coconut milk, rice noodles and shrimp', [/coconut milk/u, /rice noodles/u], /cod|egg noodles/u],
  ['pork shoulder, bbq sauce, buns', [/pork shoulder/u, /bbq sauce/u, /buns/u], /pork chop/u],
  ['200 g minced lamb', [/200 g minced lamb/u], /lamb chop/u],
  ['two chicken thighs, air fryer', [/2 chicken thighs/u], /\d+ g chicken/u],
  ['eggs, rice and peas', [/eggs/u, /rice/u, /peas/u], /kidney beans/u],
  ['leftover turkey, cranberry sauce, bread', [/cooked|leftover/u, /cranberry sauce/u, /bread/u], /roasting turkey/u],
  ['milk, eggs, bread', [/milk/u, /eggs/u, /bread/u], /bread flour/u],
];

test.each(LISTS)('%j is made of all that it lists, and of no second kind of it', async (message, has, not) => {
  const { proposal } = await chat.say(message);
  const lines = proposal?.after?.ingredients.join('\n') ?? '';
  for (const each of has) expect(lines).toMatch(each);
  expect(lines).not.toMatch(not);
});

test('a dinner for two in 20 minutes takes 20 minutes and serves two', async () => {
  const { proposal } = await chat.say('eggs, tofu, kimchi, rice, dinner for two in 20 minutes');
  const { servings, preparation_time = 0, cooking_time = 0 } = proposal?.after ?? {};
  expect(servings).toBe(2);
  expect((preparation_time ?? 0) + (cooking_time ?? 0)).toBeLessThanOrEqual(20);
});

test('quick ideas are ready within half an hour', async () => {
  expect((await chat.say('quick dinner ideas with salmon')).content).toContain(
    'All of this is ready within 30 minutes.',
  );
});

test('ideas for a food that no quick dish has are of that food, and said to take longer', async () => {
  const { content } = await chat.say('find me something quick with lentils');
  expect(content).toContain('that take at most 30 minutes. What I know takes longer.');
  expect(content).toMatch(/^• [^:]*(?:Lentil|Dal)/mu);
});

test('ideas for several foods name two of them', async () => {
  const { content } = await chat.say('what can I cook with chickpeas, spinach and feta');
  const titles = [...content.matchAll(/^• ([^:]+):/gmu)].map(([, title]) => title ?? '');
  expect(titles).not.toEqual([]);
  for (const title of titles) expect(title.match(/chickpea|spinach|feta/giu)?.length, title).toBeGreaterThan(1);
});

test('another dish of listed foods is of those foods', async () => {
  await chat.say('chicken, leek, cream');
  for (let at = 0; at < 3; at += 1) {
    const { proposal } = await chat.say('another one');
    expect(proposal?.after?.ingredients.join('\n')).toMatch(/chicken[^]*leek|leek[^]*chicken/u);
  }
});

test('ideas in a conversation about a baby are said to be for the others', async () => {
  await chat.say('I have a 10 month old baby');
  expect((await chat.say('dinner ideas with carrots')).content).toContain('This is for the family, not for the baby.');
});

test('foods listed for the small child whom the conversation remembers get the caution and a dish', async () => {
  await chat.say('my son is 2');
  const { content, proposal } = await chat.say('grapes, cheese, crackers');
  expect(content).toMatch(/^These can choke/u);
  expect(proposal?.after?.instructions.join(' ')).toContain('cut the grapes lengthwise into quarters');
});

test('a meal with a food gets ideas of it, also where a word is not understood', async () => {
  expect((await chat.say('low carb dinner with chicken')).content).toMatch(/^• [^:]*Chicken/mu);
  expect((await chat.say('my dinner was chicken again')).content).not.toContain('•\u0020Chicken');
});
