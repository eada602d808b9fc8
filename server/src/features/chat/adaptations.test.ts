import { afterAll, beforeAll, expect, test } from 'vitest';

import { recipesRoutes } from '@larder/contract/recipes';

import { startApp, type TestApp } from '../../../test/app.ts';
import { talk } from '../../../test/chat.ts';
import { createRecipe, createUser } from '../../../test/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ environment: { RATE_LIMIT_FACTOR: '1000' } });
});
afterAll(() => app.close());

const TAGINE = {
  title: 'Lamb tagine',
  ingredients: ['600 g lamb shoulder', '1 onion', '50 g butter', '200 g couscous'],
  instructions: ['Brown the lamb in the butter.', 'Simmer with the onion for 90 minutes.', 'Serve with couscous.'],
};

test('“How do I make my tagine vegetarian?” is answered with the lines to change, not with a no', async () => {
  const anna = await createUser(app);
  await createRecipe(app, anna, TAGINE);
  const { content, citations, proposal } = await talk(app, anna).say('How do I make my tagine vegetarian?');
  expect(content).toMatch(/^In your “Lamb tagine”:\n• “600 g lamb shoulder”: use chickpeas/u);
  expect(content).toMatch(/Say “make my Lamb tagine vegetarian”/u);
  expect([citations.length, proposal]).toEqual([1, null]);
});

test('a recipe that follows the diet already is said to', async () => {
  const anna = await createUser(app);
  const carrots = { title: 'Carrot tagine', ingredients: ['600 g carrots', '1 onion'], instructions: ['Simmer both.'] };
  await createRecipe(app, anna, carrots);
  const { content } = await talk(app, anna).say('How do I make my carrot tagine vegetarian?');
  expect(content).toContain('your “Carrot tagine” is vegetarian already');
});

test('without such a recipe, and for changes that are no diet, the advice is general', async () => {
  const chat = talk(app, await createUser(app));
  expect((await chat.say('How do I make my tagine vegan?')).content).toMatch(
    /^I found no recipe .*\n\nReplace the meat/u,
  );
  expect((await chat.say('How do I make a tagine spicier?')).content).toMatch(/^Fry ¼ teaspoon of chili flakes/u);
});

test('“Is my tagine vegetarian?” is still answered with yes or no', async () => {
  const anna = await createUser(app);
  await createRecipe(app, anna, TAGINE);
  expect((await talk(app, anna).say('Is my tagine vegetarian?')).content).toMatch(/^No\. Your “Lamb tagine”/u);
});

test('variations of a draft in the chat save no copies', async () => {
  const anna = await createUser(app);
  const chat = talk(app, anna);
  for (const message of ['make a chicken curry', 'make it spicier', 'make it vegetarian', 'with more garlic'])
    expect((await chat.say(message)).proposal?.kind).toBe('save');
  const { body } = await app.request(recipesRoutes.listRecipes, { query: {} }, anna);
  expect(body.recipes).toEqual([]);
});
