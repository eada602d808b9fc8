import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { adminRoutes } from '@larder/contract/admin';
import { categoriesRoutes } from '@larder/contract/categories';
import { communityRoutes } from '@larder/contract/community';
import { linksRoutes } from '@larder/contract/links';
import { ratingsRoutes } from '@larder/contract/ratings';
import { recipesRoutes } from '@larder/contract/recipes';
import { reportsRoutes } from '@larder/contract/reports';
import { searchRoutes } from '@larder/contract/search';
import { sharingRoutes } from '@larder/contract/sharing';

import { migrate } from '#platform/db/migrate.ts';
import { REECE_ACCOUNT_ID } from '#features/personal-data/system-accounts.ts';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createEmptyDatabase } from '../../../test/database.ts';
import { createAdmin, createUser, createRecipe, type TestUser } from '../../../test/factories.ts';
import { recordQueries } from '../../../test/query-recorder.ts';
import { schemaSteps } from '../../migrations/steps.ts';

let app: TestApp;
let boss: TestUser;
beforeAll(async () => {
  app = await startApp();
  boss = await createUser(app);
  await createAdmin(app, boss);
});
afterAll(() => app.close());

const disable = (id: string, disabled: boolean) =>
  app.request(adminRoutes.updatePerson, { params: { id }, body: { disabled } }, boss);
const moderate = (id: string, hidden: boolean) =>
  app.request(adminRoutes.moderateRecipe, { params: { id }, body: { hidden, reason: 'Spam' } }, boss);

/** Anna's recipe with a unique word, published, linked and shared with Bruno. */
async function createScene(word: string) {
  const [anna, bruno] = [await createUser(app), await createUser(app)];
  const recipe = await createRecipe(app, anna, { title: `${word} stew` });
  const params = { id: recipe.id };
  const link = (await app.request(linksRoutes.createLink, { params }, anna)).body.link;
  await app.request(sharingRoutes.shareRecipe, { params, body: { email: bruno.email } }, anna);
  const copy = (await app.request(communityRoutes.shareToCommunity, { params }, anna)).body.id;
  return { anna, bruno, word, recipe: recipe.id, copy, token: link.path.split('/').at(-1) ?? '' };
}

type Scene = Awaited<ReturnType<typeof createScene>>;

/** With another recipe of Anna's. */
interface SceneWithMore extends Scene {
  readonly more: { readonly params: { readonly id: string } };
}

/** Every place where Bruno sees the recipe. */
async function findVisiblePlaces({ bruno, word, recipe, copy, token }: Scene): Promise<readonly string[]> {
  const lists: Readonly<Record<string, () => Promise<{ readonly status: number; readonly text: string }>>> = {
    'the community': () => app.request(communityRoutes.listCommunity, { query: { sort: 'newest' } }, bruno),
    'the community, searched': () => app.request(communityRoutes.listCommunity, { query: { q: word } }, bruno),
    'the categories': () => app.request(categoriesRoutes.browseRecipes, { query: {} }, bruno),
    'received recipes': () => app.request(sharingRoutes.listReceived, { query: {} }, bruno),
    'all visible recipes': () => app.request(recipesRoutes.listSeenRecipes, { query: {} }, bruno),
    'the search': () => app.request(searchRoutes.searchRecipes, { query: { q: word } }, bruno),
  };
  const found: string[] = [];
  for (const [where, ask] of Object.entries(lists)) {
    const { text } = await ask();
    for (const [what, id] of Object.entries({ recipe, copy })) if (text.includes(id)) found.push(`${what} in ${where}`);
  }
  const pages = {
    'the recipe': () => app.request(recipesRoutes.getRecipe, { params: { id: recipe } }, bruno),
    'its drawing': () => app.request(recipesRoutes.getDrawing, { params: { id: recipe, key: 'any' } }, bruno),
    'the copy': () => app.request(recipesRoutes.getRecipe, { params: { id: copy } }, bruno),
    'its ratings': () => app.request(ratingsRoutes.listRatings, { params: { id: copy }, query: {} }, bruno),
    'the link': () => app.request(linksRoutes.getLinkedRecipe, { params: { token } }),
  };
  for (const [what, ask] of Object.entries(pages)) if ((await ask()).status === 200) found.push(what);
  const { count } = (await app.request(sharingRoutes.countNewReceived, {}, bruno)).body;
  if (count > 0) found.push('the count of new shares');
  return found;
}

describe('a disabled account', () => {
  test('hides all shared content everywhere, and shows it again when it is enabled', async () => {
    const scene = await createScene('Xylophagous');
    const share = { recipe_id: scene.recipe, shared_with: scene.bruno.id };
    const markUnviewed = () =>
      app.database.db
        .updateTable('shared_recipes')
        .set({ viewed: false })
        .where((eb) => eb.and(share))
        .execute();
    const before = await findVisiblePlaces(scene);
    expect(before.length).toBeGreaterThan(10);
    await markUnviewed();
    expect((await disable(scene.anna.id, true)).status).toBe(200);
    expect(await findVisiblePlaces(scene)).toEqual([]);
    expect((await disable(scene.anna.id, false)).status).toBe(200);
    expect(await findVisiblePlaces(scene)).toEqual(before);
  });

  test('does not change what an admin hid, before or meanwhile, until an admin shows it', async () => {
    const scene = await createScene('Xenial');
    const isCopyVisible = async () => (await findVisiblePlaces(scene)).includes('the copy');
    await moderate(scene.copy, true);
    await disable(scene.anna.id, true);
    await disable(scene.anna.id, false);
    expect(await isCopyVisible()).toBe(false);
    await moderate(scene.copy, false);
    expect(await isCopyVisible()).toBe(true);

    await disable(scene.anna.id, true);
    expect((await moderate(scene.copy, false)).body).toMatchObject({ hidden_reason: null });
    expect(await isCopyVisible()).toBe(false);
    expect((await moderate(scene.copy, true)).body).toMatchObject({ hidden_reason: 'Spam' });
    await disable(scene.anna.id, false);
    expect(await isCopyVisible()).toBe(false);

    await disable(scene.anna.id, true);
    expect((await moderate(scene.copy, false)).body).toMatchObject({ hidden_reason: null });
    expect(await isCopyVisible()).toBe(false);
    await disable(scene.anna.id, false);
    expect(await isCopyVisible()).toBe(true);
  });

  test('leaves its recipes hidden when it is deleted; an admin can show them', async () => {
    const scene = await createScene('Xerophilous');
    await disable(scene.anna.id, true);
    const { id } = scene.anna;
    expect((await app.request(adminRoutes.deletePerson, { params: { id } }, boss)).status).toBe(204);
    expect(await findVisiblePlaces(scene)).toEqual([]);
    const { recipes } = (await app.request(adminRoutes.listModeration, { query: { hidden: 'true' } }, boss)).body;
    expect(recipes.find((recipe) => recipe.id === scene.copy)).toMatchObject({
      hidden_reason: 'The account of its author was disabled',
    });
    await moderate(scene.copy, false);
    expect(await findVisiblePlaces(scene)).toContain('the copy');
  });

  test.each([
    [
      'publishing',
      (on: TestApp, { more, anna }: SceneWithMore) => on.request(communityRoutes.shareToCommunity, more, anna),
    ],
    [
      'sharing',
      (on: TestApp, { more, anna, bruno: { email } }: SceneWithMore) =>
        on.request(sharingRoutes.shareRecipe, { ...more, body: { email } }, anna),
    ],
    [
      'updating a copy',
      (on: TestApp, { copy, anna }: SceneWithMore) =>
        on.request(communityRoutes.updateCommunityCopy, { params: { id: copy } }, anna),
    ],
  ])('%s fails when the account is disabled during the request', async (_action, ask) => {
    const scene = await createScene('Xanthic');
    const more = { params: { id: (await createRecipe(app, scene.anna)).id } };
    const { database, ran } = recordQueries(app.database);
    const second = await startApp({ database });
    const answer = await database.db.transaction().execute(async (trx) => {
      const now = app.clock.now();
      await trx.updateTable('users').set({ disabled_at: now }).where('id', '=', scene.anna.id).execute();
      const before = ran().length;
      const pending = ask(second, { ...scene, more });
      // Wait until the request is authenticated; on PostgreSQL it has sent one more query by then.
      const queries = database.kind === 'postgres' ? 2 : 1;
      await vi.waitFor(() => expect(ran().length).toBeGreaterThanOrEqual(before + queries), { timeout: 30_000 });
      return { of: pending };
    });
    expect((await answer.of).status).toBe(401);
  });
});

test('comments of a disabled user are hidden and cannot be reported; their stars count', async () => {
  const scene = await createScene('Xeric');
  const { bruno, anna, copy } = scene;
  const params = { id: copy };
  const { own } = (await app.request(ratingsRoutes.rateRecipe, { params, body: { rating: 2, comment: 'Dull' } }, bruno))
    .body;
  const read = async () => (await app.request(ratingsRoutes.listRatings, { params, query: {} }, anna)).body;
  const report = () =>
    app.request(reportsRoutes.reportComment, { params: { id: own.id }, body: { reason: 'offensive' } }, anna);
  await disable(bruno.id, true);
  expect(await read()).toMatchObject({ rating: 2, ratings_count: 1, comments: [] });
  expect((await report()).status).toBe(404);
  await disable(bruno.id, false);
  expect(await read()).toMatchObject({ rating: 2, comments: [{ comment: 'Dull' }] });
  expect((await report()).status).toBe(200);
});

test('the migration hides content of accounts that are disabled already, and keeps what admins hid', async () => {
  const place = await createEmptyDatabase();
  const database = place.open();
  const { '0024-shown': step, ...others } = schemaSteps;
  if (step === undefined) throw new Error('There is such a step');
  const before = Object.fromEntries(Object.entries(others).filter(([name]) => name < '0024'));
  await migrate(database, before, place.dataDir);
  const id = (n: number) => `019b0000-0000-7000-8000-00000000000${n}`;
  const at = '2026-01-02T03:04:05.678Z';
  const person = (n: number, disabled: string) =>
    `('${id(n)}', '${n}@example.org', 'Cook', true, ${disabled}, '${at}', '${at}')`;
  const copy = (n: number, by: string, hidden: string, reason: string) =>
    `('${id(n)}', '${by}', 'Stew ${n}', 'Red.', '["beef"]', '["Stew it."]', '${at}', ${hidden}, ${reason})`;
  const recipe = (n: number, by: string) =>
    `('${id(n)}', '${by}', 'Stew', 'Red.', '["beef"]', '["Stew it."]', '${at}', '${at}')`;
  for (const statement of [
    `insert into users (id, email, name, email_verified, disabled_at, created_at, updated_at)
      values ${person(1, `'${at}'`)}, ${person(2, 'null')}`,
    `insert into community_recipes (id, shared_by, title, description, ingredients, instructions, created_at, hidden_at, hidden_reason)
      values ${copy(1, id(1), 'null', 'null')}, ${copy(2, id(2), 'null', 'null')}, ${copy(3, id(2), `'${at}'`, 'null')},
        ${copy(4, id(1), `'${at}'`, `'Spam'`)}, ${copy(5, REECE_ACCOUNT_ID, 'null', 'null')}`,
    `insert into recipes (id, user_id, title, description, ingredients, instructions, created_at, updated_at)
      values ${recipe(1, id(1))}, ${recipe(2, id(2))}`,
    `insert into shared_recipes (recipe_id, shared_by, shared_with, created_at)
      values ('${id(1)}', '${id(1)}', '${id(2)}', '${at}'), ('${id(2)}', '${id(2)}', '${id(1)}', '${at}')`,
  ]) {
    await sql.raw(statement).execute(database.db);
  }
  await migrate(database, { ...before, '0024-shown': step }, place.dataDir);
  const copies = database.db.selectFrom('community_recipes').select(['hidden_at', 'hidden_reason']).orderBy('id');
  const since = new Date(at);
  const rows = await copies.where('shared_by', '<>', REECE_ACCOUNT_ID).execute();
  expect(rows).toEqual([
    { hidden_at: since, hidden_reason: null },
    { hidden_at: null, hidden_reason: null },
    { hidden_at: since, hidden_reason: 'No reason was kept' },
    { hidden_at: since, hidden_reason: 'Spam' },
  ]);
  expect(await copies.where('shared_by', '=', REECE_ACCOUNT_ID).execute()).toEqual([
    { hidden_at: null, hidden_reason: null },
  ]);
  const shares = await database.db.selectFrom('shared_recipes').select('hidden_at').orderBy('recipe_id').execute();
  expect(shares).toEqual([{ hidden_at: since }, { hidden_at: null }]);
  await database.close();
  await place.remove();
});
