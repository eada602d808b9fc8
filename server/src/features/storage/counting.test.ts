import { afterAll, beforeAll, expect, test } from 'vitest';

import { binRoutes } from '@larder/contract/bin';
import { communityRoutes } from '@larder/contract/community';
import { personalDataRoutes } from '@larder/contract/personal-data';
import { recipesRoutes } from '@larder/contract/recipes';
import { storageRoutes } from '@larder/contract/storage';

import { toJson } from '#platform/db/tables.ts';

import { startApp, type TestApp } from '../../../test/app.ts';
import { talk } from '../../../test/chat.ts';
import { createUser, createRecipe, type TestUser } from '../../../test/factories.ts';
import { createPicture, workOnPictures } from '../../../test/pictures.ts';

let app: TestApp;
let anna: TestUser;
beforeAll(async () => {
  app = await startApp({ environment: { AI_PROVIDER: 'kitchen' } });
  anna = await createUser(app);
});
afterAll(() => app.close());

const bytesOf = (...texts: readonly string[]) => texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);

/** The size of JSON in the database of this run: PostgreSQL's jsonb puts a space after each comma and colon. */
const jsonBytes = (value: unknown) =>
  bytesOf(
    app.database.kind === 'sqlite'
      ? toJson(value)
      : // Sufficient for the values below: arrays and flat objects of texts without quotes.
        toJson(value).replaceAll('","', '", "').replaceAll('":"', '": "'),
  );

async function readUse(person = anna) {
  const { recipes, pictures, conversations, bytes } = (await app.request(storageRoutes.getStorage, {}, person)).body;
  return { recipes: recipes.used, pictures: pictures.used, conversations: conversations.used, bytes: bytes.used };
}

async function recipeBytes(): Promise<number> {
  const rows = await app.database.db.selectFrom('recipes').selectAll().where('user_id', '=', anna.id).execute();
  return rows.reduce(
    (sum, row) =>
      sum +
      bytesOf(row.title, row.description) +
      jsonBytes(row.ingredients) +
      jsonBytes(row.instructions) +
      (row.details === null ? 0 : jsonBytes(row.details)),
    0,
  );
}

async function versionBytes(): Promise<number> {
  const rows = await app.database.db
    .selectFrom('recipe_versions')
    .select('bytes')
    .where('user_id', '=', anna.id)
    .execute();
  return rows.reduce((sum, { bytes }) => sum + bytes, 0);
}

test('a new user stores nothing, and their limits come from the configuration', async () => {
  const nobody = await createUser(app);
  expect((await app.request(storageRoutes.getStorage, {}, nobody)).body).toEqual({
    recipes: { used: 0, max: 20_000 },
    pictures: { used: 0, max: 10_000 },
    conversations: { used: 0, max: 2_000 },
    bytes: { used: 0, max: 2_048 * 1024 * 1024 },
  });
});

test('recipes, versions, community copies, conversations and picture files are counted on insert, update and delete', async () => {
  const soup = await createRecipe(app, anna, {
    title: 'Crème brûlée',
    ingredients: ['6 eggs', '1 vanilla bean'],
    notes: 'Torch it last.',
  });
  expect(await readUse()).toEqual({ recipes: 1, pictures: 0, conversations: 0, bytes: await recipeBytes() });

  const params = { id: soup.id };
  await app.request(recipesRoutes.updateRecipe, { params, body: { title: 'Жаркое', version: 1 } }, anna);
  const own = (await recipeBytes()) + (await versionBytes());
  expect(await versionBytes()).toBeGreaterThan(100);
  expect(await readUse()).toMatchObject({ recipes: 1, bytes: own });

  await app.request(communityRoutes.shareToCommunity, { params }, anna);
  const copied = own + (await recipeBytes());
  expect(await readUse()).toMatchObject({ recipes: 1, bytes: copied });

  const picture = await createPicture(app, anna);
  await workOnPictures(app);
  const { bytes: files } = await app.database.db
    .selectFrom('pictures')
    .select('bytes')
    .where('id', '=', picture.id)
    .executeTakeFirstOrThrow();
  expect(await readUse()).toMatchObject({ pictures: 1, bytes: copied + files });

  await talk(app, anna).say('hello');
  const talked = await readUse();
  expect(talked.conversations).toBe(1);
  expect(talked.bytes).toBeGreaterThan(copied + files + bytesOf('hello', 'hello'));
  await app.database.db.deleteFrom('conversations').where('user_id', '=', anna.id).execute();
  expect(await readUse()).toMatchObject({ conversations: 0, bytes: copied + files });

  await app.request(recipesRoutes.deleteRecipe, { params }, anna);
  expect(await readUse()).toMatchObject({ recipes: 1, bytes: copied + files });
  app.clock.advance({ seconds: 1 });
  await app.request(binRoutes.emptyBin, {}, anna);
  expect(await readUse()).toMatchObject({ recipes: 0, pictures: 1, bytes: copied - own + files });
});

test('one statement that deletes rows of several users updates the counters of each', async () => {
  const [bruno, carla] = [await createUser(app), await createUser(app)];
  for (const owner of [bruno, bruno, carla]) await createRecipe(app, owner);
  const before = await readUse(bruno);
  const [first] = await app.database.db.selectFrom('recipes').select('id').where('user_id', '=', bruno.id).execute();
  await app.database.db
    .deleteFrom('recipes')
    .where((eb) => eb.or([eb('user_id', '=', carla.id), eb('id', '=', first?.id ?? '')]))
    .execute();
  expect(await readUse(carla)).toEqual({ recipes: 0, pictures: 0, conversations: 0, bytes: 0 });
  expect(await readUse(bruno)).toMatchObject({ recipes: 1 });
  expect((await readUse(bruno)).bytes).toBeLessThan(before.bytes);
});

test('deleting an account deletes its counters; its community copies count toward no user', async () => {
  const password = 'correct horse battery';
  const bruno = await createUser(app, { password });
  const recipe = await createRecipe(app, bruno);
  await app.request(communityRoutes.shareToCommunity, { params: { id: recipe.id } }, bruno);
  await createPicture(app, bruno);
  const { status } = await app.request(personalDataRoutes.deleteAccount, { body: { password } }, bruno);
  expect(status).toBe(200);
  const { db } = app.database;
  expect(await db.selectFrom('user_storage').select('user_id').where('user_id', '=', bruno.id).execute()).toEqual([]);
});
