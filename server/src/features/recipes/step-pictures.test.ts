import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { binRoutes } from '@larder/contract/bin';
import { communityRoutes } from '@larder/contract/community';
import type { StepPicture } from '@larder/contract/detail-fields';
import { linksRoutes } from '@larder/contract/links';
import { recipePictureUrl } from '@larder/contract/pictures';
import { type Recipe, recipesRoutes } from '@larder/contract/recipes';
import { sharingRoutes } from '@larder/contract/sharing';
import { versionsRoutes } from '@larder/contract/versions';

import { PURGE_HOURS, purgePictures } from '#features/pictures/commands/purge.ts';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createRecipe, createUser, newRecipe, type TestUser } from '../../../test/factories.ts';
import { createPicture, getFile } from '../../../test/pictures.ts';

let app: TestApp;
let anna: TestUser;
let bruno: TestUser;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  [anna, bruno] = await Promise.all([createUser(app), createUser(app)]);
});
afterAll(() => app.close());

const instructions = ['Chop.', 'Simmer.', 'Blend.'];

async function upload(person = anna): Promise<string> {
  return recipePictureUrl(await createPicture(app, person));
}

const change = (id: string, payload: object, person = anna) =>
  app.send({ method: 'PATCH', url: `/api/recipes/${id}`, payload }, person);

async function get(id: string, person = anna): Promise<Recipe> {
  return (await app.request(recipesRoutes.getRecipe, { params: { id } }, person)).body;
}

/** A recipe whose second step shows a new picture. */
async function createPictured(): Promise<{ id: string; url: string; step_pictures: StepPicture[] }> {
  const url = await upload();
  const step_pictures = [{ step: 1, image_url: url }];
  const { id } = await createRecipe(app, anna, {
    instructions,
    step_notes: [{ step: 1, note: 'Low.' }],
    step_pictures,
  });
  return { id, url, step_pictures };
}

/** Ages all pictures by two days and runs the purge over all of them. */
async function purge(): Promise<void> {
  app.clock.advance({ days: 2 });
  for (let hour = 0; hour < PURGE_HOURS; hour++) {
    await purgePictures({ db: app.database.db, blobs: app.blobs, now: app.clock.now() });
    app.clock.advance({ hours: 1 });
  }
}

async function isStored(url: string): Promise<boolean> {
  return (await getFile(app, url.split('/')[2] ?? '', 320)).status === 200;
}

async function publish(id: string): Promise<string> {
  await app.request(communityRoutes.shareToCommunity, { params: { id } }, anna);
  return (await app.request(communityRoutes.getCommunityCopy, { params: { id } }, anna)).body.copy?.id ?? '';
}

async function deleteForGood(id: string): Promise<void> {
  await app.request(recipesRoutes.deleteRecipe, { params: { id } }, anna);
  await app.request(binRoutes.deleteForGood, { params: { id } }, anna);
}

describe('the pictures of steps', () => {
  test('are stored in the order of the steps, under the address of the widest file', async () => {
    const [one, two] = [await upload(), await upload()];
    const sent = [
      { step: 2, image_url: two.replace(/\d+$/u, '640') },
      { step: 0, image_url: `https://recipes.example.org${one}` },
      { step: 1, image_url: ' ' },
    ];
    const { id } = await createRecipe(app, anna, { instructions, step_pictures: sent });
    expect((await get(id)).step_pictures).toEqual([
      { step: 0, image_url: one },
      { step: 2, image_url: two },
    ]);
  });

  test('are replaced and removed alone', async () => {
    const { id } = await createPictured();
    const other = await upload();
    await change(id, { step_pictures: [{ step: 0, image_url: other }], version: 1 });
    expect(await get(id)).toMatchObject({ step_pictures: [{ step: 0, image_url: other }], step_notes: [{ step: 1 }] });
    await change(id, { step_pictures: [], version: 2 });
    expect(await get(id)).not.toHaveProperty('step_pictures');
  });

  test('follow their steps if only the steps are changed', async () => {
    const { id, url } = await createPictured();
    await change(id, { instructions: ['Wash.', 'Chop.', 'Simmer.', 'Blend.'], version: 1 });
    expect((await get(id)).step_pictures).toEqual([{ step: 2, image_url: url }]);
    await change(id, { instructions: ['Wash.', 'Chop.'], version: 2 });
    expect((await get(id)).step_pictures).toBeUndefined();
  });

  test('are read by those who read the recipe, and saved with a copy', async () => {
    const { id, step_pictures } = await createPictured();
    await app.request(sharingRoutes.shareRecipe, { params: { id }, body: { email: bruno.email } }, anna);
    expect((await get(id, bruno)).step_pictures).toEqual(step_pictures);
    const copy = await app.request(recipesRoutes.copyRecipe, { params: { id }, body: {} }, bruno);
    expect(copy.body.step_pictures).toEqual(step_pictures);
  });

  test('are served through a public link until it is removed, without their own addresses', async () => {
    const { id, url } = await createPictured();
    const { link } = (await app.request(linksRoutes.createLink, { params: { id } }, anna)).body;
    const token = link.path.split('/').at(-1) ?? '';
    const linked = await app.request(linksRoutes.getLinkedRecipe, { params: { token } });
    const address = `/api/shared/${token}/steps/1/picture/${url.split('/').at(-1)}`;
    expect(linked.body.step_pictures).toEqual([{ step: 1, image_url: address }]);
    expect(linked.text).not.toContain(url.split('/')[2]);
    const statusOf = async (path: string) => (await app.send({ url: path })).status;
    expect(await statusOf(address)).toBe(200);
    expect(await statusOf(address.replace('/steps/1/', '/steps/0/'))).toBe(404);
    const saved = await app.request(
      linksRoutes.copyLinkedRecipe,
      { params: { token }, body: { id: randomUUID() } },
      bruno,
    );
    expect(saved.body.step_pictures).toEqual([{ step: 1, image_url: url }]);
    await app.request(linksRoutes.deleteLink, { params: { id } }, anna);
    expect(await statusOf(address)).toBe(404);
  });

  test('of an earlier version are restored with it', async () => {
    const { id, step_pictures } = await createPictured();
    await change(id, { step_pictures: [], version: 1 });
    await purge();
    await app.request(versionsRoutes.restoreVersion, { params: { id, version: 1 }, body: { version: 2 } }, anna);
    expect((await get(id)).step_pictures).toEqual(step_pictures);
  });

  test('are left out of a restored version if they are gone', async () => {
    const { id, url } = await createPictured();
    await change(id, { step_pictures: [], step_notes: [], version: 1 });
    await app.database.db
      .deleteFrom('pictures')
      .where('id', '=', url.split('/')[2] ?? '')
      .execute();
    await app.request(versionsRoutes.restoreVersion, { params: { id, version: 1 }, body: { version: 2 } }, anna);
    expect(await get(id)).toMatchObject({ step_notes: [{ step: 1, note: 'Low.' }], version: 3 });
    expect(await get(id)).not.toHaveProperty('step_pictures');
  });
});

describe('a picture of a step is retained', () => {
  test('while a recipe or one of its versions shows it, also in the bin', async () => {
    const { id, url } = await createPictured();
    await purge();
    expect(await isStored(url)).toBe(true);
    await change(id, { step_pictures: [], version: 1 });
    await app.request(recipesRoutes.deleteRecipe, { params: { id } }, anna);
    await purge();
    expect(await isStored(url)).toBe(true);
    await app.request(binRoutes.deleteForGood, { params: { id } }, anna);
    await purge();
    expect(await isStored(url)).toBe(false);
  });

  test('in the community, and in the copies of others, after the original is gone', async () => {
    const { id, url, step_pictures } = await createPictured();
    const published = await publish(id);
    await deleteForGood(id);
    await purge();
    expect((await get(published, bruno)).step_pictures).toEqual(step_pictures);
    expect(await isStored(url)).toBe(true);
    const copy = await app.request(recipesRoutes.copyRecipe, { params: { id: published }, body: {} }, bruno);
    await app.request(communityRoutes.withdrawCommunityCopy, { params: { id: published } }, anna);
    await purge();
    expect(copy.body.step_pictures).toEqual(step_pictures);
    expect(await isStored(url)).toBe(true);
  });

  test('by a community copy until it is updated without it', async () => {
    const { id, url } = await createPictured();
    const published = await publish(id);
    await change(id, { step_pictures: [], version: 1 });
    const take = () => createOf(bruno, { step_pictures: [{ step: 0, image_url: url }] });
    expect((await take()).status).toBe(201);
    await app.request(communityRoutes.updateCommunityCopy, { params: { id: published } }, anna);
    expect(await get(published, bruno)).not.toHaveProperty('step_pictures');
    const shown = await app.database.db
      .selectFrom('community_step_pictures')
      .select('picture_id')
      .where('recipe_id', '=', published)
      .execute();
    expect(shown).toEqual([]);
  });
});

const createOf = (person: TestUser, fields: object) =>
  app.send({ method: 'POST', url: '/recipes', payload: { ...newRecipe(), instructions, ...fields } }, person);

/** The names of the fields that the request is refused for. */
const refusedFields = ({ error }: { readonly error: { readonly fields?: object | undefined } }) =>
  Object.keys(error.fields ?? {});

describe('a request with pictures of steps', () => {
  test('is refused for a picture of someone else, on creation and on change', async () => {
    const step_pictures = [{ step: 0, image_url: await upload(bruno) }];
    expect(refusedFields(await createOf(anna, { step_pictures }))).toEqual(['step_pictures']);
    const { id } = await createRecipe(app, anna);
    expect(refusedFields(await change(id, { step_pictures, version: 1 }))).toEqual(['step_pictures']);
    expect(await get(id)).toMatchObject({ version: 1 });
  });

  test.for([
    ['of another website', 'https://example.org/photo.jpg', 'step_pictures.0.image_url'],
    ['that is gone', `/pictures/${randomUUID()}/640`, 'step_pictures'],
    ['under such a path of another website', `https://example.org/pictures/${randomUUID()}/640`, 'step_pictures'],
  ])('is refused for a picture %s', async ([, image_url, field]) => {
    expect(refusedFields(await createOf(anna, { step_pictures: [{ step: 0, image_url }] }))).toEqual([field]);
  });

  test('is refused for two pictures of one step, and for more than 30', async () => {
    const image_url = await upload();
    const twice = [0, 0].map((step) => ({ step, image_url }));
    const many = Array.from({ length: 31 }, (_each, step) => ({ step, image_url }));
    expect(refusedFields(await createOf(anna, { step_pictures: twice }))).toEqual(['step_pictures']);
    expect(refusedFields(await createOf(anna, { step_pictures: many }))).toEqual(['step_pictures']);
    expect((await createOf(anna, { step_pictures: many.slice(1) })).status).toBe(201);
  });
});
