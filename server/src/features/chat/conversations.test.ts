import { randomUUID } from 'node:crypto';

import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { assistantRoutes } from '@larder/contract/assistant';
import { CHAT_LIMITS, CHAT_TEXTS, type ChatMessage, chatRoutes } from '@larder/contract/chat';
import { ERROR_TEXTS } from '@larder/contract/errors';
import { profileRoutes } from '@larder/contract/profile';
import { recipesRoutes } from '@larder/contract/recipes';
import { toJson } from '#platform/db/tables.ts';

import { startApp, type TestApp } from '../../../test/app.ts';
import { answerProposal, collectAnswer, readEvents, talk } from '../../../test/chat.ts';
import {
  createApiToken,
  createCommunityRecipe,
  createConversation,
  createUser,
  createRecipe,
  type TestUser,
} from '../../../test/factories.ts';
import { CANNOT_CHANGE_RECIPES, CANNOT_READ_RECIPES, CANNOT_READ_PROFILE } from './policy.ts';

let app: TestApp;
let anna: TestUser;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const cook = async () => {
  anna = await createUser(app);
  return talk(app, anna);
};
const listOwn = async () => (await app.request(recipesRoutes.listRecipes, { query: {} }, anna)).body.recipes;
const ingredientsIn = ({ proposal }: ChatMessage) => proposal?.after?.ingredients.join() ?? '';

function stream(content: string, id = uuidv7(), conversation_id = randomUUID()) {
  const { method, path: url } = chatRoutes.sendMessage;
  const headers = { accept: 'text/event-stream' };
  return app.send({ method, url, payload: { id, conversation_id, content }, headers }, anna);
}

describe('asking for a recipe', () => {
  test('generates a draft from the named ingredients, which is saved only after a yes', async () => {
    const { say } = await cook();
    const answer = await say('Make me a recipe with chicken and rice');
    expect(answer).toMatchObject({ type: 'assistant', action: 'recipe_generated', answered_by: 'kitchen' });
    expect(answer).toMatchObject({
      state: 'done',
      results: [],
      recipe: null,
      proposal: { kind: 'save', state: 'open' },
    });
    expect(answer.content).toContain(answer.proposal?.after?.title);
    expect(ingredientsIn(answer)).toMatch(/chicken/iu);
    expect(await listOwn()).toEqual([]);
    const { recipe } = await answerProposal(app, anna, answer, true);
    const title = answer.proposal?.after?.title;
    expect(await listOwn()).toMatchObject([{ id: recipe?.id, title, is_ai_generated: true }]);
  });

  test.each(['save it', 'ok save it', 'keep it', 'yes', 'add it to my cookbook'])(
    '%j keeps the draft, once, also after a question in between',
    async (message) => {
      const { say } = await cook();
      const { proposal } = await say('Make me a recipe with chicken and rice');
      if (message !== 'yes') await say('How long do I boil an egg?');
      expect(await say(message)).toMatchObject({ action: 'recipe_added', recipe: { title: proposal?.after?.title } });
      await say(message);
      expect(await listOwn()).toHaveLength(1);
    },
  );

  test('is idempotent: the same message generates no second draft', async () => {
    const { say } = await cook();
    const id = uuidv7();
    const [first, second] = [await say('Make a recipe with eggs', id), await say('Make a recipe with eggs', id)];
    expect(second).toEqual(first);
  });

  test('conflicts when the id is reused for another text or conversation', async () => {
    const { id: conversation_id, say, messages } = await cook();
    const id = uuidv7();
    const content = 'Make a recipe with eggs';
    await say(content, id);
    for (const other of [{ content: 'Make a recipe with rice' }, { conversation_id: randomUUID() }]) {
      const body = { id, conversation_id, content, ...other };
      const { error } = await app.request(chatRoutes.sendMessage, { body }, anna);
      expect(error).toMatchObject({ code: 'conflict', fields: { id: 'This id is taken' } });
    }
    expect(await messages()).toHaveLength(2);
  });

  test('is idempotent when two tabs send the message at once', async () => {
    const { say, messages } = await cook();
    const id = uuidv7();
    const answers = await Promise.all([1, 2, 3, 4].map(() => say('Make a recipe with eggs', id)));
    expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
    expect(await messages()).toHaveLength(2);
  });

  test('generates a surprise when nothing is named to cook with, and says so', async () => {
    const { say } = await cook();
    expect((await say('Make me a recipe')).content).toMatch(/picked something myself/u);
    const answer = await say('Make a recipe with bleach');
    expect(answer.action).toBe('recipe_generated');
    expect(answer.content).toMatch(/^I have no recipe for “bleach”/u);
  });

  test('follows the profile', async () => {
    const { say } = await cook();
    const profile = { diets: ['vegan' as const], allergies: ['peanuts'] };
    await app.database.db
      .updateTable('user_profiles')
      .set({ diets: toJson(profile.diets), allergies: toJson(profile.allergies) })
      .where('user_id', '=', anna.id)
      .execute();
    expect((await app.request(profileRoutes.getProfile, {}, anna)).body).toMatchObject(profile);
    const answer = await say('Make a recipe with chicken, rice and beans');
    expect(ingredientsIn(answer)).not.toMatch(/chicken|cheese|egg\b/iu);
    expect(answer.content).toMatch(/vegan/u);
  });

  test('does not complain about words that it picked itself', async () => {
    const { say } = await cook();
    const { content } = await say('Generate a recipe using beef, broccoli, noodles and sauce');
    expect(content).toMatch(/which sauce you mean\./u);
    expect(content).not.toMatch(/not a food I know/u);
  });

  test('leaves out excluded ingredients', async () => {
    const { say } = await cook();
    expect(ingredientsIn(await say('Make a recipe with chicken and pasta, no garlic'))).not.toMatch(/garlic/iu);
  });
});

describe('searching', () => {
  test('lists the matches, the user’s own first', async () => {
    const { say } = await cook();
    const word = `zanzi${randomUUID().slice(0, 4).replaceAll(/\d/gu, 'x')}`;
    const own = await createRecipe(app, anna, { title: `${word} soup` });
    const answer = await say(`Find ${word} soup`);
    expect(answer).toMatchObject({ action: 'search_results', results: [{ id: own.id, source: 'own' }] });
    expect(answer.content).toContain('1 recipe');
  });

  test('suggests recipes that it could generate when nothing matches', async () => {
    const { say } = await cook();
    const answer = await say('find lasagne');
    expect(answer).toMatchObject({ action: null, results: [] });
    expect(answer.content).toContain('No recipes found matching "lasagne".');
    const saving = await say('save this recipe');
    expect(saving.proposal).toMatchObject({ kind: 'save', state: 'open', before: null });
    expect(saving.proposal?.after?.title).toMatch(/lasagn/iu);
    expect(await listOwn()).toEqual([]);
    const done = await answerProposal(app, anna, saving, true);
    expect(done).toMatchObject({ action: 'recipe_added', proposal: { state: 'done' } });
    expect(await listOwn()).toMatchObject([{ id: done.recipe?.id, title: saving.proposal?.after?.title }]);
  });
});

describe('adding', () => {
  test('proposes the recipe found last, and saves it after a yes', async () => {
    const { say } = await cook();
    const author = await createUser(app);
    const word = `brillo${randomUUID().slice(0, 4).replaceAll(/\d/gu, 'y')}`;
    const ingredients = toJson(['2 leeks']);
    const details = toJson({ notes: 'Better cold.' });
    const row = { shared_by: author.id, title: `${word} pie`, ingredients, details, category: 'Soup', servings: 3 };
    const given = await createCommunityRecipe(app, row);
    const { writeCommunityDocuments } = await import('#features/recipes/search/write-document.ts');
    const lists = { ingredients: ['2 leeks'], instructions: ['Cook.'] };
    await writeCommunityDocuments(app.database.db, app.database.kind, [
      { ...given, ...lists, category: 'Soup', details: null },
    ]);
    expect((await say(`find ${word}`)).results).toMatchObject([{ id: given.id, source: 'community' }]);
    const answer = await say('add it to my cookbook');
    expect(answer.proposal).toMatchObject({
      kind: 'save',
      state: 'open',
      after: { title: `${word} pie`, servings: 3 },
    });
    expect(await listOwn()).toEqual([]);
    const done = await answerProposal(app, anna, answer, true);
    expect(done.recipe).toMatchObject({ title: `${word} pie`, source: 'own' });
    const params = { id: done.recipe?.id ?? '' };
    expect((await app.request(recipesRoutes.getRecipe, { params }, anna)).body.notes).toBe('Better cold.');
    expect((await say('add it to my cookbook')).content).toContain('already');
  });

  test('asks which recipe when none is under discussion', async () => {
    const { say } = await cook();
    const answer = await say('add to cookbook');
    expect(answer).toMatchObject({ proposal: null, action: null });
    expect(answer.content).toMatch(/^Which recipe/u);
  });
});

describe('removing', () => {
  test('proposes to delete the recipe with the title, and moves it to the bin after a yes', async () => {
    const { say } = await cook();
    const { id, title } = await createRecipe(app, anna, { title: 'Grandma’s Lasagne' });
    await createRecipe(app, anna, { title: 'Tomato soup' });
    const answer = await say('Please delete my lasagne');
    expect(answer.proposal).toMatchObject({
      kind: 'delete',
      state: 'open',
      recipe_id: id,
      before: { title },
      after: null,
    });
    expect(await listOwn()).toHaveLength(2);
    const done = await answerProposal(app, anna, answer, true);
    expect(done).toMatchObject({ action: null, recipe: null, proposal: { state: 'done' } });
    expect(done.content).toContain('30 days');
    expect((await listOwn()).map((recipe) => recipe.title)).toEqual(['Tomato soup']);
  });

  test('proposes to delete the recipe under discussion', async () => {
    const { say } = await cook();
    await say('make a recipe with rice');
    const { recipe } = await say('keep it');
    expect((await say('delete it')).proposal).toMatchObject({ kind: 'delete', recipe_id: recipe?.id });
  });

  test('puts a draft aside, because it is not saved', async () => {
    const { say, messages } = await cook();
    await say('make a recipe with rice');
    expect(await say('delete it')).toMatchObject({ proposal: null, content: expect.stringContaining('only a draft') });
    expect((await messages())[1]?.proposal?.state).toBe('refused');
  });

  test('lists several matches and asks which one, also by their place', async () => {
    const { say } = await cook();
    await createRecipe(app, anna, { title: 'Tomato soup with basil' });
    await createRecipe(app, anna, { title: 'Tomato soup with cream' });
    const answer = await say('delete the tomato soup');
    expect(answer.proposal).toBeNull();
    expect(answer.choices).toHaveLength(2);
    const second = await say('delete the second one');
    expect(second.proposal).toMatchObject({ kind: 'delete', recipe_id: answer.choices[1]?.id });
  });

  test.each(['delete my unicorn stew', 'delete it'])('reports that there is no such recipe: %s', async (message) => {
    const { say } = await cook();
    await createRecipe(app, anna);
    const answer = await say(message);
    expect(answer).toMatchObject({ proposal: null, results: [] });
  });

  test('finds no recipe of another user', async () => {
    const { say } = await cook();
    await createRecipe(app, await createUser(app), { title: 'Unicorn stew' });
    expect((await say('delete the unicorn stew')).proposal).toBeNull();
  });
});

test('invisible characters are stripped, and a message of nothing else is invalid', async () => {
  const { id, say } = await cook();
  const answer = await say('m\u200Bake a rec\u2060ipe with salmon, potato and butter for 6 people in 30 minutes');
  expect(answer).toMatchObject({ action: 'recipe_generated' });
  expect(answer.proposal?.after?.servings).toBe(6);
  const body = { id: uuidv7(), conversation_id: id, content: '\u200B \u2060\u200D' };
  const { error } = await app.request(chatRoutes.sendMessage, { body }, anna);
  expect(error.fields).toEqual({ content: 'Please write something' });
});

test('a token without the scope cannot read or change recipes, but can have one generated', async () => {
  await cook();
  await createRecipe(app, anna, { title: 'Tomato soup' });
  const { say } = talk(app, await createApiToken(app, anna, ['assistant']));
  for (const message of ['find tomato soup', 'How many recipes do I have?', 'How long does my tomato soup take?']) {
    expect(await say(message)).toMatchObject({ content: CANNOT_READ_RECIPES, results: [], citations: [] });
  }
  for (const message of ['delete the tomato soup', 'add it to my cookbook']) {
    expect(await say(message)).toMatchObject({ content: CANNOT_CHANGE_RECIPES, proposal: null });
  }
  expect((await say('How long does tomato soup take?')).citations).toEqual([]);
  const ideas = await say('What should I cook with tomatoes?');
  expect(ideas).toMatchObject({ citations: [] });
  expect(ideas.content).not.toContain('Tomato soup');
  expect((await say('What are my allergies?')).content).toBe(CANNOT_READ_PROFILE);
  const answer = await say('Make a recipe with rice');
  expect(answer).toMatchObject({ action: 'recipe_generated', proposal: { kind: 'save', state: 'open' } });
  expect((await say('yes')).content).toMatch(/^Only you can confirm that/u);
  const own = (await app.request(recipesRoutes.listRecipes, { query: {} }, anna)).body.recipes;
  expect(own.map(({ title }) => title)).toEqual(['Tomato soup']);
  const reader = talk(app, await createApiToken(app, anna, ['assistant', 'recipes:read']));
  expect((await reader.say('find tomato soup')).results).not.toEqual([]);
  expect((await reader.say('delete the tomato soup')).content).toBe(CANNOT_CHANGE_RECIPES);
});

test('recipes generated in the chat count against the limit of generations, and the answer beyond it says so', async () => {
  const { say } = await cook();
  await say('Make a recipe with rice');
  const { db } = app.database;
  const counted = db.updateTable('rate_limits').set({ count: 1_000_000 }).where('key', '=', `generation:${anna.id}`);
  expect((await counted.executeTakeFirst()).numUpdatedRows).toBe(1n);
  const answer = await say('Make a recipe with rice');
  expect(answer).toMatchObject({ state: 'failed', content: ERROR_TEXTS.too_many_requests });
  const { status } = await app.request(assistantRoutes.createGeneration, { body: { kind: 'surprise' } }, anna);
  expect(status).toBe(429);
});

describe('questions', () => {
  test('about cooking are answered, or honestly not', async () => {
    const { say } = await cook();
    expect((await say('How to boil an egg?')).content).toMatch(/minutes/u);
    expect((await say('Give me a cooking tip')).content).toMatch(/^Gladly\. .+\? .{60}/u);
    expect((await say('make something with lentils')).content).toMatch(/^I made “.*(?:lentil|dal)/isu);
    expect((await say('What is the capital of France?')).content).toMatch(/don’t know/u);
    expect((await say('What should I cook with lentils?')).content).toMatch(/lentil/iu);
  });

  test('about the user’s own recipes are answered from them', async () => {
    const { say } = await cook();
    expect((await say('How many recipes do I have?')).content).toBe('You have no recipes.');
    const lists = { ingredients: ['500 g chicken', '1 cup rice'], preparation_time: 10, cooking_time: 15, servings: 2 };
    const quick = await createRecipe(app, anna, { ...lists, title: 'Chicken rice', is_favorite: true });
    const slow = await createRecipe(app, anna, { title: 'Slow beans', ingredients: ['beans'], cooking_time: 90 });
    const ids = async (message: string) => (await say(message)).results.map(({ id }) => id);
    expect((await say('How many recipes do I have?')).content).toBe('You have 2 recipes.');
    expect(await ids('What are my favourites?')).toEqual([quick.id]);
    expect(await ids('Which of my recipes are vegan?')).toEqual([slow.id]);
    expect(await ids('Which of my recipes have chicken?')).toEqual([quick.id]);
    expect(await ids('Which of my recipes take under 30 minutes?')).toEqual([quick.id]);
    expect(await ids('Find my vegan recipes')).toEqual([slow.id]);
    expect(await ids('What did I cook lately?')).toEqual([slow.id, quick.id]);
    const time = await say('How long does my chicken rice take?');
    expect(time.content).toBe('Your “Chicken rice” takes 25 minutes: 10 to prepare and 15 to cook.');
    expect(time.citations).toEqual([{ id: quick.id, title: 'Chicken rice' }]);
    expect((await say('what is in my chicken rice?')).content).toContain('500 g chicken');
  });
});

describe('a stream', () => {
  test('sends the status, the text and the end', async () => {
    await cook();
    const [id, conversation] = [uuidv7(), randomUUID()];
    const egg = 'How long do I boil an egg?';
    const { text, headers } = await stream(egg, id, conversation);
    expect(headers['content-type']).toMatch(/^text\/event-stream/u);
    const { text: streamed, doing, message } = collectAnswer(readEvents(text));
    expect(doing).toEqual(['Thinking']);
    expect(message?.content).toBe(streamed);
    expect(collectAnswer(readEvents((await stream(egg, id, conversation)).text)).message).toEqual(message);
  });
});

describe('a conversation', () => {
  test('is stored with all messages, and titled by its first one', async () => {
    const { id, say, messages } = await cook();
    const timestamp = app.clock.now().toISOString();
    const first = await say('hello');
    app.clock.advance({ seconds: 1 });
    await say('thanks');
    expect(first).toMatchObject({ timestamp });
    expect(await messages()).toMatchObject([
      { type: 'user', content: 'hello', answered_by: null, state: 'done', timestamp },
      first,
      { type: 'user', content: 'thanks', timestamp: app.clock.now().toISOString() },
      { type: 'assistant', timestamp: app.clock.now().toISOString() },
    ]);
    const { body } = await app.request(chatRoutes.listConversations, { query: {} }, anna);
    expect(body).toMatchObject({ conversations: [{ id, title: 'hello' }], next_cursor: null });
  });

  test('stores two concurrent messages, each followed by its answer', async () => {
    const { say, messages } = await cook();
    await say('hello');
    await Promise.all(['thanks', 'bye', 'How to boil an egg?'].map((content) => say(content)));
    const all = await messages();
    expect(all.map(({ type }) => type)).toEqual(Array.from({ length: 4 }, () => ['user', 'assistant']).flat());
    const egg = all.findIndex(({ content }) => content === 'How to boil an egg?');
    expect(all[egg + 1]?.content).toMatch(/boiling water/u);
  });

  test('is read page by page, from its end', async () => {
    const { id, say } = await cook();
    const texts = Array.from({ length: CHAT_LIMITS.messages_page / 2 + 3 }, (_, n) => `hello ${n}`);
    for (const content of texts) await say(content);
    const read = async (cursor?: string) =>
      (
        await app.request(
          chatRoutes.getConversation,
          { params: { id }, query: cursor === undefined ? {} : { cursor } },
          anna,
        )
      ).body;
    const [last] = [await read()];
    expect(last.messages).toHaveLength(CHAT_LIMITS.messages_page);
    const before = await read(last.next_cursor ?? '');
    expect(before.next_cursor).toBeNull();
    const all = [...before.messages, ...last.messages].filter(({ type }) => type === 'user');
    expect(all.map(({ content }) => content)).toEqual(texts);
  });

  test('moves to the top of the list when it is used', async () => {
    const first = await cook();
    await first.say('one');
    app.clock.advance({ seconds: 1 });
    const second = talk(app, anna);
    await second.say('two');
    const list = async () =>
      (await app.request(chatRoutes.listConversations, { query: {} }, anna)).body.conversations.map(({ id }) => id);
    expect(await list()).toEqual([second.id, first.id]);
    app.clock.advance({ seconds: 1 });
    await first.say('three');
    expect(await list()).toEqual([first.id, second.id]);
  });

  test('is deleted on request, with all its messages', async () => {
    const { id, say } = await cook();
    await say('hello');
    const deletion = await app.request(chatRoutes.deleteConversation, { params: { id } }, anna);
    expect(deletion.status).toBe(204);
    const { status } = await app.send({ method: 'GET', url: `/api/chat/conversations/${id}` }, anna);
    expect(status).toBe(404);
    const left = await app.database.db.selectFrom('chat_messages').where('user_id', '=', anna.id).selectAll().execute();
    expect(left).toEqual([]);
  });

  test('rejects messages when it is full, and asks for a new one', async () => {
    const { id, say, messages } = await cook();
    await say('hello');
    const room = { last_position: CHAT_LIMITS.messages_max - 3 };
    await app.database.db.updateTable('conversations').set(room).where('id', '=', id).execute();
    await say('the last');
    const body = { id: uuidv7(), conversation_id: id, content: 'one more' };
    const { status, error } = await app.request(chatRoutes.sendMessage, { body }, anna);
    expect([status, error.message]).toEqual([400, CHAT_TEXTS.too_long]);
    expect(Object.keys(error.fields ?? {})).toEqual(['conversation_id']);
    expect(await messages()).toHaveLength(4);
  });

  test('cannot be read or used by another user', async () => {
    const { id, say } = await cook();
    const message = uuidv7();
    await say('hello', message);
    const [owner, stranger] = [anna, await createUser(app)];
    const speak = (body: { id: string; conversation_id: string }) =>
      app.request(chatRoutes.sendMessage, { body: { ...body, content: 'hello' } }, stranger);
    const inTheirs = await speak({ id: uuidv7(), conversation_id: id });
    expect(inTheirs.error).toMatchObject({ code: 'conflict', fields: { conversation_id: 'This id is taken' } });
    const sameId = await speak({ id: message, conversation_id: randomUUID() });
    expect(sameId.error).toMatchObject({ code: 'conflict', fields: { id: 'This id is taken' } });
    const left = await app.request(chatRoutes.listConversations, { query: {} }, stranger);
    expect(left.body.conversations).toEqual([]);
    anna = owner;
    expect(await talk(app, anna, id).messages()).toHaveLength(2);
  });
});

test('rejects a message that is too long, naming the field', async () => {
  const { id, say, messages } = await cook();
  await say('hello');
  const body = { id: uuidv7(), conversation_id: id, content: 'word '.repeat(10_000) };
  const { status, error } = await app.request(chatRoutes.sendMessage, { body }, anna);
  expect(status).toBe(400);
  expect(Object.keys(error.fields ?? {})).toEqual(['content']);
  expect(await messages()).toHaveLength(2);
});

test('generates an interrupted answer again on the next request', async () => {
  const { id, say, messages } = await cook();
  const message = uuidv7();
  const answer = await say('How to boil an egg?', message);
  // The state that a crashed process leaves.
  const until = (seconds: number) => new Date(app.clock.now().getTime() + seconds * 1000);
  await app.database.db
    .updateTable('chat_messages')
    .set({ state: 'running', content: '', held_until: until(20) })
    .where('id', '=', answer.id)
    .execute();
  expect(await messages()).toMatchObject([{ type: 'user' }]);
  app.clock.advance({ seconds: 21 });
  expect((await talk(app, anna, id).say('How to boil an egg?', message)).content).toBe(answer.content);
  expect(await messages()).toHaveLength(2);
});

test('proposes the same draft when an answer is generated again, so that it is saved once', async () => {
  const { id, say } = await cook();
  const message = uuidv7();
  const answer = await say('Make a recipe with eggs', message);
  await app.database.db
    .updateTable('chat_messages')
    .set({ state: 'running', held_until: app.clock.now() })
    .where('id', '=', answer.id)
    .execute();
  const again = await talk(app, anna, id).say('Make a recipe with eggs', message);
  expect(again.proposal).toEqual(answer.proposal);
  for (let times = 0; times < 2; times += 1) await answerProposal(app, anna, again, true);
  expect(await listOwn()).toHaveLength(1);
});

test('waits for an answer that another process generates', async () => {
  const { id, say, messages } = await cook();
  const message = uuidv7();
  const answer = await say('How to boil an egg?', message);
  const { db } = app.database;
  const held_until = new Date(app.clock.now().getTime() + 20_000);
  const row = db.updateTable('chat_messages').where('id', '=', answer.id);
  await row.set({ state: 'running', content: '', held_until }).execute();
  const waiting = talk(app, anna, id).say('How to boil an egg?', message);
  expect((await say('hello')).state).toBe('done');
  expect(await messages()).toHaveLength(3);
  await row.set({ state: 'done', content: 'From elsewhere.', held_until: null }).execute();
  expect((await waiting).content).toBe('From elsewhere.');
});

test('does not reappear when it is deleted while another process answers', async () => {
  const { id: conversation_id, say } = await cook();
  const body = { id: uuidv7(), conversation_id, content: 'How to boil an egg?' };
  const answer = await say(body.content, body.id);
  const held_until = new Date(app.clock.now().getTime() + 20_000);
  const { db } = app.database;
  await db.updateTable('chat_messages').set({ state: 'running', held_until }).where('id', '=', answer.id).execute();
  const waiting = app.request(chatRoutes.sendMessage, { body }, anna);
  await say('hello');
  await app.request(chatRoutes.deleteConversation, { params: { id: conversation_id } }, anna);
  expect((await waiting).error.code).toBe('not_found');
});

test('an answer asked for again while its conversation is deleted is complete or not found', async () => {
  const { db } = app.database;
  for (let round = 0; round < 8; round += 1) {
    const { id: conversation_id, say } = await cook();
    const body = { id: uuidv7(), conversation_id, content: 'How to boil an egg?' };
    const answer = await say(body.content, body.id);
    await db.updateTable('chat_messages').set({ state: 'running' }).where('id', '=', answer.id).execute();
    const askAgain = () => app.request(chatRoutes.sendMessage, { body }, anna);
    const remove = () => app.request(chatRoutes.deleteConversation, { params: { id: conversation_id } }, anna);
    const [deleted, ...answers] = await Promise.all([remove(), askAgain(), askAgain(), askAgain()]);
    expect(deleted.status).toBe(204);
    for (const { status } of answers) expect([200, 404]).toContain(status);
  }
});

test('limits the messages of a user', async () => {
  const strict = await startApp({ environment: { RATE_LIMIT_FACTOR: '0.01' }, database: app.database });
  const person = await createUser(app);
  const conversation = talk(strict, person);
  const id = uuidv7();
  await conversation.say('hello', id);
  const body = { id: uuidv7(), conversation_id: conversation.id, content: 'hello' };
  const refused = await strict.request(chatRoutes.sendMessage, { body }, person);
  expect(refused.error.code).toBe('too_many_requests');
  // A repeated message does not count.
  expect((await conversation.say('hello', id)).state).toBe('done');
  expect(await conversation.messages()).toHaveLength(2);
});

test('turns an internal error into an answer, and stores the message', async () => {
  const { id } = await cook();
  const row = { user_id: anna.id, title: 'x', id };
  await createConversation(app, row);
  const broken = await startApp({ database: { ...app.database, reader: brokenReader() } });
  const answer = await talk(broken, anna, id).say('find soup');
  expect(answer).toMatchObject({ state: 'failed', content: CHAT_TEXTS.search_failed, answered_by: null });
  expect(await talk(app, anna, id).messages()).toMatchObject([{ content: 'find soup' }, { state: 'failed' }]);
});

function brokenReader(): TestApp['database']['reader'] {
  return new Proxy(app.database.reader, {
    get: () => {
      throw new Error('The reader is broken');
    },
  });
}
