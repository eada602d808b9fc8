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
import { createPerson, createRecipe, createSharedRecipe, newRecipe, type TestPerson } from '../../../test/factories.ts';
import { createPicture, photo, sendPicture, workOnPictures } from '../../../test/pictures.ts';

const MB = 1024 * 1024;
const RECIPES_FULL = QUOTA_TEXTS.recipes(3, 3);

let model: ScriptedModel;
let app: TestApp;
let anna: TestPerson;
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
  anna = await createPerson(app);
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

describe('a cookbook that is full', () => {
  beforeEach(fillCookbook);

  test('takes no further recipe, and says what to do', async () => {
    expectFull(await create(), RECIPES_FULL);
    expect(RECIPES_FULL).toBe('Your cookbook is full: 3 of 3 recipes. Delete some, and empty the bin, to add more.');
    expect((await used()).recipes).toEqual({ used: 3, max: 3 });
  });

  test('takes no copy of one’s own recipe, of a shared one, or of what a link leads to', async () => {
    const bruno = await createPerson(app);
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

  test('has nothing made for it that could not be kept', async () => {
    const body = { kind: 'surprise' } as const;
    expectFull(await app.request(assistantRoutes.createGeneration, { body }, anna), RECIPES_FULL);
    expect(model.requests).toEqual([]);
  });

  test('leaves what REECE proposes in a chat to be saved later', async () => {
    const bruno = await createPerson(app);
    const theirs = await createRecipe(app, bruno, { title: 'Zebra pie' });
    await app.request(communityRoutes.shareToCommunity, { params: { id: theirs.id } }, bruno);
    const proposing = await talk(app, anna).say('add “Zebra pie” to my cookbook');
    const params = { id: proposing.id };
    expectFull(await app.request(chatRoutes.answerProposal, { params, body: { accept: true } }, anna), RECIPES_FULL);
    await makeRoom();
    const saved = await answerProposal(app, anna, proposing, true);
    expect(saved.proposal?.state).toBe('done');
  });

  test('has room again once something is deleted and the bin is empty', async () => {
    await makeRoom();
    expect((await create()).status).toBe(201);
  });

  test('takes a recipe back out of the bin, where it was counted all the time', async () => {
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

test('who stores more than a quota that was lowered changes and deletes, and adds nothing', async () => {
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

test('the last recipe that fits can be sent again', async () => {
  await createRecipe(app, anna);
  await createRecipe(app, anna);
  const body = { ...newRecipe(), id: uuidv7() };
  const statuses = [];
  for (let n = 0; n < 2; n++) statuses.push((await app.request(recipesRoutes.createRecipe, { body }, anna)).status);
  expect(statuses).toEqual([201, 201]);
});

test('of many recipes sent at once only as many are kept as fit', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => create()));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  for (const answer of answers.filter(({ status }) => status !== 201)) expectFull(answer, RECIPES_FULL);
  expect((await used()).recipes.used).toBe(3);
});

describe('a storage that is full', () => {
  /** Of nearly 400 KB. */
  const long = (letter: string) => ({
    instructions: Array.from({ length: 38 }, (_, n) => `${n} ${letter.repeat(4_800)}`),
  });
  const cut = { instructions: ['Stir.'] };

  async function fill() {
    const first = await createRecipe(app, anna, long('ж'));
    await createRecipe(app, anna, long('ш'));
    return first;
  }

  test('takes nothing that makes it larger, and what makes it smaller', async () => {
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

describe('when there are as many photos as there may be', () => {
  const full = QUOTA_TEXTS.pictures(2, 2);
  beforeEach(async () => {
    for (let n = 0; n < 2; n++) await createPicture(app, anna);
  });

  test('no further one is uploaded or fetched, and no file is left behind', async () => {
    const files = async () => (await listFiles()).length;
    const before = await files();
    expectFull(await sendPicture(app, anna, await photo().jpeg().toBuffer()), full);
    const body = { url: 'https://example.org/soup.jpg' };
    expectFull(await app.request(picturesRoutes.importPicture, { body }, anna), full);
    expect(await files()).toBe(before);
  });

  test('one that a recipe came with is given up, with the reason', async () => {
    const recipe = await createRecipe(app, anna, { image_url: 'https://example.org/soup.jpg' });
    const bytes = await photo().jpeg().toBuffer();
    await workOnPictures(app, { fetchPublic: async () => bytes });
    const imports = app.database.db.selectFrom('picture_imports').selectAll().where('recipe_id', '=', recipe.id);
    expect(await imports.execute()).toMatchObject([{ next_attempt_at: null, failed_reason: full }]);
  });
});

test('of many photos sent at once only as many are kept as fit, and of the others no file', async () => {
  const bytes = await photo().jpeg().toBuffer();
  const answers = await Promise.all(Array.from({ length: 3 }, () => sendPicture(app, anna, bytes)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 403]);
  const rows = await app.database.db.selectFrom('pictures').select('id').execute();
  const known = new Set(rows.map(({ id }) => id));
  for (const key of await listFiles()) expect(known).toContain(key.split('/', 1)[0]);
});

test('a conversation more than there may be is not begun, and those that are there go on', async () => {
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

test('a recipe that was made while the cookbook filled up is not kept, and says why', async () => {
  await createRecipe(app, anna);
  await createRecipe(app, anna);
  model.answers = [
    async (...told) => {
      await createRecipe(app, anna);
      return says(WRITTEN)(...told);
    },
  ];
  const { body } = await app.request(assistantRoutes.createGeneration, { body: { kind: 'surprise' } }, anna);
  expect(body).toMatchObject({ state: 'failed', problem: RECIPES_FULL, recipe_id: null });
});

test('0 is no limit', async () => {
  const environment = { QUOTA_RECIPES: '0', QUOTA_PICTURES: '0', QUOTA_CONVERSATIONS: '0', QUOTA_MB: '0' };
  const generous = await startApp({ environment });
  const bruno = await createPerson(generous);
  await createRecipe(generous, bruno);
  const { body } = await generous.request(storageRoutes.getStorage, {}, bruno);
  expect(Object.values(body).map(({ max }) => max)).toEqual([null, null, null, null]);
  await generous.close();
});
