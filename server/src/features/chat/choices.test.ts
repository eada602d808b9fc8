import { randomUUID } from 'node:crypto';

import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { type ChatMessage, chatRoutes } from '@larder/contract/chat';
import { communityRoutes } from '@larder/contract/community';

import { startApp, type TestApp } from '../../../test/app.ts';
import { talk } from '../../../test/chat.ts';
import { createApiToken, createUser, createRecipe, type TestUser } from '../../../test/factories.ts';
import { type MockedModels, startModelServer } from '../../../test/model-server.ts';

let app: TestApp;
let anna: TestUser;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  anna = await createUser(app);
});
afterAll(() => app.close());

/** Two recipes with one title, the newer one first, as they are offered. */
async function createDuplicates(title = 'Leek soup', owner = anna) {
  const older = await createRecipe(app, owner, { title, servings: 2, cooking_time: 20 });
  app.clock.advance({ hours: 28 });
  const newer = await createRecipe(app, owner, { title, servings: 4, cooking_time: 50 });
  app.clock.advance({ hours: 2 });
  return { older, newer };
}

async function choose(
  on: TestApp,
  conversationId: string,
  answer: Pick<ChatMessage, 'id'>,
  recipeId: string,
  who = anna,
) {
  const chosen = { answer_id: answer.id, recipe_id: recipeId };
  const body = { id: uuidv7(), conversation_id: conversationId, content: 'That one', chosen };
  return (await on.request(chatRoutes.sendMessage, { body }, who)).body;
}

const idsOf = ({ choices }: ChatMessage) => choices.map(({ id }) => id);

describe('two recipes with one title', () => {
  test('the recipe chosen by its id is the one that is proposed', async () => {
    const { older, newer } = await createDuplicates();
    const { id, say, messages } = talk(app, anna);
    const question = await say('delete the leek soup');
    expect(question.content).toMatch(/^There are 2 recipes called “Leek soup”\. Which one should I delete\?/u);
    expect(question.proposal).toBeNull();
    expect(idsOf(question)).toEqual([newer.id, older.id]);
    expect(question.choices[0]).toMatchObject({ source: 'own', created_at: newer.created_at });

    const proposed = await choose(app, id, question, older.id);
    expect(proposed).toMatchObject({ proposal: { kind: 'delete', state: 'open', recipe_id: older.id } });
    expect(proposed.content).toBe('Should I delete “Leek soup”? You can restore it from the bin for 30 days.');
    // The stored message offers the same.
    expect((await messages())[1]).toEqual(question);
    // The user can change their mind.
    expect(await choose(app, id, question, newer.id)).toMatchObject({ proposal: { recipe_id: newer.id } });
  });

  test.each([
    ['the first one', 'newer'],
    ['The second one, please', 'older'],
    ['number 2', 'older'],
    ['2', 'older'],
    ['the last one', 'older'],
    ['the newest', 'newer'],
    ['the newer one', 'newer'],
    ['I mean the older one', 'older'],
    ['the oldest', 'older'],
    ['the one from today', 'newer'],
  ] as const)('%j means the %s one', async (message, which) => {
    const duplicates = await createDuplicates();
    const { say } = talk(app, anna);
    await say('delete the leek soup');
    expect((await say(message)).proposal).toMatchObject({ kind: 'delete', recipe_id: duplicates[which].id });
  });

  test('a choice by a day that fits several recipes is ambiguous, and is asked again', async () => {
    await createDuplicates();
    const { say } = talk(app, anna);
    await say('delete the leek soup');
    expect((await say('the one from yesterday')).proposal).toBeNull();
    expect((await say('delete the leek soup')).choices).toHaveLength(2);
  });

  test('the chosen recipe is scaled, gets the line, or is described, as the original message asked', async () => {
    const { older, newer } = await createDuplicates();
    const { id, say } = talk(app, anna);
    const scaling = await say('double my leek soup');
    expect(idsOf(scaling)).toEqual([newer.id, older.id]);
    expect((await choose(app, id, scaling, older.id)).proposal).toMatchObject({
      kind: 'edit',
      recipe_id: older.id,
      after: { servings: 4 },
    });
    const line = await say('add 1 onion to my leek soup');
    const { proposal } = await choose(app, id, line, newer.id);
    expect(proposal).toMatchObject({ kind: 'edit', recipe_id: newer.id });
    expect(proposal?.after?.ingredients.at(-1)).toBe('1 onion');
    const time = await say('how long does my leek soup take?');
    expect(idsOf(time)).toEqual([newer.id, older.id]);
    const described = await choose(app, id, time, older.id);
    expect(described.citations).toEqual([{ id: older.id, title: 'Leek soup' }]);
    const eating = await say('are there nuts in my leek soup?');
    expect(idsOf(eating)).toEqual([newer.id, older.id]);
    expect((await choose(app, id, eating, newer.id)).citations).toEqual([{ id: newer.id, title: 'Leek soup' }]);
  });

  test('a chosen community recipe is copied', async () => {
    const authors = [await createUser(app), await createUser(app)];
    const title = `Zebra pie ${randomUUID().slice(0, 4)}`;
    const ids: string[] = [];
    for (const author of authors) {
      const { id } = await createRecipe(app, author, { title, servings: 2 + ids.length });
      const { body } = await app.request(communityRoutes.shareToCommunity, { params: { id } }, author);
      ids.push(body.id);
    }
    const { id, say } = talk(app, anna);
    const question = await say(`add “${title}” to my cookbook`);
    expect(idsOf(question).toSorted()).toEqual(ids.toSorted());
    expect(new Set(question.choices.map(({ shared_by_name: name }) => name)).size).toBe(2);
    const [, second = ''] = ids;
    expect((await choose(app, id, question, second)).proposal).toMatchObject({
      kind: 'save',
      after: { title, servings: 3 },
    });
  });
});

describe('a choice', () => {
  test('accepts only an offered recipe, in the conversation of the offer', async () => {
    await createDuplicates();
    const other = await createRecipe(app, anna, { title: 'Bread' });
    const { id, say } = talk(app, anna);
    const question = await say('delete the leek soup');
    for (const answer of [
      await choose(app, id, question, other.id),
      await choose(app, id, { id: uuidv7() }, other.id),
      await choose(app, randomUUID(), question, question.choices[0]?.id ?? ''),
    ]) {
      expect(answer).toMatchObject({ content: 'That recipe isn’t there anymore.', proposal: null });
    }
    const bruno = await createUser(app);
    const stolen = await choose(app, randomUUID(), question, question.choices[0]?.id ?? '', bruno);
    expect(stolen.proposal).toBeNull();
  });

  test('answers that the recipe is gone when it was deleted meanwhile', async () => {
    const { older } = await createDuplicates();
    const { id, say } = talk(app, anna);
    const question = await say('delete the leek soup');
    await app.database.db
      .updateTable('recipes')
      .set({ deleted_at: app.clock.now() })
      .where('id', '=', older.id)
      .execute();
    expect((await choose(app, id, question, older.id)).content).toBe('That recipe isn’t there anymore.');
  });

  test('changes nothing for a token without the scope', async () => {
    const { older } = await createDuplicates();
    const { id, say } = talk(app, anna);
    const question = await say('delete the leek soup');
    const program = await createApiToken(app, anna, ['assistant', 'recipes:read']);
    const body = {
      id: uuidv7(),
      conversation_id: id,
      content: 'x',
      chosen: { answer_id: question.id, recipe_id: older.id },
    };
    const answer = await app.request(chatRoutes.sendMessage, { body }, program);
    expect(answer.body).toMatchObject({
      proposal: null,
      content: expect.stringContaining('this token has no permission') as string,
    });
  });
});

describe('a model with tools', () => {
  let server: MockedModels;
  let withModel: TestApp;
  beforeAll(async () => {
    server = await startModelServer();
    withModel = await startApp({ database: app.database, environment: { OPENAI_BASE_URL: server.url } });
  });
  afterAll(() => server.close());

  function calls(name: string, given: object, answer: string) {
    const { mock } = server;
    mock.reset();
    const isAfterTool = (messages: readonly { role: string }[]) => messages.at(-1)?.role === 'tool';
    const toolCalls = [{ name, arguments: JSON.stringify(given) }];
    mock.on({ predicate: ({ messages }) => !isAfterTool(messages) }, { toolCalls });
    mock.on({ predicate: ({ messages }) => isAfterTool(messages) }, { content: answer });
  }

  test('does not guess between two recipes: the user chooses, and that one is proposed', async () => {
    const { older, newer } = await createDuplicates();
    calls('propose_delete', { id: newer.id }, 'You have two of them.');
    const { id, say } = talk(withModel, anna);
    const question = await say('please get rid of the leek soup');
    expect(question.proposal).toBeNull();
    expect(question.content).toMatch(/^You have two of them\.\n\nThere are 2 recipes .* Which one should I delete\?/su);
    server.mock.reset();
    const proposed = await choose(withModel, id, question, older.id);
    expect(proposed).toMatchObject({ proposal: { kind: 'delete', recipe_id: older.id } });
  });

  test('can change only the chosen recipe', async () => {
    const { older, newer } = await createDuplicates();
    calls('propose_edit', { id: newer.id, changes: { servings: 9 } }, 'Which one?');
    const { id, say } = talk(withModel, anna);
    const question = await say('set the leek soup to nine servings in all');
    expect(idsOf(question)).toEqual([newer.id, older.id]);
    expect((await choose(withModel, id, question, older.id)).proposal).toBeNull();
    calls('propose_edit', { id: older.id, changes: { servings: 9 } }, 'Like this?');
    expect((await choose(withModel, id, question, older.id)).proposal).toMatchObject({
      kind: 'edit',
      recipe_id: older.id,
      after: { servings: 9 },
    });
  });

  test('leaves the choice to the kitchen engine when it ignores its tools', async () => {
    const { older } = await createDuplicates();
    server.mock.reset();
    server.mock.onMessage(/.*/u, { content: 'Done!' });
    const { say } = talk(withModel, anna);
    expect((await say('delete the leek soup')).choices).toHaveLength(2);
    expect((await say('the older one')).proposal).toMatchObject({ kind: 'delete', recipe_id: older.id });
  });
});
