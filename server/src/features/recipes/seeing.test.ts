import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type Recipe, RECIPE_TEXTS, recipesRoutes } from '@larder/contract/recipes';

import { startApp, type TestApp } from '../../../test/app.ts';
import {
  createCommunityRecipe,
  createPerson,
  createRecipe,
  createSharedRecipe,
  type TestPerson,
} from '../../../test/factories.ts';

let app: TestApp;
let anna: TestPerson;
let bruno: TestPerson;
let theirs: Recipe;
beforeAll(async () => {
  app = await startApp();
  [anna, bruno] = [await createPerson(app, { name: 'Anna' }), await createPerson(app, { name: 'Bruno' })];
  theirs = await createRecipe(app, bruno, { is_favorite: true });
  const body = { title: 'Pesto', version: 1 };
  theirs = (await app.request(recipesRoutes.updateRecipe, { params: { id: theirs.id }, body }, bruno)).body;
});
afterAll(() => app.close());

const get = (id: string, person = anna) => app.request(recipesRoutes.getRecipe, { params: { id } }, person);

function share(recipe: { readonly id: string }, by = bruno, person = anna) {
  return createSharedRecipe(app, { recipe_id: recipe.id, shared_by: by.id, shared_with: person.id });
}

async function isViewed(id: string, by = anna): Promise<boolean | undefined> {
  const shares = app.database.db.selectFrom('shared_recipes').select('viewed').where('recipe_id', '=', id);
  return (await shares.where('shared_with', '=', by.id).executeTakeFirst())?.viewed;
}

const UNRATED = { rating: 0, ratings_count: 0 };

describe('a recipe under its address', () => {
  test('is one’s own', async () => {
    const own = await createRecipe(app, anna);
    const provenance = { source: 'own', shared_by: null, shared_by_name: null, ...UNRATED };
    expect((await get(own.id)).body).toEqual({ ...own, ...provenance });
  });

  test('is one that somebody shared, without their heart and count of versions', async () => {
    expect((await get(theirs.id)).status).toBe(404);
    await share(theirs);
    const provenance = { source: 'shared', shared_by: bruno.id, shared_by_name: 'Bruno', ...UNRATED };
    expect((await get(theirs.id)).body).toEqual({ ...theirs, ...provenance, is_favorite: false, version: 1 });
  });

  test('is one of the community, with its rating', async () => {
    const given = await createCommunityRecipe(app, { shared_by: bruno.id, rating: 4.5, ratings_count: 2 });
    expect((await get(given.id)).body).toMatchObject({
      id: given.id,
      title: given.title,
      user_id: bruno.id,
      source: 'community',
      shared_by: bruno.id,
      shared_by_name: 'Bruno',
      rating: 4.5,
      ratings_count: 2,
      is_favorite: false,
      version: 1,
      picture: null,
    });
    expect((await get(given.id, bruno)).body.source).toBe('community');
  });

  test('is not found where it is hidden, in the bin, somebody else’s or nobody’s', async () => {
    const hidden = await createCommunityRecipe(app, { shared_by: bruno.id, title: 'Hidden', hidden_at: new Date() });
    const [binned, private_] = [await createRecipe(app, bruno), await createRecipe(app, bruno)];
    await share(binned);
    await share(private_, bruno, await createPerson(app));
    await app.request(recipesRoutes.deleteRecipe, { params: { id: binned.id } }, bruno);
    for (const id of [hidden.id, binned.id, private_.id, randomUUID()]) {
      const { status, error } = await get(id);
      expect(status).toBe(404);
      expect(error).toMatchObject({ code: 'not_found', message: RECIPE_TEXTS.not_found });
    }
  });
});

describe('what was shared', () => {
  test('is noted as looked at when it is, by whom it was shared with', async () => {
    const recipe = await createRecipe(app, bruno);
    await share(recipe);
    const carla = await createPerson(app);
    await share(recipe, bruno, carla);
    await get(recipe.id, bruno);
    await get(recipe.id, carla);
    expect([await isViewed(recipe.id), await isViewed(recipe.id, carla)]).toEqual([false, true]);
    await get(recipe.id);
    expect(await isViewed(recipe.id)).toBe(true);
    expect((await get(recipe.id)).status).toBe(200);
  });

  test.each([
    ['nothing', null],
    ['blanks', '  '],
    ['their address', 'cook@example.org'],
  ])('by somebody who goes by %s is by a cook', async (_case, username) => {
    const cook = await createPerson(app);
    await app.database.db.updateTable('user_profiles').set({ username }).where('user_id', '=', cook.id).execute();
    const recipe = await createRecipe(app, cook);
    await share(recipe, cook);
    const { body, text } = await get(recipe.id);
    expect(body.shared_by_name).toBe('A cook');
    expect(text).not.toContain(cook.email);
  });

  test('cannot be changed, deleted or hearted by whom it was shared with', async () => {
    const recipe = await createRecipe(app, bruno);
    await share(recipe);
    const params = { id: recipe.id };
    for (const body of [{ title: 'Mine', version: 1 }, { is_favorite: true }]) {
      expect((await app.request(recipesRoutes.updateRecipe, { params, body }, anna)).status).toBe(404);
    }
    expect((await app.request(recipesRoutes.deleteRecipe, { params }, anna)).status).toBe(404);
    expect((await get(recipe.id, bruno)).body).toMatchObject({ title: recipe.title, is_favorite: false, version: 1 });
  });
});
