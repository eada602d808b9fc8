import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { pictureUrl, recipePictureUrl } from '@larder/contract/pictures';
import { type Recipe, recipesRoutes } from '@larder/contract/recipes';
import { versionsRoutes } from '@larder/contract/versions';

import { startApp, type TestApp } from '../../../test/app.ts';
import {
  createCommunityRecipe,
  createPerson,
  createRecipe,
  createSharedRecipe,
  newRecipe,
  type TestPerson,
} from '../../../test/factories.ts';

let app: TestApp;
let anna: TestPerson;
let bruno: TestPerson;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  [anna, bruno] = [await createPerson(app), await createPerson(app)];
});
afterAll(() => app.close());

const FOREIGN = 'https://example.org/soup.jpg';
const db = () => app.database.db;

/** A picture that a person gave to the store. */
async function createPicture({ id: user_id }: TestPerson, width = 800): Promise<string> {
  const id = randomUUID();
  const now = app.clock.now();
  const row = { id, user_id, width, height: 600, preview: 'data:image/webp;base64,AAAA', bytes: 1 };
  await db()
    .insertInto('pictures')
    .values({ ...row, created_at: now, used_at: now })
    .execute();
  return id;
}

async function change({ id, version }: Recipe, body: object): Promise<Recipe> {
  return (await app.request(recipesRoutes.updateRecipe, { params: { id }, body: { ...body, version } }, anna)).body;
}

async function importsOf({ id }: Recipe): Promise<string[]> {
  const rows = await db().selectFrom('picture_imports').select('url').where('recipe_id', '=', id).execute();
  return rows.map(({ url }) => url);
}

describe('a recipe', () => {
  test('shows a picture of ours, under the address of its widest file', async () => {
    const id = await createPicture(anna);
    const absolute = `https://larder.example${pictureUrl(id, 320)}`;
    for (const image_url of [pictureUrl(id, 320), absolute]) {
      const recipe = await createRecipe(app, anna, { image_url });
      expect(recipe).toMatchObject({ image_url: pictureUrl(id, 1024), picture: { id, width: 800, height: 600 } });
      expect(await importsOf(recipe)).toEqual([]);
      const { body } = await app.request(recipesRoutes.listRecipes, { query: { limit: 1 } }, anna);
      expect(body.recipes[0]?.picture).toEqual(recipe.picture);
    }
  });

  test.each([1, 320, 321, 640, 800, 1_024, 1_025, 1_599, 1_600, 2_000])(
    'names a picture %i pixels wide as the page does',
    async (width) => {
      const id = await createPicture(anna, width);
      const image_url = recipePictureUrl({ id, width });
      expect((await createRecipe(app, anna, { image_url })).image_url).toBe(image_url);
    },
  );

  test('has a picture elsewhere fetched, and that of another address instead', async () => {
    const recipe = await createRecipe(app, anna, { image_url: FOREIGN });
    expect(recipe).toMatchObject({ image_url: FOREIGN, picture: null });
    expect(await importsOf(recipe)).toEqual([FOREIGN]);
    const second = await change(recipe, { image_url: `${FOREIGN}?2` });
    expect(await importsOf(second)).toEqual([`${FOREIGN}?2`]);
    const third = await change(second, { title: 'Something else' });
    expect(await importsOf(third)).toEqual([`${FOREIGN}?2`]);
    const none = await change(third, { image_url: null });
    expect(none).toMatchObject({ image_url: null, picture: null });
    expect(await importsOf(none)).toEqual([]);
  });

  test('no longer has fetched what it came with once it shows one of ours', async () => {
    const recipe = await createRecipe(app, anna, { image_url: FOREIGN });
    const id = await createPicture(anna);
    expect((await change(recipe, { image_url: pictureUrl(id, 1024) })).picture?.id).toBe(id);
    expect(await importsOf(recipe)).toEqual([]);
  });

  test('keeps its picture through changes of anything else', async () => {
    const id = await createPicture(anna);
    const recipe = await createRecipe(app, anna, { image_url: pictureUrl(id, 320) });
    expect((await change(recipe, { title: 'New' })).picture).toEqual(recipe.picture);
  });

  test('of an earlier version comes back with its picture, and without one that is gone', async () => {
    const [first, second] = [await createPicture(anna), await createPicture(anna)];
    const recipe = await createRecipe(app, anna, { image_url: pictureUrl(first, 320) });
    const changed = await change(recipe, { image_url: pictureUrl(second, 320) });
    const back = (version: number, over: number) => {
      const params = { id: recipe.id, version: String(version) };
      return app.request(versionsRoutes.restoreVersion, { params, body: { version: over } }, anna);
    };
    expect((await back(1, changed.version)).body.picture).toEqual(recipe.picture);
    await db().deleteFrom('pictures').where('id', '=', second).execute();
    expect((await back(2, 3)).body).toMatchObject({ picture: null, image_url: null });
  });

  test('can show the picture of a recipe that one may see, and keeps it', async () => {
    const [shared, given] = [await createPicture(bruno), await createPicture(bruno)];
    const theirs = await createRecipe(app, bruno, { image_url: pictureUrl(shared, 320) });
    await createSharedRecipe(app, { recipe_id: theirs.id, shared_by: bruno.id, shared_with: anna.id });
    await createCommunityRecipe(app, { shared_by: bruno.id, picture_id: given });
    for (const id of [shared, given]) {
      const copy = await createRecipe(app, anna, { image_url: pictureUrl(id, 1024) });
      expect(copy).toMatchObject({ image_url: pictureUrl(id, 1024), picture: { id } });
    }
  });

  test('cannot show the picture of one that one no longer sees', async () => {
    const [binned, hidden] = [await createPicture(bruno), await createPicture(bruno)];
    const theirs = await createRecipe(app, bruno, { image_url: pictureUrl(binned, 320) });
    await createSharedRecipe(app, { recipe_id: theirs.id, shared_by: bruno.id, shared_with: anna.id });
    await app.request(recipesRoutes.deleteRecipe, { params: { id: theirs.id } }, bruno);
    await createCommunityRecipe(app, { shared_by: bruno.id, picture_id: hidden, hidden_at: app.clock.now() });
    for (const id of [binned, hidden]) {
      const body = newRecipe({ image_url: pictureUrl(id, 320) });
      expect((await app.request(recipesRoutes.createRecipe, { body }, anna)).status).toBe(400);
    }
  });

  test('cannot show a picture that is nobody’s or somebody else’s', async () => {
    const shown = await createPicture(bruno);
    const theirs = await createRecipe(app, bruno, { image_url: pictureUrl(shown, 320) });
    await createSharedRecipe(app, {
      recipe_id: theirs.id,
      shared_by: bruno.id,
      shared_with: (await createPerson(app)).id,
    });
    for (const id of [randomUUID(), await createPicture(bruno), shown]) {
      const body = newRecipe({ image_url: pictureUrl(id, 320) });
      const { status, error } = await app.request(recipesRoutes.createRecipe, { body }, anna);
      expect(status).toBe(400);
      expect(Object.keys(error.fields ?? {})).toEqual(['image_url']);
      // Another store may have its pictures under the same path.
      const elsewhere = `https://example.org${pictureUrl(id, 320)}`;
      const recipe = await createRecipe(app, anna, { image_url: elsewhere });
      expect(recipe).toMatchObject({ image_url: elsewhere, picture: null });
      expect(await importsOf(recipe)).toEqual([elsewhere]);
    }
  });
});
