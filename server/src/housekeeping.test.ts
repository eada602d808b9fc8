import { afterAll, beforeAll, expect, test } from 'vitest';

import { recipesRoutes } from '@larder/contract/recipes';

import { startApp, type TestApp } from '../test/app.ts';
import { createPerson, createRecipe, createSession, type TestPerson } from '../test/factories.ts';
import { keepHouse } from './housekeeping.ts';

let app: TestApp;
let anna: TestPerson;
beforeAll(async () => {
  app = await startApp();
  anna = await createPerson(app);
});
afterAll(() => app.close());

const keepHouseNow = () => keepHouse({ db: app.database.db, now: app.clock.now() });

async function count(table: 'sessions' | 'rate_limits' | 'recipes' | 'recipe_search'): Promise<number> {
  return (await app.database.db.selectFrom(table).selectAll().execute()).length;
}

test('what rests in the bin stays thirty days, and what is not in it stays for good', async () => {
  const [binned, kept] = [await createRecipe(app, anna), await createRecipe(app, anna)];
  await app.request(recipesRoutes.deleteRecipe, { params: { id: binned.id } }, anna);
  app.clock.advance({ days: 29, hours: 23 });
  await keepHouseNow();
  expect((await app.request(recipesRoutes.restoreRecipe, { params: { id: binned.id } }, await again())).status).toBe(
    200,
  );

  await app.request(recipesRoutes.deleteRecipe, { params: { id: binned.id } }, await again());
  app.clock.advance({ days: 30, seconds: 1 });
  await keepHouseNow();
  const cook = await again();
  expect((await app.request(recipesRoutes.restoreRecipe, { params: { id: binned.id } }, cook)).status).toBe(404);
  expect((await app.request(recipesRoutes.getRecipe, { params: { id: kept.id } }, cook)).status).toBe(200);
  expect(await count('recipe_search')).toBe(await count('recipes'));
});

/** Anna with a session of this moment. */
async function again(): Promise<TestPerson> {
  const guest = await createPerson(app);
  await app.database.db.updateTable('sessions').set({ user_id: anna.id }).where('user_id', '=', guest.id).execute();
  return { ...anna, cookie: guest.cookie };
}

test('sessions and counts that have ended go, others stay', async () => {
  await app.database.db.deleteFrom('sessions').execute();
  await createSession(app, { user_id: anna.id, expires_at: app.clock.now() });
  await createSession(app, { user_id: anna.id });
  const stay = { key: 'stay', count: 1, window_ends_at: new Date(app.clock.now().getTime() + 1) };
  const go = { key: 'go', count: 1, window_ends_at: app.clock.now() };
  await app.database.db.insertInto('rate_limits').values([stay, go]).execute();
  await keepHouseNow();
  expect(await count('sessions')).toBe(1);
  expect(await app.database.db.selectFrom('rate_limits').select('key').execute()).toEqual([{ key: 'stay' }]);
});
