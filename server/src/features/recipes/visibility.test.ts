import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type Recipe, RECIPE_LIMITS, RECIPE_TEXTS, recipesRoutes } from '@larder/contract/recipes';

import { toJson } from '#platform/db/tables.ts';

import { startApp, type TestApp } from '../../../test/app.ts';
import {
  createCommunityRecipe,
  createUser,
  createRecipe,
  createSharedRecipe,
  type TestUser,
} from '../../../test/factories.ts';

let app: TestApp;
let anna: TestUser;
let bruno: TestUser;
let theirs: Recipe;
beforeAll(async () => {
  app = await startApp();
  [anna, bruno] = [await createUser(app, { name: 'Anna' }), await createUser(app, { name: 'Bruno' })];
  theirs = await createRecipe(app, bruno, { is_favorite: true, stars: 5 });
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

describe('a recipe by its id', () => {
  test('is returned to its owner in full', async () => {
    const own = await createRecipe(app, anna);
    const provenance = {
      source: 'own',
      shared_by: null,
      shared_by_name: null,
      ...UNRATED,
      hidden_reason: null,
      culprits: [],
    };
    expect((await get(own.id)).body).toEqual({ ...own, ...provenance });
  });

  test('is returned to a recipient without favorite, stars and version', async () => {
    expect((await get(theirs.id)).status).toBe(404);
    await share(theirs);
    const provenance = {
      source: 'shared',
      shared_by: bruno.id,
      shared_by_name: 'Bruno',
      ...UNRATED,
      hidden_reason: null,
      culprits: [],
    };
    const { stars: _stars, ...seen } = { ...theirs, ...provenance, is_favorite: false, version: 1 };
    expect((await get(theirs.id)).body).toEqual(seen);
  });

  test('of the community is returned to everyone with its rating', async () => {
    const published = await createCommunityRecipe(app, { shared_by: bruno.id, rating: 4.5, ratings_count: 2 });
    expect((await get(published.id)).body).toMatchObject({
      id: published.id,
      title: published.title,
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
    expect((await get(published.id, bruno)).body.source).toBe('community');
  });

  test('hidden by an admin is returned to its author only, with the reason, which the original has too', async () => {
    const recipe = await createRecipe(app, bruno);
    const fields = { shared_by: bruno.id, recipe_id: recipe.id };
    await createCommunityRecipe(app, { ...fields, title: 'Shown' });
    expect((await get(recipe.id, bruno)).body.hidden_reason).toBeNull();
    const hidden = await createCommunityRecipe(app, { ...fields, hidden_at: new Date(), hidden_reason: 'Spam' });
    for (const id of [recipe.id, hidden.id]) {
      expect((await get(id, bruno)).body.hidden_reason).toBe('Spam');
      expect((await get(id)).status).toBe(404);
    }
    await share(recipe);
    expect((await get(recipe.id)).body.hidden_reason).toBeNull();
  });

  test('answers 404 if hidden, in the bin, private to another user, or missing', async () => {
    const hidden = await createCommunityRecipe(app, { shared_by: bruno.id, title: 'Hidden', hidden_at: new Date() });
    const [binned, private_] = [await createRecipe(app, bruno), await createRecipe(app, bruno)];
    await share(binned);
    await share(private_, bruno, await createUser(app));
    await app.request(recipesRoutes.deleteRecipe, { params: { id: binned.id } }, bruno);
    for (const id of [hidden.id, binned.id, private_.id, randomUUID()]) {
      const { status, error } = await get(id);
      expect(status).toBe(404);
      expect(error).toMatchObject({ code: 'not_found', message: RECIPE_TEXTS.not_found });
    }
  });
});

describe('a received recipe', () => {
  test('is marked as viewed when its recipient reads it', async () => {
    const recipe = await createRecipe(app, bruno);
    await share(recipe);
    const carla = await createUser(app);
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
  ])('names its owner “A cook” if their name is %s', async (_case, username) => {
    const cook = await createUser(app);
    await app.database.db.updateTable('user_profiles').set({ username }).where('user_id', '=', cook.id).execute();
    const recipe = await createRecipe(app, cook);
    await share(recipe, cook);
    const { body, text } = await get(recipe.id);
    expect(body.shared_by_name).toBe('A cook');
    expect(text).not.toContain(cook.email);
  });

  test('cannot be updated, deleted or favorited by its recipient', async () => {
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

describe('the list of own and received recipes', () => {
  const list = async (person: TestUser, cursor?: string) =>
    (await app.request(recipesRoutes.listSeenRecipes, { query: cursor === undefined ? {} : { cursor } }, person)).body;

  test('has own ones, newest first, then received ones, without deleted and private ones', async () => {
    const [clara, dora] = [await createUser(app), await createUser(app)];
    const own = [await createRecipe(app, clara), await createRecipe(app, clara, { is_favorite: true })];
    const shared = [await createRecipe(app, dora, { is_favorite: true }), await createRecipe(app, dora)];
    const binned = [await createRecipe(app, clara), await createRecipe(app, dora)];
    await createRecipe(app, dora);
    await createCommunityRecipe(app, { shared_by: dora.id });
    for (const recipe of [...shared, ...binned.slice(1)]) await share(recipe, dora, clara);
    for (const [index, { id }] of binned.entries()) {
      await app.request(recipesRoutes.deleteRecipe, { params: { id } }, index === 0 ? clara : dora);
    }
    const { recipes, next_cursor } = await list(clara);
    expect(next_cursor).toBeNull();
    expect(recipes.slice(0, 2)).toEqual(own.toReversed());
    const asSeen = shared.toReversed().map((recipe) => ({ ...recipe, is_favorite: false, version: 1 }));
    expect(recipes.slice(2)).toEqual(asSeen);
  });

  test('has pages of a thousand, with each recipe once', async () => {
    const [clara, dora] = [await createUser(app), await createUser(app)];
    const first = await createRecipe(app, clara);
    const many = await copiesOf(first, RECIPE_LIMITS.whole_page_size - 1);
    const shared = [await createRecipe(app, dora), await createRecipe(app, dora)];
    for (const recipe of shared) await share(recipe, dora, clara);

    const page = await list(clara);
    expect(page.recipes).toHaveLength(RECIPE_LIMITS.whole_page_size);
    const rest = await list(clara, page.next_cursor ?? '');
    expect(rest.next_cursor).toBeNull();
    expect(rest.recipes.map(({ id }) => id)).toEqual(shared.toReversed().map(({ id }) => id));
    expect(new Set(page.recipes.map(({ id }) => id))).toEqual(new Set([first.id, ...many]));
    const { status, error } = await app.send({ method: 'GET', url: '/recipes?cursor=nonsense' }, clara);
    expect([status, error.fields]).toEqual([400, { cursor: expect.any(String) }]);
  });

  /** Copies the row of a recipe, which is faster than creating each through HTTP. */
  async function copiesOf({ id }: Recipe, count: number): Promise<string[]> {
    const { db } = app.database;
    const { user_id, title, description, created_at, updated_at } = await db
      .selectFrom('recipes')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const lists = { ingredients: toJson(['2 eggs']), instructions: toJson(['Whisk.']) };
    const row = { user_id, title, description, created_at, updated_at, ...lists };
    const ids = Array.from({ length: count }, () => randomUUID());
    for (let at = 0; at < ids.length; at += 100) {
      await db
        .insertInto('recipes')
        .values(ids.slice(at, at + 100).map((copy) => ({ ...row, id: copy })))
        .execute();
    }
    return ids;
  }
});
