import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { COLLECTION_LIMITS } from '@larder/contract/collection-texts';
import { collectionsRoutes } from '@larder/contract/collections';
import { recipePictureUrl } from '@larder/contract/pictures';
import { recipesRoutes } from '@larder/contract/recipes';
import { searchRoutes } from '@larder/contract/search';
import { sharingRoutes } from '@larder/contract/sharing';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createRecipe, createSharedRecipe, createUser, type TestUser } from '../../../test/factories.ts';
import { createPicture } from '../../../test/pictures.ts';

let app: TestApp;
let anna: TestUser;
let bruno: TestUser;
beforeAll(async () => {
  // The property test shares often.
  app = await startApp({ environment: { RATE_LIMIT_FACTOR: '1000' } });
});
beforeEach(async () => {
  [anna, bruno] = await Promise.all([createUser(app), createUser(app)]);
});
afterAll(() => app.close());

async function fill(recipes: readonly string[], owner = anna): Promise<string> {
  const { body } = await app.request(collectionsRoutes.createCollection, { body: { name: 'Sundays' } }, owner);
  if (recipes.length > 0) await add(body.id, recipes, owner);
  return body.id;
}

const add = (id: string, recipes: readonly string[], owner = anna) =>
  app.request(collectionsRoutes.addToCollection, { params: { id }, body: { ids: [...recipes] } }, owner);
const remove = (id: string, recipes: readonly string[]) =>
  app.request(collectionsRoutes.removeFromCollection, { params: { id }, body: { ids: [...recipes] } }, anna);
const share = (id: string, person = bruno) =>
  app.request(collectionsRoutes.shareCollection, { params: { id }, body: { email: person.email } }, anna);
const revoke = (id: string, person = bruno) =>
  app.request(collectionsRoutes.revokeCollectionShare, { params: { id, person: person.id } }, anna);
const open = (id: string, person = bruno) => app.request(collectionsRoutes.getCollection, { params: { id } }, person);
const shareRecipe = (id: string) =>
  app.request(sharingRoutes.shareRecipe, { params: { id }, body: { email: bruno.email } }, anna);
const revokeRecipe = (id: string) => app.request(sharingRoutes.revokeShare, { params: { id, person: bruno.id } }, anna);

async function mayRead(id: string, person = bruno): Promise<boolean> {
  return (await app.request(recipesRoutes.getRecipe, { params: { id } }, person)).status === 200;
}

async function listedIn(id: string, person = bruno): Promise<string[]> {
  const { body } = await app.request(collectionsRoutes.listCollectionRecipes, { params: { id }, query: {} }, person);
  return body.recipes.map((recipe) => recipe.id);
}

const received = async (person = bruno) =>
  (await app.request(collectionsRoutes.listReceivedCollections, { query: {} }, person)).body.collections;

describe('sharing a collection', () => {
  test('lets its recipient, and nobody else, read it and its recipes', async () => {
    const recipe = await createRecipe(app, anna);
    const id = await fill([recipe.id]);
    expect([(await open(id)).status, await mayRead(recipe.id)]).toEqual([404, false]);
    expect((await share(id)).status).toBe(200);
    expect(await received()).toMatchObject([{ id, name: 'Sundays', count: 1, shared_by: anna.id, viewed: false }]);
    expect((await open(id)).body).toMatchObject({ shared_by: anna.id, shared_by_name: anna.name });
    expect(await received()).toMatchObject([{ viewed: true }]);
    expect(await listedIn(id)).toEqual([recipe.id]);
    expect(await mayRead(recipe.id)).toBe(true);
    const clara = await createUser(app);
    expect([(await open(id, clara)).status, await mayRead(recipe.id, clara)]).toEqual([404, false]);
  });

  test('shares recipes that are added later, and withdraws those that are removed', async () => {
    const [soup, pie] = [await createRecipe(app, anna), await createRecipe(app, anna)];
    const id = await fill([soup.id]);
    await share(id);
    await add(id, [pie.id]);
    expect(await mayRead(pie.id)).toBe(true);
    await remove(id, [soup.id]);
    expect([await mayRead(soup.id), await mayRead(pie.id)]).toEqual([false, true]);
  });

  test.for([
    ['revoked', (id: string) => revoke(id)],
    ['left', (id: string) => app.request(collectionsRoutes.leaveReceivedCollection, { params: { id } }, bruno)],
    ['deleted', (id: string) => app.request(collectionsRoutes.deleteCollection, { params: { id } }, anna)],
  ] as const)('ends at once when it is %s', async ([_case, end]) => {
    const recipe = await createRecipe(app, anna);
    const id = await fill([recipe.id]);
    await share(id);
    expect(await mayRead(recipe.id)).toBe(true);
    expect((await end(id)).status).toBe(204);
    expect([(await open(id)).status, await mayRead(recipe.id)]).toEqual([404, false]);
    expect(await received()).toEqual([]);
    expect((await end(id)).status).toBe(404);
  });

  test('does not share recipes that its owner only received', async () => {
    const clara = await createUser(app);
    const theirs = await createRecipe(app, clara);
    await createSharedRecipe(app, { recipe_id: theirs.id, shared_by: clara.id, shared_with: anna.id });
    const id = await fill([theirs.id]);
    await share(id);
    expect([await listedIn(id, anna), await listedIn(id), await mayRead(theirs.id)]).toEqual([[theirs.id], [], false]);
    expect((await open(id)).body).toMatchObject({ count: 0, covers: [] });
  });

  test('makes its recipes searchable and their photos usable, but announces none of them as shared itself', async () => {
    const picture = await createPicture(app, anna);
    const recipe = await createRecipe(app, anna, { title: 'Ribollita', image_url: recipePictureUrl(picture) });
    const id = await fill([recipe.id]);
    await share(id);
    const found = await app.request(searchRoutes.searchRecipes, { query: { q: 'ribollita' } }, bruno);
    expect(JSON.stringify(found.body)).toContain(recipe.id);
    const copy = await app.request(recipesRoutes.copyRecipe, { params: { id: recipe.id }, body: {} }, bruno);
    expect(copy.body.picture).toMatchObject({ id: picture.id });
    const list = await app.request(sharingRoutes.listReceived, { query: {} }, bruno);
    expect(list.body.recipes).toEqual([]);
    expect((await app.request(sharingRoutes.countNewReceived, {}, bruno)).body.count).toBe(0);
    const people = await app.request(sharingRoutes.listShares, { params: { id: recipe.id }, query: {} }, anna);
    expect(people.body.shares).toEqual([]);
  });

  test('is idempotent: its recipient is listed once', async () => {
    const id = await fill([]);
    for (const answer of await Promise.all([share(id), share(id)])) expect(answer.status).toBe(200);
    const { body } = await app.request(collectionsRoutes.listCollectionShares, { params: { id }, query: {} }, anna);
    expect(body.shares).toMatchObject([{ person_id: bruno.id, email: bruno.email }]);
  });

  test('refuses the own address, unknown addresses, and more people than the limit', async () => {
    const id = await fill([]);
    expect((await share(id, anna)).status).toBe(400);
    const unknown = { params: { id }, body: { email: 'nobody@example.org' } };
    expect((await app.request(collectionsRoutes.shareCollection, unknown, anna)).status).toBe(404);
    const people = await Promise.all(Array.from({ length: COLLECTION_LIMITS.recipients_max }, () => createUser(app)));
    const row = { collection_id: id, shared_by: anna.id, email: null, created_at: new Date() };
    const rows = people.map((person) => ({ ...row, shared_with: person.id }));
    await app.database.db.insertInto('collection_shares').values(rows).execute();
    expect((await share(id)).error.code).toBe('quota_exceeded');
  });

  test('is hidden while its owner is disabled', async () => {
    const id = await fill([(await createRecipe(app, anna)).id]);
    await share(id);
    const users = app.database.db.updateTable('users').where('id', '=', anna.id);
    await users.set({ disabled_at: new Date() }).execute();
    expect([(await open(id)).status, await received()]).toEqual([404, []]);
    await users.set({ disabled_at: null }).execute();
    expect((await open(id)).status).toBe(200);
  });
});

describe('a recipe in a shared collection', () => {
  test('that is shared directly, too, stays readable until both have ended', async () => {
    const recipe = await createRecipe(app, anna);
    const id = await fill([recipe.id]);
    await share(id);
    expect((await revokeRecipe(recipe.id)).status).toBe(404);
    await shareRecipe(recipe.id);
    await revoke(id);
    expect(await mayRead(recipe.id)).toBe(true);
    await share(id);
    expect((await revokeRecipe(recipe.id)).status).toBe(204);
    expect(await mayRead(recipe.id)).toBe(true);
    await revoke(id);
    expect(await mayRead(recipe.id)).toBe(false);
  });

  test('is readable exactly while a share says so, after any sequence of changes', async () => {
    const recipe = await createRecipe(app, anna);
    const collections = [await fill([]), await fill([])];
    const state = { direct: false, inside: [false, false], shared: [false, false] };
    const step = fc.record({ what: fc.constantFrom('direct', 'inside', 'shared'), at: fc.nat(1), on: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
        for (const { what, at, on } of steps) {
          const id = collections[at] ?? '';
          if (what === 'direct') {
            await (on ? shareRecipe(recipe.id) : revokeRecipe(recipe.id));
            state.direct = on;
          } else if (what === 'inside') {
            await (on ? add(id, [recipe.id]) : remove(id, [recipe.id]));
            state.inside[at] = on;
          } else {
            await (on ? share(id) : revoke(id));
            state.shared[at] = on;
          }
          const expected = state.direct || [0, 1].some((index) => state.inside[index] && state.shared[index]);
          expect(await mayRead(recipe.id)).toBe(expected);
        }
      }),
      { numRuns: 10 },
    );
  });
});
