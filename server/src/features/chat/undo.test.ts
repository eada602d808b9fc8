import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { binRoutes } from '@larder/contract/bin';
import type { ChatMessage } from '@larder/contract/chat';
import { recipesRoutes } from '@larder/contract/recipes';
import { versionsRoutes } from '@larder/contract/versions';

import { startApp, type TestApp } from '../../../test/app.ts';
import { answerProposal, type Talk, talk, undoProposal } from '../../../test/chat.ts';
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

const read = (id: string) => app.request(recipesRoutes.getRecipe, { params: { id } }, anna);
const stateOf = ({ proposal }: ChatMessage) => proposal?.state;
const change = async (id: string, body: object) =>
  app.request(recipesRoutes.updateRecipe, { params: { id }, body }, anna);
const binned = async () => (await app.request(binRoutes.listBin, { query: {} }, anna)).body.recipes.map(({ id }) => id);

interface Done {
  readonly id: string;
  readonly message: ChatMessage;
}

/** Asks for a change of a recipe and accepts it. */
async function accept(content: string, id: string): Promise<Done> {
  const message = await answerProposal(app, anna, await chat.say(content), true);
  expect(stateOf(message)).toBe('done');
  return { id, message };
}

/** Each kind of change, carried out, and whether the recipe is again as it was before. */
const KINDS = {
  edit: {
    make: async () => {
      const { id } = await createRecipe(app, anna, { title: 'Leek soup' });
      return accept('rename Leek soup to Sunday soup', id);
    },
    isUndone: async (id: string) => (await read(id)).body.title === 'Leek soup',
  },
  favorite: {
    make: async () => {
      const { id } = await createRecipe(app, anna, { title: 'Leek soup' });
      return accept('add Leek soup to my favorites', id);
    },
    isUndone: async (id: string) => !(await read(id)).body.is_favorite,
  },
  unfavorite: {
    make: async () => {
      const { id } = await createRecipe(app, anna, { title: 'Leek soup', is_favorite: true });
      return accept('unfavorite Leek soup', id);
    },
    isUndone: async (id: string) => (await read(id)).body.is_favorite,
  },
  delete: {
    make: async () => {
      const { id } = await createRecipe(app, anna, { title: 'Leek soup' });
      return accept('delete Leek soup', id);
    },
    isUndone: async (id: string) => (await read(id)).status === 200,
  },
  save: {
    make: async () => {
      const message = await answerProposal(app, anna, await chat.say('make a recipe with leeks and potatoes'), true);
      return { id: message.recipe?.id ?? '', message };
    },
    isUndone: async (id: string) => (await read(id)).status === 404 && (await binned()).includes(id),
  },
} as const;
const NAMES = ['edit', 'favorite', 'unfavorite', 'delete', 'save'] as const;

describe.each(NAMES)('undoing an accepted change of the kind %s', (kind) => {
  const { make, isUndone } = KINDS[kind];

  test('restores the recipe, and the conversation shows it', async () => {
    const { id, message } = await make();
    expect(await isUndone(id)).toBe(false);
    const { body } = await undoProposal(app, anna, message);
    expect(stateOf(body)).toBe('undone');
    expect(body.content).toMatch(/Undone: /u);
    expect(await isUndone(id)).toBe(true);
    expect((await chat.messages()).map(stateOf)).toContain('undone');
  });

  test('works by words', async () => {
    const { id } = await make();
    expect((await chat.say('undo that')).content).toMatch(/^Undone: /u);
    expect(await isUndone(id)).toBe(true);
  });

  test('is idempotent, repeated and concurrent', async () => {
    const { id, message } = await make();
    const answers = await Promise.all([1, 2, 3].map(() => undoProposal(app, anna, message)));
    expect(answers.map(({ body }) => stateOf(body))).toEqual(['undone', 'undone', 'undone']);
    const { body } = await undoProposal(app, anna, message);
    expect(body.content.match(/Undone: /gu)).toHaveLength(1);
    expect(await isUndone(id)).toBe(true);
  });

  test('is completed by the next call when it was cut after the recipe was written', async () => {
    const { id, message } = await make();
    await undoProposal(app, anna, message);
    const { db } = app.database;
    await db.updateTable('chat_messages').set({ undone_at: null }).where('id', '=', message.id).execute();
    expect(stateOf((await undoProposal(app, anna, message)).body)).toBe('undone');
    expect(await isUndone(id)).toBe(true);
  });

  test('is not possible for another user, nor with an API token', async () => {
    const { id, message } = await make();
    expect((await undoProposal(app, await createUser(app), message)).status).toBe(404);
    const program = await createApiToken(app, anna, ['assistant', 'recipes:read', 'recipes:write']);
    expect((await undoProposal(app, program, message)).error.code).toBe('insufficient_scope');
    expect((await talk(app, program, chat.id).say('undo that')).content).toMatch(/in the app/u);
    expect(await isUndone(id)).toBe(false);
  });
});

describe('a recipe that has changed since', () => {
  test.each(['edit', 'save'] as const)('stays as it is when a change of the kind %s is undone', async (kind) => {
    const { id, message } = await KINDS[kind].make();
    const { body } = await read(id);
    await change(id, { title: 'My own title', version: body.version });
    const { error } = await undoProposal(app, anna, message);
    expect(error).toMatchObject({ code: 'conflict', message: expect.stringContaining('I left it as it is') });
    expect((await chat.say('undo')).content).toMatch(/I left it as it is/u);
    expect((await read(id)).body.title).toBe('My own title');
    expect((await chat.messages()).map(stateOf)).toContain('done');
  });

  test('stays in the bin when its edit is undone', async () => {
    const { id, message } = await KINDS.edit.make();
    await app.request(recipesRoutes.deleteRecipe, { params: { id } }, anna);
    expect((await undoProposal(app, anna, message)).error.code).toBe('conflict');
    expect(await binned()).toContain(id);
  });

  test('keeps its new favorite when its edit is undone, and the edit stays in its history', async () => {
    const { id, message } = await KINDS.edit.make();
    await change(id, { is_favorite: true });
    await undoProposal(app, anna, message);
    expect((await read(id)).body).toMatchObject({ title: 'Leek soup', is_favorite: true, version: 3 });
    const { body } = await app.request(versionsRoutes.listVersions, { params: { id }, query: {} }, anna);
    expect(body.versions.map(({ content }) => content.title)).toEqual(['Leek soup', 'Sunday soup', 'Leek soup']);
  });

  test('that was deleted for good cannot come back', async () => {
    const { id, message } = await KINDS.delete.make();
    await app.request(binRoutes.deleteForGood, { params: { id } }, anna);
    expect((await undoProposal(app, anna, message)).error.code).toBe('conflict');
  });
});

describe('undoing by words', () => {
  test.each([
    'undo',
    'Undo that, please',
    'take it back',
    'revert',
    'no, put it back the way it was',
    'change it back',
  ])('%j takes back the last change', async (words) => {
    const { id } = await KINDS.edit.make();
    await chat.say('how do I poach an egg?');
    await chat.say(words);
    expect((await read(id)).body.title).toBe('Leek soup');
  });

  test('takes back only the last change, however often it is asked', async () => {
    const { id } = await KINDS.edit.make();
    await accept('put it under soups', id);
    await chat.say('undo');
    expect((await chat.say('undo')).content).toMatch(/^Undone: /u);
    expect((await read(id)).body).toMatchObject({ title: 'Sunday soup', category: 'Main Dish' });
  });

  test('refuses a change that is only proposed', async () => {
    const { id } = await createRecipe(app, anna, { title: 'Leek soup' });
    await chat.say('rename Leek soup to Sunday soup');
    expect((await chat.say('undo')).content).toMatch(/left everything as it is/u);
    expect((await chat.messages()).map(stateOf)).toContain('refused');
    expect((await read(id)).body.title).toBe('Leek soup');
  });

  test('returns to the draft before', async () => {
    const first = await chat.say('make a recipe with leeks and potatoes');
    await chat.say('call it Monday soup');
    const again = await chat.say('undo that');
    expect(again.proposal).toMatchObject({ kind: 'save', state: 'open', after: first.proposal?.after });
  });

  test('says so when there is nothing to undo, and answers other messages otherwise', async () => {
    expect((await chat.say('undo')).content).toMatch(/nothing to undo/u);
    expect((await chat.say('put it back')).content).not.toMatch(/nothing to undo/u);
    const { id } = await KINDS.edit.make();
    await chat.say('how do I undo a knot in dough?');
    expect((await read(id)).body.title).toBe('Sunday soup');
  });
});

test('a change that was not made cannot be undone', async () => {
  await createRecipe(app, anna, { title: 'Leek soup' });
  const open = await chat.say('rename Leek soup to Sunday soup');
  expect((await undoProposal(app, anna, open)).error.code).toBe('conflict');
  await answerProposal(app, anna, open, false);
  expect((await undoProposal(app, anna, open)).error.code).toBe('conflict');
  expect((await undoProposal(app, anna, await chat.say('hello'))).status).toBe(404);
});
