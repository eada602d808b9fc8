import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { communityRoutes } from '@larder/contract/community';
import { profileRoutes } from '@larder/contract/profile';

import { startApp, type TestApp } from '../../../test/app.ts';
import { type Talk, talk } from '../../../test/chat.ts';
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
  for (const recipe of COOKBOOK) await createRecipe(app, anna, { ...recipe, ingredients: [...recipe.ingredients] });
});
afterAll(() => app.close());

const COOKBOOK = [
  {
    title: 'Lasagne',
    category: 'Main Dish',
    preparation_time: 30,
    cooking_time: 60,
    servings: 6,
    ingredients: ['400 g minced beef', '12 lasagne sheets', '500 g tomatoes', '1 onion', '2 cloves garlic'],
  },
  {
    title: 'Red lentil dal',
    category: 'Main Dish',
    preparation_time: 5,
    cooking_time: 20,
    servings: 4,
    ingredients: ['250 g red lentils', '2 onions', '3 cloves garlic', '400 g tomatoes'],
  },
  {
    title: 'Lentil bake',
    category: 'Main Dish',
    preparation_time: 20,
    cooking_time: 60,
    servings: 4,
    ingredients: ['250 g brown lentils', '3 eggs'],
  },
  {
    title: 'Egg fried rice',
    category: 'Main Dish',
    preparation_time: 10,
    cooking_time: 10,
    servings: 2,
    ingredients: ['300 g cooked rice', '3 eggs', '100 g peas', '1 tbsp soy sauce', '1 tbsp oil', 'Salt'],
  },
  {
    title: 'Chocolate mousse',
    category: 'Dessert',
    preparation_time: 20,
    cooking_time: 0,
    servings: 4,
    ingredients: ['200 g chocolate', '200 ml cream'],
  },
  {
    title: 'Apple crumble',
    category: 'Dessert',
    preparation_time: 15,
    cooking_time: 40,
    servings: 4,
    ingredients: ['4 apples', '150 g flour', '100 g butter'],
  },
] as const;
const titles = (answer: { readonly results: readonly { readonly title: string }[] }) =>
  answer.results.map(({ title }) => title);

describe('a comparison', () => {
  test('of two named recipes shows time, servings, nutrition and diets of both', async () => {
    const { content, citations } = await chat.say('compare the lasagne and the dal');
    expect(content).toMatch(
      /• “Lasagne”: 90 minutes, serves 6, about \d+ kcal and \d+ g of protein a serving, not vegetarian/u,
    );
    expect(content).toMatch(/• “Red lentil dal”: 25 minutes, serves 4, .*, vegan/u);
    expect(citations).toHaveLength(2);
  });

  test.each([
    ['which is faster, the lasagne or the dal?', /^“Red lentil dal”: 25 minutes\./u],
    ['which one takes longer, the lasagne or the dal?', /^“Lasagne”: 90 minutes\./u],
    ['is the lasagne or the dal healthier?', /^“Red lentil dal”: about \d+ kcal a serving\. I went by calories/u],
  ])('%j names the one', async (message, expected) => {
    expect((await chat.say(message)).content).toMatch(expected);
  });

  test('of the listed recipes goes by what is asked', async () => {
    await chat.say('find lentil');
    expect((await chat.say('which one is fastest?')).content).toMatch(/^“Red lentil dal”: 25 minutes/u);
    await chat.say('find lentil');
    expect((await chat.say('which has more protein?')).content).toMatch(/^“[^”]+”: about \d+ g of protein a serving/u);
    await chat.say('find lentil');
    expect((await chat.say('which is cheapest?')).content).toMatch(/I don’t know what foods cost/u);
  });

  test('of two drafts', async () => {
    const one = await chat.say('make a recipe with leeks');
    const two = await chat.say('make a recipe with beef');
    const { content } = await chat.say('compare them');
    expect(content).toContain(one.proposal?.after?.title);
    expect(content).toContain(two.proposal?.after?.title);
  });

  test('needs recipes: other questions are answered otherwise', async () => {
    expect((await chat.say('is butter or margarine healthier?')).content).not.toContain('side by side');
    expect((await chat.say('which one is fastest?')).content).not.toMatch(/^“/u);
  });
});

describe('a shopping list', () => {
  test('adds the amounts of the named recipes', async () => {
    const { content } = await chat.say('shopping list for lasagne and dal');
    expect(content.split('\n')).toEqual(
      expect.arrayContaining(['- 900 g tomatoes', '- 3 onions', '- 5 cloves garlic', '- 250 g red lentils']),
    );
  });

  test('is for the number of people that the message says', async () => {
    const { content } = await chat.say('shopping list for lasagne for 12 people');
    expect(content).toContain('“Lasagne” (serves 12)');
    expect(content).toMatch(/beef/u);
    expect(content).not.toContain('- 400 g minced beef');
  });

  test('is for the draft under discussion, and generates no recipe', async () => {
    const { proposal } = await chat.say('make a recipe with leeks');
    const answer = await chat.say('make a shopping list for it');
    expect(answer).toMatchObject({ proposal: null, content: expect.stringContaining(proposal?.after?.title ?? '?') });
  });

  test('says which recipe it did not find', async () => {
    const { content } = await chat.say('shopping list for lasagne and goulash');
    expect(content).toMatch(/- 500 g tomatoes/u);
    expect(content).toMatch(/no recipe called “goulash”/u);
    expect((await talk(app, anna).say('shopping list')).content).toMatch(/Which recipes/u);
  });

  test('contains no recipe of another user, and needs a token that may read recipes', async () => {
    const stranger = await createUser(app);
    expect((await talk(app, stranger).say('shopping list for lasagne')).content).toMatch(/no recipe called/u);
    const program = await createApiToken(app, anna, ['assistant']);
    expect((await talk(app, program).say('shopping list for lasagne')).content).toMatch(/permission/u);
  });
});

describe('what to cook', () => {
  test('from what is there: own recipes by what they lack, and a new one', async () => {
    const answer = await chat.say('what can I cook with rice, eggs and peas?');
    expect(titles(answer)).toEqual(['Egg fried rice']);
    expect(answer.content).toContain('“Egg fried rice”: you also need soy sauce.');
    expect(answer.offers).toEqual([{ words: 'A new recipe', message: 'Make a recipe with rice, eggs and peas' }]);
    expect((await chat.say(answer.offers[0]?.message ?? '')).proposal).toMatchObject({ kind: 'save' });
  });

  test('from what is there names nothing that breaks a rule of the user', async () => {
    await app.request(profileRoutes.updateProfile, { body: { allergies: ['eggs'] } }, anna);
    expect((await chat.say('what can I cook with rice and peas?')).content).not.toContain('Egg fried rice');
    expect(titles(await talk(app, anna).say('I can’t eat soy. What can I cook with rice and peas?'))).toEqual([]);
  });

  test('quickly: own recipes in time first, then those of the community', async () => {
    const author = await createUser(app);
    const word = `zebrine${randomUUID().slice(0, 4)}`;
    const ids = [];
    for (const [title, cooking_time] of [
      [`${word} soup`, 20],
      [`${word} roast`, 90],
    ] as const) {
      ids.push((await createRecipe(app, author, { title, preparation_time: 5, cooking_time })).id);
    }
    for (const id of ids) await app.request(communityRoutes.shareToCommunity, { params: { id } }, author);
    await createRecipe(app, anna, { title: `My ${word}`, preparation_time: 5, cooking_time: 5 });
    expect(titles(await chat.say(`find me something quick with ${word}`))).toEqual([`My ${word}`, `${word} soup`]);
    expect(titles(await chat.say('find me something quick with lentils'))).toContain('Red lentil dal');
    expect(titles(await chat.say('find me something quick with lentils'))).not.toContain('Lentil bake');
  });

  test('the fastest, the longest, the one with most protein', async () => {
    const desserts = await chat.say('find my fastest dessert');
    expect(titles(desserts)).toEqual(['Chocolate mousse', 'Apple crumble']);
    expect(desserts.content).toContain('“Chocolate mousse”: 20 minutes');
    expect(titles(await chat.say('what is my quickest recipe?'))).toHaveLength(3);
    expect((await chat.say('which of my recipes has the most protein?')).content).toMatch(
      /\d+ g of protein a serving/u,
    );
    expect((await chat.say('find my cheapest recipe')).content).toMatch(/don’t know what foods cost/u);
  });

  test('for a table with vegetarians: vegetarian dishes, and how to cook two versions', async () => {
    const { content, offers, citations } = await chat.say('something for six, two vegetarians');
    expect(content).toMatch(/^For 6 with 2 vegetarians, one vegetarian dish .*make it vegetarian/u);
    expect(offers.length).toBeGreaterThan(0);
    for (const { message } of offers) expect(message).toMatch(/vegetarian, for 6 people$/u);
    expect(citations.map(({ title }) => title)).not.toContain('Lasagne');
  });

  test('ahead, for breakfast', async () => {
    const { content, offers } = await chat.say('make ahead breakfast for 12');
    expect(content).toMatch(/Overnight Oats|Muffins|Banana Bread/u);
    for (const { message } of offers) expect(message).toMatch(/for 12 people$/u);
  });
});
