import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { adminRoutes } from '@larder/contract/admin';
import { COMMUNITY_TEXTS, communityRoutes } from '@larder/contract/community';
import { linksRoutes } from '@larder/contract/links';
import { recipesRoutes } from '@larder/contract/recipes';
import { sharingRoutes } from '@larder/contract/sharing';
import { versionsRoutes } from '@larder/contract/versions';

import { startApp, type TestApp } from '../../../test/app.ts';
import { answerProposal, talk } from '../../../test/chat.ts';
import {
  createAdmin,
  createCommunityRecipe,
  createUser,
  createRecipe,
  newRecipe,
  type TestUser,
} from '../../../test/factories.ts';

let app: TestApp;
let admin: TestUser;
let anna: TestUser;
let bruno: TestUser;
beforeAll(async () => {
  app = await startApp();
  admin = await createUser(app);
  await createAdmin(app, admin);
});
beforeEach(async () => {
  [anna, bruno] = await Promise.all([createUser(app), createUser(app)]);
});
afterAll(() => app.close());

const on = (id: string) => ({ params: { id } });
const publish = (person: TestUser, id: string) => app.request(communityRoutes.shareToCommunity, on(id), person);
const copy = async (person: TestUser, id: string) =>
  (await app.request(recipesRoutes.copyRecipe, { ...on(id), body: { id: randomUUID() } }, person)).body.id;
const change = (person: TestUser, id: string, body: object) =>
  app.request(recipesRoutes.updateRecipe, { ...on(id), body: { version: 1, ...body } }, person);
const moderate = (id: string, hidden: boolean) =>
  app.request(adminRoutes.moderateRecipe, { ...on(id), body: { hidden, reason: 'An advertisement' } }, admin);

/** Anna's recipe and her published copy of it. */
async function published() {
  const { id } = await createRecipe(app, anna, { title: `Ribollita ${randomUUID()}` });
  return { id, publishedId: (await publish(anna, id)).body.id };
}

const OTHER_TEXT = { title: 'Bread soup', ingredients: ['1 loaf'], instructions: ['Soak it.'] };

async function copyByLink(person: TestUser, id: string): Promise<string> {
  const { body } = await app.request(linksRoutes.createLink, on(id), anna);
  const token = body.link.path.split('/').at(-1) ?? '';
  return (await app.request(linksRoutes.copyLinkedRecipe, { params: { token }, body: { id: randomUUID() } }, person))
    .body.id;
}

async function copyInChat(person: TestUser, publishedId: string): Promise<string> {
  const { body } = await app.request(recipesRoutes.getRecipe, on(publishedId), person);
  const answer = await talk(app, person).say(`add ${body.title} to my cookbook`);
  return (await answerProposal(app, person, answer, true)).recipe?.id ?? '';
}

type Published = Awaited<ReturnType<typeof published>>;

/** Ways to make a copy before an admin hides the original; each returns its owner and id. */
const PATHS: readonly (readonly [string, (original: Published) => Promise<readonly [TestUser, string]>])[] = [
  ['a copy of the author’s own recipe', async ({ id }) => [anna, await copy(anna, id)]],
  ['a copy of a copy', async ({ id }) => [anna, await copy(anna, await copy(anna, id))]],
  ['the author’s copy of the published recipe', async ({ publishedId }) => [anna, await copy(anna, publishedId)]],
  ['another user’s copy of the published recipe', async ({ publishedId }) => [bruno, await copy(bruno, publishedId)]],
  ['a copy saved in the chat', async ({ publishedId }) => [bruno, await copyInChat(bruno, publishedId)]],
  ['a copy from a public link', async ({ id }) => [bruno, await copyByLink(bruno, id)]],
  [
    'a copy of a shared recipe',
    async ({ id }) => {
      await app.request(sharingRoutes.shareRecipe, { ...on(id), body: { email: bruno.email } }, anna);
      return [bruno, await copy(bruno, id)];
    },
  ],
];

describe('while an admin hides a community recipe', () => {
  test.each(PATHS)('%s cannot be published, even with another text', async (_path, make) => {
    const original = await published();
    const [person, id] = await make(original);
    await change(person, id, OTHER_TEXT);
    await moderate(original.publishedId, true);
    const refused = await publish(person, id);
    expect([refused.status, refused.error.message]).toEqual([409, COMMUNITY_TEXTS.copy_hidden]);
    await moderate(original.publishedId, false);
    expect((await publish(person, id)).status).toBe(201);
  });

  test('a copy that is made afterwards cannot be published, and neither can its original', async () => {
    const { id, publishedId } = await published();
    const duplicate = await copy(anna, id);
    await change(anna, duplicate, { title: 'Minestra' });
    const { id: hidden } = (await publish(anna, duplicate)).body;
    await app.request(communityRoutes.withdrawCommunityCopy, on(publishedId), anna);
    await moderate(hidden, true);
    for (const each of [id, await copy(anna, hidden), await copy(anna, duplicate)])
      expect((await publish(anna, each)).status).toBe(409);
  });

  test('the recipe itself cannot be published with another text or as an earlier version', async () => {
    const { id, publishedId } = await published();
    await moderate(publishedId, true);
    await change(anna, id, OTHER_TEXT);
    expect((await publish(anna, id)).error.message).toBe(COMMUNITY_TEXTS.hidden);
    await app.request(versionsRoutes.restoreVersion, { params: { id, version: '1' }, body: { version: 2 } }, anna);
    expect((await publish(anna, id)).error.message).toBe(COMMUNITY_TEXTS.hidden);
  });

  test('a copy of a recipe without an original cannot be published, such as a starter recipe', async () => {
    const { id: starter } = await createCommunityRecipe(app, { shared_by: anna.id });
    const copied = await copy(bruno, starter);
    await moderate(starter, true);
    expect((await publish(bruno, copied)).error.message).toBe(COMMUNITY_TEXTS.copy_hidden);
  });

  test('its author cannot publish its text as a recipe without origins, such as an imported one', async () => {
    const { id, publishedId } = await published();
    const { ingredients, instructions } = (await app.request(recipesRoutes.getRecipe, on(id), anna)).body;
    const imported = await createRecipe(app, anna, { title: 'Bread soup', ingredients, instructions });
    await moderate(publishedId, true);
    expect((await publish(anna, imported.id)).error.message).toBe(COMMUNITY_TEXTS.copy_hidden);
    await moderate(publishedId, false);
    expect((await publish(anna, imported.id)).status).toBe(201);
  });

  test('a published copy cannot be updated from a copy of it', async () => {
    const { id, publishedId } = await published();
    const duplicate = await copy(anna, id);
    await change(anna, duplicate, { title: 'Minestra' });
    const { id: other } = (await publish(anna, duplicate)).body;
    await moderate(publishedId, true);
    const updated = await app.request(communityRoutes.updateCommunityCopy, on(other), anna);
    expect([updated.status, updated.error.message]).toEqual([409, COMMUNITY_TEXTS.copy_hidden]);
  });

  test('its original can be deleted, and its copies still cannot be published', async () => {
    const { id, publishedId } = await published();
    const duplicate = await copy(anna, id);
    await change(anna, duplicate, OTHER_TEXT);
    await moderate(publishedId, true);
    await app.database.db.deleteFrom('recipes').where('id', '=', id).execute();
    expect((await publish(anna, duplicate)).status).toBe(409);
  });

  test('other recipes can be published', async () => {
    const { publishedId } = await published();
    await moderate(publishedId, true);
    const { id } = await createRecipe(app, anna, newRecipe({ instructions: ['Cook it slowly.'] }));
    expect((await publish(anna, id)).status).toBe(201);
    const bruna = await createRecipe(app, bruno);
    expect((await publish(bruno, bruna.id)).status).toBe(201);
  });
});
