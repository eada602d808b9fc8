import { randomUUID } from 'node:crypto';

import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { assistantRoutes } from '@larder/contract/assistant';
import { binRoutes } from '@larder/contract/bin';
import { chatRoutes } from '@larder/contract/chat';
import { communityRoutes } from '@larder/contract/community';
import { linksRoutes } from '@larder/contract/links';
import { picturesRoutes } from '@larder/contract/pictures';
import { recipesRoutes } from '@larder/contract/recipes';
import { QUOTA_TEXTS, storageRoutes } from '@larder/contract/storage';
import { versionsRoutes } from '@larder/contract/versions';

import { KEY_PREFIXES } from '#platform/blobs/blobs.ts';

import { type Answer, startApp, type TestApp } from '../../../test/app.ts';
import { answerProposal, talk } from '../../../test/chat.ts';
import { type ScriptedModel, says, startScriptedModel, WRITTEN } from '../../../test/scripted-model.ts';
import { createUser, createRecipe, createSharedRecipe, newRecipe, type TestUser } from '../../../test/factories.ts';
import { createPicture, photo, sendPicture, workOnPictures } from '../../../test/pictures.ts';

const MB = 1024 * 1024;
const RECIPES_FULL = QUOTA_TEXTS.recipes(3, 3);

let model: ScriptedModel;
let app: TestApp;
let anna: TestUser;
beforeAll(async () => {
  model = await startScriptedModel();
  app = await startApp({
    environment: {
      AI_COMPOSE_BASE_URL: model.url,
      QUOTA_RECIPES: '3',
      QUOTA_PICTURES: '2',
      QUOTA_CONVERSATIONS: '2',
      QUOTA_MB: '1',
    },
  });
});
beforeEach(async () => {
  anna = await createUser(app);
  model.answers = [says(WRITTEN)];
});
afterEach(async () => {
  await app.database.db.deleteFrom('generations').execute();
});
afterAll(async () => {
  await app.close();
  await model.close();
});

const create = (overrides: Parameters<typeof newRecipe>[0] = {}) =>
  app.request(recipesRoutes.createRecipe, { body: newRecipe(overrides) }, anna);

async function fillCookbook(): Promise<void> {
  for (let n = 0; n < 3; n++) await createRecipe(app, anna);
}

async function used() {
  return (await app.request(storageRoutes.getStorage, {}, anna)).body;
}

async function listFiles(): Promise<string[]> {
  const parts = await Promise.all(KEY_PREFIXES.map((beginning) => Array.fromAsync(app.blobs.list(beginning))));
  return parts.flat().map(({ key }) => key);
}

function expectFull(answer: Answer<unknown>, message: string) {
  expect(answer.status, answer.text).toBe(403);
  expect(answer.error).toMatchObject({ code: 'quota_exceeded', message });
}

describe('a full cookbook', () => {
  beforeEach(fillCookbook);

  test('refuses another recipe, and the message says how to make room', async () => {
    expectFull(await create(), RECIPES_FULL);
    expect(RECIPES_FULL).toBe('Your cookbook is full: 3 of 3 recipes. Delete some, and empty the bin, to add more.');
    expect((await used()).recipes).toEqual({ used: 3, max: 3 });
  });

  test('refuses copies of an own recipe, of a shared recipe and of a linked recipe', async () => {
    const bruno = await createUser(app);
    const theirs = await createRecipe(app, bruno);
    await createSharedRecipe(app, { recipe_id: theirs.id, shared_by: bruno.id, shared_with: anna.id });
    const { recipes } = (await app.request(recipesRoutes.listRecipes, { query: {} }, anna)).body;
    for (const id of [recipes[0]?.id ?? '', theirs.id]) {
      const body = { id: randomUUID() };
      expectFull(await app.request(recipesRoutes.copyRecipe, { params: { id }, body }, anna), RECIPES_FULL);
    }
    const { link } = (await app.request(linksRoutes.createLink, { params: { id: theirs.id } }, bruno)).body;
    const params = { token: link.path.split('/').at(-1) ?? '' };
    const copy = await app.request(linksRoutes.copyLinkedRecipe, { params, body: { id: randomUUID() } }, anna);
    expectFull(copy, RECIPES_FULL);
    expect((await used()).recipes.used).toBe(3);
  });

  test('refuses a generation that would be saved, before a model is asked', async () => {
    const body = { kind: 'surprise' } as const;
    expectFull(await app.request(assistantRoutes.createGeneration, { body }, anna), RECIPES_FULL);
    expect(model.requests).toEqual([]);
  });

  test('leaves a chat proposal open, so that it can be confirmed later', async () => {
    const bruno = await createUser(app);
    const theirs = await createRecipe(app, bruno, { title: 'Zebra pie' });
    await app.request(communityRoutes.shareToCommunity, { params: { id: theirs.id } }, bruno);
    const proposing = await talk(app, anna).say('add “Zebra pie” to my cookbook');
    const params = { id: proposing.id };
    expectFull(await app.request(chatRoutes.answerProposal, { params, body: { accept: true } }, anna), RECIPES_FULL);
    await makeRoom();
    const saved = await answerProposal(app, anna, proposing, true);
    expect(saved.proposal?.state).toBe('done');
  });

  test('accepts a recipe once others are deleted and the bin is empty', async () => {
    await makeRoom();
    expect((await create()).status).toBe(201);
  });

  test('restores a recipe from the bin, because the bin counts', async () => {
    const { recipes } = (await app.request(recipesRoutes.listRecipes, { query: {} }, anna)).body;
    const params = { id: recipes[0]?.id ?? '' };
    await app.request(recipesRoutes.deleteRecipe, { params }, anna);
    expectFull(await create(), RECIPES_FULL);
    expect((await app.request(recipesRoutes.restoreRecipe, { params }, anna)).status).toBe(200);
  });

  async function makeRoom() {
    const { recipes } = (await app.request(recipesRoutes.listRecipes, { query: {} }, anna)).body;
    await app.request(recipesRoutes.deleteRecipe, { params: { id: recipes[0]?.id ?? '' } }, anna);
    app.clock.advance({ seconds: 1 });
    await app.request(binRoutes.emptyBin, {}, anna);
  }
});

test('a user above a lowered quota can update and delete, but not add', async () => {
  await fillCookbook();
  const database = { ...app.database, close: async () => undefined };
  const lowered = await startApp({ database, environment: { QUOTA_RECIPES: '1' } });
  const { recipes } = (await lowered.request(recipesRoutes.listRecipes, { query: {} }, anna)).body;
  const params = { id: recipes[0]?.id ?? '' };
  const changed = await lowered.request(
    recipesRoutes.updateRecipe,
    { params, body: { title: 'Stew', version: 1 } },
    anna,
  );
  expect(changed.status, changed.text).toBe(200);
  expect((await lowered.request(recipesRoutes.deleteRecipe, { params }, anna)).status).toBe(204);
  expectFull(await lowered.request(recipesRoutes.createRecipe, { body: newRecipe() }, anna), QUOTA_TEXTS.recipes(3, 1));
  await lowered.close();
});

test('creating is idempotent at the quota: the last recipe that fits can be sent again', async () => {
  await createRecipe(app, anna);
  await createRecipe(app, anna);
  const body = { ...newRecipe(), id: uuidv7() };
  const statuses = [];
  for (let n = 0; n < 2; n++) statuses.push((await app.request(recipesRoutes.createRecipe, { body }, anna)).status);
  expect(statuses).toEqual([201, 201]);
});

test('concurrent creates never exceed the quota', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => create()));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  for (const answer of answers.filter(({ status }) => status !== 201)) expectFull(answer, RECIPES_FULL);
  expect((await used()).recipes.used).toBe(3);
});

describe('full storage', () => {
  /** A recipe of nearly 400 KB. */
  const long = (letter: string) => ({
    instructions: Array.from({ length: 38 }, (_, n) => `${n} ${letter.repeat(4_800)}`),
  });
  const cut = { instructions: ['Stir.'] };

  async function fill() {
    const first = await createRecipe(app, anna, long('ж'));
    await createRecipe(app, anna, long('ш'));
    return first;
  }

  test('refuses writes that add bytes, and accepts writes that remove bytes', async () => {
    const first = await fill();
    const { bytes } = await used();
    const message = QUOTA_TEXTS.bytes(bytes.used, MB);
    expectFull(await create(long('щ')), message);
    const params = { id: first.id };
    const update = (body: object) =>
      app.send({ method: 'PATCH', url: `/api/recipes/${first.id}`, payload: body }, anna);
    expectFull(await update({ title: 'Longer by a version', version: 1 }), message);
    expect((await used()).bytes).toEqual(bytes);
    expect((await update({ ...cut, version: 1 })).status).toBe(200);
    const restore = { params: { ...params, version: '1' }, body: { version: 2 } };
    expect((await app.request(versionsRoutes.restoreVersion, restore, anna)).error.code).toBe('quota_exceeded');
  });
});

describe('at the picture quota', () => {
  const full = QUOTA_TEXTS.pictures(2, 2);
  beforeEach(async () => {
    for (let n = 0; n < 2; n++) await createPicture(app, anna);
  });

  test('uploads and imports are refused, and leave no file behind', async () => {
    const files = async () => (await listFiles()).length;
    const before = await files();
    expectFull(await sendPicture(app, anna, await photo().jpeg().toBuffer()), full);
    const body = { url: 'https://example.org/soup.jpg' };
    expectFull(await app.request(picturesRoutes.importPicture, { body }, anna), full);
    expect(await files()).toBe(before);
  });

  test('the picture import of a recipe is given up, with the quota as its reason', async () => {
    const recipe = await createRecipe(app, anna, { image_url: 'https://example.org/soup.jpg' });
    const bytes = await photo().jpeg().toBuffer();
    await workOnPictures(app, { fetchPublic: async () => bytes });
    const imports = app.database.db.selectFrom('picture_imports').selectAll().where('recipe_id', '=', recipe.id);
    expect(await imports.execute()).toMatchObject([{ next_attempt_at: null, failed_reason: full }]);
  });
});

test('concurrent uploads never exceed the quota, and refused uploads leave no file', async () => {
  const bytes = await photo().jpeg().toBuffer();
  const answers = await Promise.all(Array.from({ length: 3 }, () => sendPicture(app, anna, bytes)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 403]);
  const rows = await app.database.db.selectFrom('pictures').select('id').execute();
  const known = new Set(rows.map(({ id }) => id));
  for (const key of await listFiles()) expect(known).toContain(key.split('/', 1)[0]);
});

test('at the conversation quota a new conversation is refused, and existing ones continue', async () => {
  const [first, second, third] = [talk(app, anna), talk(app, anna), talk(app, anna)];
  await first.say('hello');
  await second.say('hello');
  const say = (conversation_id: string) => {
    const body = { id: uuidv7(), conversation_id, content: 'hello again' };
    return app.request(chatRoutes.sendMessage, { body }, anna);
  };
  expectFull(await say(third.id), QUOTA_TEXTS.conversations(2, 2));
  expect((await say(first.id)).status).toBe(200);
  await app.request(chatRoutes.deleteConversation, { params: { id: second.id } }, anna);
  expect((await say(third.id)).status).toBe(200);
});

test('a generation fails with the quota message when the cookbook fills up meanwhile', async () => {
  await createRecipe(app, anna);
  await createRecipe(app, anna);
  model.answers = [
    async (...exchange) => {
      await createRecipe(app, anna);
      return says(WRITTEN)(...exchange);
    },
  ];
  const { body } = await app.request(assistantRoutes.createGeneration, { body: { kind: 'surprise' } }, anna);
  expect(body).toMatchObject({ state: 'failed', problem: RECIPES_FULL, recipe_id: null });
});

test('quota 0 means no limit', async () => {
  const environment = { QUOTA_RECIPES: '0', QUOTA_PICTURES: '0', QUOTA_CONVERSATIONS: '0', QUOTA_MB: '0' };
  const generous = await startApp({ environment });
  const bruno = await createUser(generous);
  await createRecipe(generous, bruno);
  const { body } = await generous.request(storageRoutes.getStorage, {}, bruno);
  expect(Object.values(body).map(({ max }) => max)).toEqual([null, null, null, null]);
  await generous.close();
});
