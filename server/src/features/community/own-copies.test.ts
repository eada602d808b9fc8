import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { COMMUNITY_TEXTS, communityRoutes } from '@larder/contract/community';
import { RECIPE_LIMITS, recipesRoutes } from '@larder/contract/recipes';

import { TOMBSTONE_ID } from '#features/personal-data/system-accounts.ts';
import { PURGE_HOURS } from '#features/pictures/commands/purge.ts';

import { runHousekeeping } from '../../housekeeping.ts';
import { startApp, type TestApp } from '../../../test/app.ts';
import {
  createCommunityRecipe,
  createUser,
  createRating,
  createRecipe,
  type TestUser,
} from '../../../test/factories.ts';
import { createPicture } from '../../../test/pictures.ts';

let app: TestApp;
let anna: TestUser;
let bruno: TestUser;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  await app.database.db.deleteFrom('community_recipes').execute();
  [anna, bruno] = await Promise.all([createUser(app), createUser(app)]);
});
afterAll(() => app.close());

const on = (id: string) => ({ params: { id } });
const publish = async (person: TestUser, id: string) =>
  (await app.request(communityRoutes.shareToCommunity, on(id), person)).body.id;
const view = (person: TestUser, id: string) => app.request(communityRoutes.viewCommunityRecipe, on(id), person);
const getCopy = (person: TestUser, id: string) => app.request(communityRoutes.getCommunityCopy, on(id), person);
const update = (person: TestUser, id: string) => app.request(communityRoutes.updateCommunityCopy, on(id), person);
const withdraw = (person: TestUser, id: string) => app.request(communityRoutes.withdrawCommunityCopy, on(id), person);
const find = (id: string) =>
  app.database.db.selectFrom('community_recipes').selectAll().where('id', '=', id).executeTakeFirst();
const hide = (id: string) =>
  app.database.db
    .updateTable('community_recipes')
    .set({ hidden_at: app.clock.now(), hidden_reason: 'Spam' })
    .where('id', '=', id)
    .execute();
const search = async (q: string) =>
  (await app.request(communityRoutes.listCommunity, { query: { q } }, anna)).body.recipes.map(({ id }) => id);

describe('a view', () => {
  test('counts once per user and hour, also for concurrent requests', async () => {
    const { id } = await createCommunityRecipe(app, { shared_by: anna.id });
    const answers = await Promise.all(Array.from({ length: 20 }, () => view(bruno, id)));
    expect(answers.map(({ body }) => body)).toEqual(Array.from({ length: 20 }, () => ({ views: 1 })));
    const people = await Promise.all(Array.from({ length: 50 }, () => createUser(app)));
    const counts = await Promise.all(people.map(async (person) => (await view(person, id)).body.views));
    expect(counts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, n) => n + 2));
    expect(await find(id)).toMatchObject({ views: 51 });
  });

  test('counts again an hour later, when the first is purged', async () => {
    const { id } = await createCommunityRecipe(app, { shared_by: anna.id });
    const { id: other } = await createCommunityRecipe(app, { shared_by: anna.id });
    await view(bruno, id);
    const views = () => app.database.db.selectFrom('recipe_views').select('recipe_id').where('user_id', '=', bruno.id);
    const runPurge = () => runHousekeeping({ db: app.database.db, blobs: app.blobs, now: app.clock.now() });
    app.clock.advance({ minutes: 59, seconds: 59 });
    await view(bruno, other);
    await runPurge();
    expect(await views().execute()).toHaveLength(2);
    expect((await view(bruno, id)).body).toEqual({ views: 1 });
    app.clock.advance({ seconds: 1 });
    expect((await view(bruno, id)).body).toEqual({ views: 2 });
    app.clock.advance({ hours: 1 });
    await runPurge();
    expect(await views().execute()).toEqual([]);
  });

  test('is rate limited when it would count; repeated views are not limited', async () => {
    const strict = await startApp({ environment: { RATE_LIMIT_FACTOR: '1' }, database: app.database });
    const ids = await Promise.all([1, 2, 3, 4].map(() => createCommunityRecipe(app, { shared_by: anna.id })));
    const reader = await createUser(app);
    const before = {
      key: `view:${reader.id}`,
      count: 597,
      window_ends_at: new Date(strict.clock.now().getTime() + 60_000),
    };
    await app.database.db.insertInto('rate_limits').values(before).execute();
    const viewAs = (of: { readonly id: string } | undefined, who = reader) =>
      strict.request(communityRoutes.viewCommunityRecipe, { params: { id: of?.id ?? '' } }, who);
    for (const of of ids.slice(0, 3)) expect((await viewAs(of)).body).toEqual({ views: 1 });
    for (let n = 0; n < 5; n++) expect((await viewAs(ids[0])).body).toEqual({ views: 1 });
    const refused = await viewAs(ids[3]);
    expect([refused.status, refused.error.code]).toEqual([429, 'too_many_requests']);
    expect((await viewAs(ids[3], await createUser(app))).body).toEqual({ views: 1 });
    strict.clock.advance({ minutes: 1 });
    expect((await viewAs(ids[3])).body).toEqual({ views: 2 });
  });

  test.each(['hidden', 'withdrawn', 'never there'])('answers 404 for a recipe that is %s', async (how) => {
    const { id } = await createCommunityRecipe(app, { shared_by: anna.id });
    await view(bruno, id);
    if (how === 'hidden') await hide(id);
    if (how === 'withdrawn') await withdraw(anna, id);
    const { status, error } = await view(bruno, how === 'never there' ? randomUUID() : id);
    expect(status).toBe(404);
    expect(error.message).toBe(COMMUNITY_TEXTS.not_found);
  });
});

describe('the author of a copy', () => {
  test('sees the copy of a recipe, and whether it is current', async () => {
    const recipe = await createRecipe(app, anna, { title: 'Ribollita' });
    expect((await getCopy(anna, recipe.id)).body).toEqual({ copy: null });
    const id = await publish(anna, recipe.id);
    await view(bruno, id);
    const copy = {
      id,
      recipe_id: recipe.id,
      title: 'Ribollita',
      shared_at: app.clock.now().toISOString(),
      is_current: true,
      rating: 0,
      ratings_count: 0,
      views: 1,
      hidden_reason: null,
    };
    expect((await getCopy(anna, recipe.id)).body).toEqual({ copy });
    const change = { description: 'Better', version: 1 };
    await app.request(recipesRoutes.updateRecipe, { ...on(recipe.id), body: change }, anna);
    await hide(id);
    expect((await getCopy(anna, recipe.id)).body).toEqual({
      copy: { ...copy, is_current: false, hidden_reason: 'Spam' },
    });
    expect((await getCopy(bruno, recipe.id)).status).toBe(404);
    // With several copies under different titles, the latest is returned.
    await app.database.db
      .updateTable('community_recipes')
      .set({ hidden_at: null, hidden_reason: null })
      .where('id', '=', id)
      .execute();
    await app.request(recipesRoutes.updateRecipe, { ...on(recipe.id), body: { title: 'New', version: 2 } }, anna);
    app.clock.advance({ seconds: 1 });
    const later = await publish(anna, recipe.id);
    expect((await getCopy(anna, recipe.id)).body).toMatchObject({ copy: { id: later, title: 'New' } });
  });

  test('sees the same by the copy’s id, and whether its recipe still exists', async () => {
    const recipe = await createRecipe(app, anna);
    const id = await publish(anna, recipe.id);
    const copy = (await getCopy(anna, recipe.id)).body.copy;
    const own = () => app.request(communityRoutes.getOwnCopy, on(id), anna);
    expect((await own()).body).toEqual(copy);
    await app.request(recipesRoutes.updateRecipe, { ...on(recipe.id), body: { title: 'New', version: 1 } }, anna);
    await hide(id);
    expect((await own()).body).toEqual({ ...copy, is_current: false, hidden_reason: 'Spam' });
    await app.request(recipesRoutes.deleteRecipe, on(recipe.id), anna);
    expect((await own()).body).toMatchObject({ recipe_id: null, is_current: true });
    await app.database.db.deleteFrom('recipes').where('id', '=', recipe.id).execute();
    expect((await own()).body).toMatchObject({ recipe_id: null, is_current: true });
    expect((await app.request(communityRoutes.getOwnCopy, on(id), bruno)).status).toBe(404);
    await app.database.db.deleteFrom('community_recipes').execute();
    expect((await own()).status).toBe(404);
  });

  test('updates it from the recipe; ratings and views stay', async () => {
    const recipe = await createRecipe(app, anna, { title: 'Ribollita' });
    const id = await publish(anna, recipe.id);
    await view(bruno, id);
    await createRating(app, { recipe_id: id, user_id: bruno.id });
    const rated = { rating: 4, ratings_count: 1, stars_4: 1 };
    await app.database.db.updateTable('community_recipes').set(rated).where('id', '=', id).execute();
    expect(await search('ribollita')).toEqual([id]);
    const picture = await createPicture(app, anna);
    const content = {
      title: 'Pappa al pomodoro',
      description: 'Red.',
      ingredients: ['bread', 'tomatoes'],
      instructions: ['Stew it.'],
      category: 'Soup' as const,
      preparation_time: 7,
      cooking_time: null,
      servings: 3,
    };
    const body = { ...content, image_url: `/pictures/${picture.id}/60`, version: 1 };
    const changed = await app.request(recipesRoutes.updateRecipe, { ...on(recipe.id), body }, anna);
    expect(changed.status).toBe(200);
    expect(await search('pappa')).toEqual([]);
    app.clock.advance({ minutes: 1 });
    const answer = await update(anna, id);
    expect(answer.body).toMatchObject({ id, title: content.title, is_current: true, rating: 4, views: 1 });
    expect(await find(id)).toMatchObject({
      ...content,
      ...rated,
      image_url: changed.body.image_url,
      picture_id: picture.id,
      views: 1,
      updated_at: app.clock.now(),
    });
    expect((await getCopy(anna, recipe.id)).body).toEqual({ copy: answer.body });
    expect(await search('pappa')).toEqual([id]);
    expect(await search('ribollita')).toEqual([]);
    const read = await app.request(recipesRoutes.getRecipe, on(id), bruno);
    expect(read.body.updated_at).toBe(app.clock.now().toISOString());
  });

  test('cannot give it the title of another of their copies', async () => {
    await publish(anna, (await createRecipe(app, anna, { title: 'Goulash' })).id);
    const recipe = await createRecipe(app, anna, { title: 'Ribollita' });
    const id = await publish(anna, recipe.id);
    for (const [version, title] of ['Goulash', 'GOULASH', ' goulash'].entries()) {
      const body = { title, version: version + 1 };
      await app.request(recipesRoutes.updateRecipe, { ...on(recipe.id), body }, anna);
      const { status, error } = await update(anna, id);
      expect(status, title).toBe(409);
      expect(error.message).toBe(COMMUNITY_TEXTS.already_shared);
      expect(await find(id)).toMatchObject({ title: 'Ribollita', updated_at: null });
    }
    const renamed = { title: 'RIBOLLITA', version: 4 };
    await app.request(recipesRoutes.updateRecipe, { ...on(recipe.id), body: renamed }, anna);
    expect((await update(anna, id)).body).toMatchObject({ title: 'RIBOLLITA' });
  });

  test('cannot update it from a recipe that is in the bin or deleted', async () => {
    const recipe = await createRecipe(app, anna);
    const id = await publish(anna, recipe.id);
    await app.request(recipesRoutes.deleteRecipe, on(recipe.id), anna);
    for (const where of ['bin', 'nowhere']) {
      const { status, error } = await update(anna, id);
      expect(status, where).toBe(409);
      expect(error.message).toBe(COMMUNITY_TEXTS.original_gone);
      await app.database.db.deleteFrom('recipes').where('id', '=', recipe.id).execute();
    }
    expect((await withdraw(anna, id)).status).toBe(204);
  });

  test('cannot show a hidden copy by updating it or publishing again', async () => {
    const recipe = await createRecipe(app, anna, { title: 'Ribollita' });
    const id = await publish(anna, recipe.id);
    await hide(id);
    expect((await update(anna, id)).body).toMatchObject({ hidden_reason: 'Spam' });
    expect(await search('ribollita')).toEqual([]);
    expect((await view(bruno, id)).status).toBe(404);
    const { status, error } = await withdraw(anna, id);
    expect([status, error.message]).toEqual([409, 'An admin has hidden this recipe from the community']);
    const renamed = { params: { id: recipe.id }, body: { title: 'Bread soup', version: 1 } };
    expect((await app.request(recipesRoutes.updateRecipe, renamed, anna)).status).toBe(200);
    const given = await app.request(communityRoutes.shareToCommunity, on(recipe.id), anna);
    expect([given.status, given.error.message]).toEqual([409, error.message]);
    expect(await find(id)).toMatchObject({ hidden_reason: 'Spam' });
  });

  test('withdraws it with its ratings, views, search document and picture, and may publish again', async () => {
    const picture = await createPicture(app, anna);
    const image_url = `/pictures/${picture.id}/60`;
    const recipe = await createRecipe(app, anna, { title: 'Ribollita', image_url });
    const id = await publish(anna, recipe.id);
    await view(bruno, id);
    await createRating(app, { recipe_id: id, user_id: bruno.id });
    expect((await withdraw(anna, id)).status).toBe(204);
    const { db } = app.database;
    for (const table of ['recipe_ratings', 'recipe_views'] as const) {
      expect(await db.selectFrom(table).select('recipe_id').where('recipe_id', '=', id).execute()).toEqual([]);
    }
    expect(await db.selectFrom('community_search').select('id').where('id', '=', id).execute()).toEqual([]);
    expect(await search('ribollita')).toEqual([]);
    expect((await withdraw(anna, id)).status).toBe(404);
    const again = await publish(anna, recipe.id);
    expect(await find(again)).toMatchObject({ title: 'Ribollita', rating: 0, views: 0, picture_id: picture.id });

    await withdraw(anna, again);
    await app.request(recipesRoutes.deleteRecipe, on(recipe.id), anna);
    // Pictures and the bin are purged side by side: the hour that deletes the recipe may still find its picture in use.
    for (let hour = 0; hour <= PURGE_HOURS; hour++) {
      app.clock.advance(hour === 0 ? { days: RECIPE_LIMITS.bin_days + 1 } : { hours: 1 });
      await runHousekeeping({ db, blobs: app.blobs, now: app.clock.now() });
    }
    expect(await db.selectFrom('pictures').select('id').where('id', '=', picture.id).execute()).toEqual([]);
  });

  test('is the only user who can change it, also after the account is deleted', async () => {
    const { id } = await createCommunityRecipe(app, { shared_by: anna.id });
    const { id: left } = await createCommunityRecipe(app, { shared_by: TOMBSTONE_ID });
    for (const [person, other] of [
      [bruno, id],
      [anna, left],
    ] as const) {
      expect((await update(person, other)).status).toBe(404);
      expect((await withdraw(person, other)).status).toBe(404);
      expect(await find(other)).toBeDefined();
    }
  });
});

test('concurrent views and updates succeed or answer 404 while a copy is withdrawn', async () => {
  for (let round = 0; round < 5; round++) {
    const recipe = await createRecipe(app, anna);
    const id = await publish(anna, recipe.id);
    const people = await Promise.all(Array.from({ length: 6 }, () => createUser(app)));
    const answers = await Promise.all([
      ...people.slice(0, 3).map((person) => view(person, id)),
      update(anna, id),
      withdraw(anna, id),
      view(anna, id),
      update(anna, id),
      ...people.slice(3).map((person) => view(person, id)),
    ]);
    for (const { status } of answers) expect([200, 204, 404]).toContain(status);
    expect(await find(id)).toBeUndefined();
  }
});

test('a view succeeds or is refused while its user’s account is deleted', async () => {
  for (let round = 0; round < 8; round++) {
    const viewer = await createUser(app);
    const { id } = await createCommunityRecipe(app, { shared_by: anna.id });
    const gone = app.database.db.deleteFrom('users').where('id', '=', viewer.id).execute();
    const [answer] = await Promise.all([view(viewer, id), gone]);
    expect([200, 401]).toContain(answer.status);
  }
});
