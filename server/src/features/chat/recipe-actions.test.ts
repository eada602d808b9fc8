import { randomUUID } from 'node:crypto';

import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { type ChatMessage, chatRoutes } from '@larder/contract/chat';
import { communityRoutes } from '@larder/contract/community';
import { recipesRoutes } from '@larder/contract/recipes';

import { startApp, type TestApp } from '../../../test/app.ts';
import { answerProposal, type Talk, talk } from '../../../test/chat.ts';
import { createApiToken, createUser, createRecipe, type TestUser } from '../../../test/factories.ts';
import { type MockedModels, startModelServer } from '../../../test/model-server.ts';

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

const listOwn = async () => (await app.request(recipesRoutes.listRecipes, { query: {} }, anna)).body.recipes;
const getOwn = async (id: string) => (await app.request(recipesRoutes.getRecipe, { params: { id } }, anna)).body;
const isFavorite = async (id: string) => (await getOwn(id)).is_favorite;
const setFavorite = (id: string) =>
  app.request(recipesRoutes.updateRecipe, { params: { id }, body: { is_favorite: true } }, anna);

/** A recipe that another cook shares with the community. */
async function createShared(title: string) {
  const author = await createUser(app);
  const { id } = await createRecipe(app, author, { title });
  return (await app.request(communityRoutes.shareToCommunity, { params: { id } }, author)).body.id;
}

describe('opening a recipe', () => {
  test.each([
    'open tomato soup',
    'Open the tomato soup, please',
    'show me my tomato soup',
    'show tomato soup',
    'Can I see my tomato soup recipe?',
    'can you open my tomato soup?',
    'I want to view the recipe for tomato soup',
    'pull up the tomato soup recipe',
  ])('%j shows the recipe, and changes nothing', async (message) => {
    const { id } = await createRecipe(app, anna, { title: 'Tomato soup' });
    await createRecipe(app, anna, { title: 'Tomato salad' });
    const answer = await chat.say(message);
    expect(answer).toMatchObject({ content: 'Here is “Tomato soup”.', recipe: { id, source: 'own' } });
    expect(answer).toMatchObject({ action: null, proposal: null, choices: [] });
    expect(await listOwn()).toHaveLength(2);
  });

  test('finds the user’s own by a part of its title, and a community recipe by its full title', async () => {
    const { id } = await createRecipe(app, anna, { title: 'Lamb tagine with prunes' });
    const word = `Zebra ${randomUUID().slice(0, 4)}`;
    const shared = await createShared(`${word} pie`);
    expect(await chat.say('open my tagine')).toMatchObject({ recipe: { id } });
    expect(await chat.say(`open ${word} pie`)).toMatchObject({ recipe: { id: shared, source: 'community' } });
  });

  test('opens the recipe under discussion, also by its place in a list', async () => {
    const word = `leek${randomUUID().slice(0, 4)}`;
    for (const dish of ['soup', 'pie']) await createRecipe(app, anna, { title: `${word} ${dish}` });
    const { results } = await chat.say(`find ${word}`);
    expect(await chat.say('open the second one')).toMatchObject({ recipe: { id: results[1]?.id } });
    expect(await chat.say('show it to me')).toMatchObject({ recipe: { id: results[1]?.id } });
    await chat.say('how do I poach an egg?');
    expect(await chat.say('open it')).toMatchObject({ recipe: { id: results[1]?.id } });
  });

  test('lists several matches', async () => {
    for (const title of ['Tomato soup', 'Leek soup']) await createRecipe(app, anna, { title });
    expect(await chat.say('show me my soups')).toMatchObject({ action: 'search_results', recipe: null });
  });
});

describe('sharing a recipe', () => {
  test.each(['share tomato soup', 'Share my tomato soup with Bob', 'can you send the tomato soup to my mother?'])(
    '%j shows the recipe and explains how to share it',
    async (message) => {
      const { id } = await createRecipe(app, anna, { title: 'Tomato soup' });
      const answer = await chat.say(message);
      expect(answer).toMatchObject({ recipe: { id }, action: null, proposal: null });
      expect(answer.content).toBe('Here is “Tomato soup”. Open it and press Share.');
    },
  );

  test('is not offered for a recipe of another user', async () => {
    const title = `Zebra pie ${randomUUID().slice(0, 4)}`;
    const id = await createShared(title);
    const answer = await chat.say(`share ${title}`);
    expect(answer).toMatchObject({ recipe: { id, source: 'community' } });
    expect(answer.content).toContain('is not your own recipe');
  });
});

describe('favorites', () => {
  test.each([
    'add the tagine to my favorites',
    'Please add my tagine recipe to favourites',
    'save the recipe tagine to my favorites',
    'put tagine in my favorites list',
    'mark the tagine as a favorite',
    'make the tagine a favorite',
    'favorite the tagine',
  ])('%j proposes to favorite the recipe, and a yes confirms it', async (message) => {
    const { id, version } = await createRecipe(app, anna, { title: 'Lamb tagine' });
    const answer = await chat.say(message);
    expect(answer).toMatchObject({ proposal: { kind: 'favorite', state: 'open', recipe_id: id }, action: null });
    expect(answer.content).toBe('Should I add “Lamb tagine” to your favorites?');
    expect(await isFavorite(id)).toBe(false);
    const done = await answerProposal(app, anna, answer, true);
    expect(done).toMatchObject({ proposal: { state: 'done' }, recipe: { id }, action: null });
    expect(done.content).toContain('is in your favorites now');
    expect(await getOwn(id)).toMatchObject({ is_favorite: true, version });
    expect(await listOwn()).toHaveLength(1);
  });

  test('a written yes confirms the proposal, and a no refuses it', async () => {
    const { id } = await createRecipe(app, anna, { title: 'Lamb tagine' });
    await chat.say('add the lamb tagine to my favorites');
    expect((await chat.say('no')).content).toMatch(/left everything/u);
    expect(await isFavorite(id)).toBe(false);
    await chat.say('add it to my favorites');
    expect((await chat.say('yes, add it')).content).toBe('“Lamb tagine” is in your favorites now.');
    expect(await isFavorite(id)).toBe(true);
  });

  test.each(['remove the tagine from my favorites', 'unfavorite the tagine', 'take tagine off my favourites'])(
    '%j proposes that, and never to delete the recipe',
    async (message) => {
      const { id } = await createRecipe(app, anna, { title: 'Lamb tagine' });
      expect((await chat.say(message)).content).toBe('“Lamb tagine” is not in your favorites.');
      await setFavorite(id);
      const answer = await chat.say(message);
      expect(answer).toMatchObject({ proposal: { kind: 'unfavorite', recipe_id: id } });
      expect((await chat.say('add the tagine to my favorites')).content).toContain('already in your favorites');
      await answerProposal(app, anna, answer, true);
      expect(await isFavorite(id)).toBe(false);
    },
  );

  test('a proposal survives an edit of the recipe, but not its deletion', async () => {
    const { id, version } = await createRecipe(app, anna, { title: 'Lamb tagine' });
    const proposed = [await chat.say('favorite my tagine'), await chat.say('favorite my tagine')];
    const body = { title: 'Lamb tagine with prunes', version };
    await app.request(recipesRoutes.updateRecipe, { params: { id }, body }, anna);
    const [first, second] = proposed;
    if (first === undefined || second === undefined) throw new Error('Nothing was proposed');
    expect(await answerProposal(app, anna, first, true)).toMatchObject({ proposal: { state: 'done' } });
    expect(await isFavorite(id)).toBe(true);
    await app.request(recipesRoutes.deleteRecipe, { params: { id } }, anna);
    expect(await answerProposal(app, anna, second, true)).toMatchObject({ proposal: { state: 'stale' } });
  });

  test('accept no recipe of another user and no unknown recipe, and save no copy', async () => {
    const title = `Zebra pie ${randomUUID().slice(0, 4)}`;
    const id = await createShared(title);
    const shared = await chat.say(`add ${title} to my favorites`);
    expect(shared).toMatchObject({ recipe: { id }, proposal: null });
    expect(shared.content).toContain('is not in your cookbook');
    const missing = await chat.say('add the unicorn cake to my favorites');
    expect(missing).toMatchObject({ recipe: null, proposal: null, action: null });
    expect(missing.content).toBe(
      'I found no recipe called “unicorn cake”, so I didn’t add anything to your favorites.',
    );
    expect(await listOwn()).toEqual([]);
  });

  test('cannot be changed by a token without the scope', async () => {
    await createRecipe(app, anna, { title: 'Lamb tagine' });
    const program = await createApiToken(app, anna, ['assistant', 'recipes:read']);
    for (const content of ['add the tagine to my favorites', 'favorite the tagine']) {
      const body = { id: uuidv7(), conversation_id: randomUUID(), content };
      const answer = await app.request(chatRoutes.sendMessage, { body }, program);
      expect(answer.body).toMatchObject({
        proposal: null,
        content: expect.stringContaining('this token has no permission') as string,
      });
    }
  });
});

describe('two recipes with one title', () => {
  async function createTwins() {
    const older = await createRecipe(app, anna, { title: 'Leek soup' });
    app.clock.advance({ hours: 2 });
    return { older, newer: await createRecipe(app, anna, { title: 'Leek soup' }) };
  }

  function choose(asked: ChatMessage, recipeId: string) {
    const chosen = { answer_id: asked.id, recipe_id: recipeId };
    const body = { id: uuidv7(), conversation_id: chat.id, content: 'That one', chosen };
    return app.request(chatRoutes.sendMessage, { body }, anna);
  }

  test('the chosen one is opened, shared or proposed', async () => {
    const { older, newer } = await createTwins();
    const asked = await chat.say('open my leek soup');
    expect(asked.content).toMatch(/^There are 2 recipes called “Leek soup”\. Which one do you mean\?/u);
    expect(asked).toMatchObject({ recipe: null, choices: [{ id: newer.id }, { id: older.id }] });
    expect((await choose(asked, older.id)).body).toMatchObject({ recipe: { id: older.id } });
    await chat.say('share leek soup');
    expect(await chat.say('the first one')).toMatchObject({ recipe: { id: newer.id } });
    await chat.say('add the leek soup to my favorites');
    const proposed = await chat.say('the oldest');
    expect(proposed).toMatchObject({ proposal: { kind: 'favorite', recipe_id: older.id } });
  });
});

test.each([
  'share some tips',
  'share a recipe for tomato soup with me',
  'share your thoughts on oysters',
  'share the oven between two dishes',
  'how do I open an oyster?',
  'open an oyster',
  'how do I open a coconut?',
  'open the oven after ten minutes',
  'should I open the lid?',
  'show me how to poach an egg',
  'show me how to make tomato soup',
  'show me some soups',
  'show me ideas for dinner',
  'can you show me vegan recipes?',
  'show me the difference between baking soda and baking powder',
  'show me your favorites',
  'see you later',
  'what are my favorites?',
  'what is your favorite soup?',
  'my favorite soup is tomato soup',
  'tomato soup is my favorite',
  'add salt to my favorite soup',
  'add garlic to my favorite recipe',
  'do you have a favorite oyster dish?',
  'how do I share a recipe?',
  'don’t share my tomato soup',
  'we shared the tomato soup yesterday',
  'go to bed',
  'view from the kitchen',
])('%j shows no recipe, and proposes nothing', async (message) => {
  for (const title of ['Tomato soup', 'Oyster stew', 'Poached egg', 'Coconut curry']) {
    await createRecipe(app, anna, { title });
  }
  const { recipe, proposal, choices, content } = await chat.say(message);
  expect({ recipe, proposal, choices }).toEqual({ recipe: null, proposal: null, choices: [] });
  expect(content).not.toMatch(/^(?:I found no recipe called|Which recipe)/u);
});

describe('a model', () => {
  let server: MockedModels;
  let withModel: TestApp;
  beforeAll(async () => {
    server = await startModelServer();
    withModel = await startApp({ database: app.database, environment: { OPENAI_BASE_URL: server.url } });
    server.mock.onMessage(/.*/u, { content: 'It is among your favorites now.' });
  });
  afterAll(() => server.close());

  test('cannot claim an action that no tool of it does', async () => {
    const { id } = await createRecipe(app, anna, { title: 'Lamb tagine' });
    const { say } = talk(withModel, anna);
    expect(await say('add the tagine to my favorites')).toMatchObject({ proposal: { kind: 'favorite' } });
    expect(await say('open the tagine')).toMatchObject({ recipe: { id } });
    expect((await say('add the unicorn cake to my favorites')).content).toMatch(/^I found no recipe/u);
    expect(await say('share some tips')).toMatchObject({ content: 'It is among your favorites now.', recipe: null });
  });
});
