import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { communityRoutes } from '@larder/contract/community';
import { profileRoutes } from '@larder/contract/profile';
import { recipesRoutes } from '@larder/contract/recipes';

import { startApp, type TestApp } from '../../../test/app.ts';
import { answerProposal, type Talk, talk } from '../../../test/chat.ts';
import { createApiToken, createRecipe, createUser, type TestUser } from '../../../test/factories.ts';

let app: TestApp;
let anna: TestUser;
let chat: Talk;
beforeAll(async () => {
  app = await startApp({ environment: { RATE_LIMIT_FACTOR: '1000' } });
});
beforeEach(async () => {
  anna = await createUser(app);
  chat = talk(app, anna);
});
afterAll(() => app.close());

const read = async (id: string) => (await app.request(recipesRoutes.getRecipe, { params: { id } }, anna)).body;
const LASAGNE = {
  title: 'Lasagne',
  category: 'Main Dish',
  servings: 4,
  ingredients: ['2 cups milk', '50 g butter', '500 g tomatoes'],
  instructions: ['Melt the butter.', 'Bake at 180°C for 40 minutes.'],
} as const;
const createLasagne = () =>
  createRecipe(app, anna, {
    ...LASAGNE,
    ingredients: [...LASAGNE.ingredients],
    instructions: [...LASAGNE.instructions],
  });

/** A wording, and what it changes. */
const EDITS: readonly (readonly [string, object])[] = [
  ['rename my lasagne to Sunday Bake', { title: 'Sunday Bake' }],
  ['put the lasagne under sides', { category: 'Side Dish' }],
  ['convert the lasagne to metric', { ingredients: ['480 ml milk', '50 g butter', '500 g tomatoes'] }],
  [
    'convert the temperatures of the lasagne to Fahrenheit',
    { instructions: ['Melt the butter.', 'Bake at 350°F for 40 minutes.'] },
  ],
  ['scale the lasagne to 8 people', { servings: 8, ingredients: ['4 cups milk', '100 g butter', '1 kg tomatoes'] }],
  ['remove the last step of the lasagne', { instructions: ['Melt the butter.'] }],
  [
    'replace the butter with margarine in the lasagne',
    {
      ingredients: ['2 cups milk', '50 g margarine', '500 g tomatoes'],
      instructions: ['Melt the margarine.', 'Bake at 180°C for 40 minutes.'],
    },
  ],
];

describe('a request to change a recipe', () => {
  test.each(EDITS)('%j is proposed, and done only after a yes', async (message, change) => {
    const { id } = await createLasagne();
    const answer = await chat.say(message);
    expect(answer.proposal).toMatchObject({
      kind: 'edit',
      state: 'open',
      before: LASAGNE,
      after: { ...LASAGNE, ...change },
    });
    expect(await read(id)).toMatchObject({ ...LASAGNE, version: 1 });
    await answerProposal(app, anna, answer, true);
    expect(await read(id)).toMatchObject({ ...change, version: 2 });
  });

  test.each([
    ['call it Sunday Leeks', { title: 'Sunday Leeks' }],
    ['put that draft under soups', { category: 'Soup' }],
    ['scale it to 10', { servings: 10 }],
    ['replace the leeks with onions', { ingredients: expect.arrayContaining([expect.stringContaining('onions')]) }],
  ])('%j replaces a draft, which is still not saved', async (message, change) => {
    const { proposal } = await chat.say('make a recipe with leeks and potatoes for 4');
    const answer = await chat.say(message);
    expect(answer.action).toBe('recipe_generated');
    expect(answer.proposal).toMatchObject({ kind: 'save', state: 'open', after: change });
    expect(answer.proposal?.recipe_id).not.toBe(proposal?.recipe_id);
    expect((await app.request(recipesRoutes.listRecipes, { query: {} }, anna)).body.recipes).toEqual([]);
    expect((await answerProposal(app, anna, answer, true)).recipe).not.toBeNull();
  });

  test('refused, changes nothing', async () => {
    const { id } = await createLasagne();
    const answer = await chat.say('rename my lasagne to Bake');
    expect((await answerProposal(app, anna, answer, false)).proposal?.state).toBe('refused');
    expect(await read(id)).toMatchObject({ ...LASAGNE, version: 1 });
  });

  test('is stale when the recipe has changed since, and is made once for two who accept at once', async () => {
    const { id } = await createLasagne();
    const stale = await chat.say('rename my lasagne to Bake');
    const both = await chat.say('put the lasagne under sides');
    const answers = await Promise.all([1, 2].map(() => answerProposal(app, anna, both, true)));
    expect(answers.map(({ proposal }) => proposal?.state)).toEqual(['done', 'done']);
    expect((await answerProposal(app, anna, stale, true)).proposal?.state).toBe('stale');
    expect(await read(id)).toMatchObject({ title: 'Lasagne', category: 'Side Dish', version: 2 });
  });

  test('means the recipe under discussion, also by its place in a list', async () => {
    const word = `leek${randomUUID().slice(0, 4)}`;
    for (const dish of ['soup', 'pie']) await createRecipe(app, anna, { title: `${word} ${dish}` });
    const { results } = await chat.say(`find ${word}`);
    const answer = await chat.say('rename the second one to Best of all');
    expect(answer.proposal).toMatchObject({ recipe_id: results[1]?.id, after: { title: 'Best of all' } });
  });

  test('asks which recipe is meant when several are, and continues with the choice', async () => {
    for (const _ of [1, 2]) await createLasagne();
    const asked = await chat.say('rename my lasagne to Bake');
    expect(asked).toMatchObject({ proposal: null, choices: [{}, {}] });
    const { proposal } = await chat.say('the first one');
    expect(proposal).toMatchObject({ kind: 'edit', recipe_id: asked.choices[0]?.id, after: { title: 'Bake' } });
  });

  test('says so when nothing has to change', async () => {
    await createLasagne();
    expect(await chat.say('put the lasagne under main dishes')).toMatchObject({
      proposal: null,
      content: expect.stringMatching(/already/u),
    });
    expect((await chat.say('replace the cream with milk in the lasagne')).content).toMatch(/no cream in “Lasagne”/u);
    expect((await chat.say('remove step 9 of the lasagne')).content).toMatch(/has 2 steps/u);
    expect((await chat.say('rename the lasagne')).content).toMatch(/What should “Lasagne” be called/u);
    expect((await chat.say('rename the goulash to Stew')).content).toMatch(/no recipe called “goulash”/u);
  });

  test('to tag a recipe is declined, with the nearest category', async () => {
    await createLasagne();
    const answer = await chat.say('tag the lasagne as party food');
    expect(answer).toMatchObject({ proposal: null, content: expect.stringMatching(/can’t change tags in the chat/u) });
    expect(answer.offers).toEqual([{ words: 'Put it under Appetizer', message: 'Put Lasagne under Appetizer' }]);
    expect((await chat.say(answer.offers[0]?.message ?? '')).proposal?.after).toMatchObject({ category: 'Appetizer' });
  });

  test('warns of a new food that the user doesn’t eat', async () => {
    await app.request(profileRoutes.updateProfile, { body: { allergies: ['peanuts'] } }, anna);
    await createLasagne();
    const answer = await chat.say('replace the butter with peanut butter in the lasagne');
    expect(answer.content).toMatch(/peanut butter.*doesn’t fit what you eat/u);
  });

  test('of another person’s recipe shows a conversion as text and changes nothing', async () => {
    const author = await createUser(app);
    const title = `Zebra pie ${randomUUID().slice(0, 4)}`;
    const { id } = await createRecipe(app, author, { title, ingredients: ['1 cup milk'] });
    await app.request(communityRoutes.shareToCommunity, { params: { id } }, author);
    expect((await chat.say(`convert ${title} to metric`)).content).toMatch(/converted:\n• 240 ml milk/u);
    expect(await chat.say(`rename ${title} to Mine`)).toMatchObject({
      proposal: null,
      content: expect.stringMatching(/isn’t yours/u),
    });
    await createRecipe(app, author, { title: 'Private pie' });
    expect((await chat.say('rename the private pie to Mine')).content).toMatch(/no recipe called/u);
  });

  test('needs a token that may change recipes', async () => {
    await createLasagne();
    const reader = await createApiToken(app, anna, ['assistant', 'recipes:read']);
    expect(await talk(app, reader).say('rename my lasagne to Bake')).toMatchObject({
      proposal: null,
      content: expect.stringMatching(/permission/u),
    });
  });
});

test.each(['my recipe makes too much sauce', 'call it a day', 'how do I convert it to metric?', 'put it in the oven'])(
  '%j changes nothing',
  async (message) => {
    await createLasagne();
    await chat.say('open my lasagne');
    expect((await chat.say(message)).proposal).toBeNull();
  },
);
