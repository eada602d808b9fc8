import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { pictureUrl, recipePictureUrl } from '@larder/contract/pictures';
import { type Recipe, recipesRoutes } from '@larder/contract/recipes';
import { versionsRoutes } from '@larder/contract/versions';

import { startApp, type TestApp } from '../../../test/app.ts';
import {
  createCommunityRecipe,
  createUser,
  createRecipe,
  createSharedRecipe,
  newRecipe,
  type TestUser,
} from '../../../test/factories.ts';

let app: TestApp;
let anna: TestUser;
let bruno: TestUser;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  [anna, bruno] = [await createUser(app), await createUser(app)];
});
afterAll(() => app.close());

const FOREIGN = 'https://example.org/soup.jpg';
const db = () => app.database.db;

/** Inserts a picture of a user. */
async function createPicture({ id: user_id }: TestUser, width = 800): Promise<string> {
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

describe('the picture of a recipe', () => {
  test('is a stored one under the URL of its widest file', async () => {
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
    'of %i pixels has the same URL on server and web',
    async (width) => {
      const id = await createPicture(anna, width);
      const image_url = recipePictureUrl({ id, width });
      expect((await createRecipe(app, anna, { image_url })).image_url).toBe(image_url);
    },
  );

  test('at a foreign URL is imported, and another one if the URL changes', async () => {
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

  test('replaced by a stored one cancels the pending import', async () => {
    const recipe = await createRecipe(app, anna, { image_url: FOREIGN });
    const id = await createPicture(anna);
    expect((await change(recipe, { image_url: pictureUrl(id, 1024) })).picture?.id).toBe(id);
    expect(await importsOf(recipe)).toEqual([]);
  });

  test('is unchanged when other fields change', async () => {
    const id = await createPicture(anna);
    const recipe = await createRecipe(app, anna, { image_url: pictureUrl(id, 320) });
    expect((await change(recipe, { title: 'New' })).picture).toEqual(recipe.picture);
  });

  test('is restored with an earlier version, or left out if it no longer exists', async () => {
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

  test('may be that of another visible recipe', async () => {
    const [shared, published] = [await createPicture(bruno), await createPicture(bruno)];
    const theirs = await createRecipe(app, bruno, { image_url: pictureUrl(shared, 320) });
    await createSharedRecipe(app, { recipe_id: theirs.id, shared_by: bruno.id, shared_with: anna.id });
    await createCommunityRecipe(app, { shared_by: bruno.id, picture_id: published });
    for (const id of [shared, published]) {
      const copy = await createRecipe(app, anna, { image_url: pictureUrl(id, 1024) });
      expect(copy).toMatchObject({ image_url: pictureUrl(id, 1024), picture: { id } });
    }
  });

  test('may not be that of a recipe that is no longer visible', async () => {
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

  test('may not be a missing one or that of an invisible recipe', async () => {
    const unshared = await createPicture(bruno);
    const theirs = await createRecipe(app, bruno, { image_url: pictureUrl(unshared, 320) });
    await createSharedRecipe(app, {
      recipe_id: theirs.id,
      shared_by: bruno.id,
      shared_with: (await createUser(app)).id,
    });
    for (const id of [randomUUID(), await createPicture(bruno), unshared]) {
      const body = newRecipe({ image_url: pictureUrl(id, 320) });
      const { status, error } = await app.request(recipesRoutes.createRecipe, { body }, anna);
      expect(status).toBe(400);
      expect(Object.keys(error.fields ?? {})).toEqual(['image_url']);
      // Another server may use the same paths.
      const elsewhere = `https://example.org${pictureUrl(id, 320)}`;
      const recipe = await createRecipe(app, anna, { image_url: elsewhere });
      expect(recipe).toMatchObject({ image_url: elsewhere, picture: null });
      expect(await importsOf(recipe)).toEqual([elsewhere]);
    }
  });
});
