import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { communityRoutes } from '@larder/contract/community';
import { linksRoutes } from '@larder/contract/links';
import { Picture, picturesRoutes } from '@larder/contract/pictures';
import { recipesRoutes } from '@larder/contract/recipes';
import { sharingRoutes } from '@larder/contract/sharing';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createUser, createRecipe, type TestUser } from '../../../test/factories.ts';
import { createPicture, getFile, photo, workOnPictures } from '../../../test/pictures.ts';
import { claimPicture } from './commands/claim.ts';
import { requestImport } from './commands/request-import.ts';

let web: Server;
let at: string;
/** The next statuses of the web server, for its picture paths; 200 when empty. */
let statuses: number[] = [];
let requestedPaths: string[] = [];
let app: TestApp;
let anna: TestUser;
let bruno: TestUser;
beforeAll(async () => {
  const picture = await photo(700, 60).jpeg().toBuffer();
  web = createServer((request, response) => {
    const path = request.url ?? '';
    requestedPaths.push(path);
    if (path === '/metadata') return response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
    if (path === '/page') return response.end('<!doctype html>');
    if (path === '/huge') return response.writeHead(200, { 'content-length': String(21 * 1024 * 1024) }).end();
    const status = statuses.shift() ?? 200;
    return response.writeHead(status).end(status === 200 ? picture : '');
  }).listen(0, '127.0.0.1');
  await once(web, 'listening');
  const host = `127.0.0.1:${(web.address() as AddressInfo).port}`;
  at = `http://${host}`;
  app = await startApp({ environment: { FETCH_ALLOW: host } });
});
beforeEach(async () => {
  [anna, bruno] = [await createUser(app), await createUser(app)];
  statuses = [];
  requestedPaths = [];
});
afterAll(async () => {
  await app.close();
  web.close();
});

const db = () => app.database.db;
const importNow = (url: string) => app.request(picturesRoutes.importPicture, { body: { url } }, anna);

describe('importing a picture by URL', () => {
  test('stores it like an upload', async () => {
    const { status, body } = await importNow(`${at}/soup.jpg`);
    expect(status).toBe(201);
    expect(Picture.parse(body)).toMatchObject({ width: 700, height: 60 });
    expect((await getFile(app, body.id, 640)).status).toBe(200);
    const row = await db().selectFrom('pictures').selectAll().where('id', '=', body.id).executeTakeFirst();
    expect(row).toMatchObject({ user_id: anna.id, source_url: `${at}/soup.jpg` });
  });

  test.each([
    ['/page', 'This is not a picture'],
    ['/metadata', 'not on the public internet'],
    ['/huge', 'larger than 20 MB'],
  ])('refuses other content: %s', async (path, says) => {
    const { status, error } = await importNow(`${at}${path}`);
    expect([400, 413]).toContain(status);
    expect(error.message).toContain(says);
    expect(error.fields).toEqual({ url: error.message });
  });

  test.each([
    'http://127.0.0.1:1/soup.jpg',
    'http://localhost/soup.jpg',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::ffff:10.0.0.1]/',
  ])('refuses private addresses (SSRF): %s', async (url) => {
    const { status, error } = await importNow(url);
    expect(status).toBe(400);
    expect(error.fields).toMatchObject({ url: expect.stringContaining('not on the public internet') });
  });

  test.each([
    '',
    'soup',
    'ftp://example.org/soup.jpg',
    'javascript:alert(1)',
    `http://example.org/${'x'.repeat(2_000)}`,
  ])('rejects an invalid URL without a request: %s', async (url) => {
    const { status, error } = await importNow(url);
    expect(status).toBe(400);
    expect(error.fields).toHaveProperty('url');
  });

  test('reports a failed request and suggests an upload', async () => {
    statuses = [404];
    expect((await importNow(`${at}/soup.jpg`)).error.message).toBe(
      'There is no picture at this address. You can upload the picture instead.',
    );
  });
});

describe('importing the picture of a recipe', () => {
  const url = () => `${at}/soup.jpg`;
  let recipeId: string;
  beforeEach(async () => {
    recipeId = (await createRecipe(app, anna)).id;
    await db().deleteFrom('picture_imports').execute();
    await db().updateTable('recipes').set({ image_url: url() }).where('id', '=', recipeId).execute();
    await requestImport(db(), recipeId, url(), app.clock.now());
  });

  const recipe = () =>
    db()
      .selectFrom('recipes')
      .select(['image_url', 'picture_id', 'version', 'updated_at'])
      .where('id', '=', recipeId)
      .executeTakeFirstOrThrow();
  const request = () =>
    db().selectFrom('picture_imports').selectAll().where('recipe_id', '=', recipeId).executeTakeFirst();

  test('sets it on the recipe without a new version', async () => {
    const before = await recipe();
    await workOnPictures(app);
    const { picture_id, image_url, ...rest } = await recipe();
    expect(image_url).toBe(`/pictures/${picture_id}/1024`);
    expect(rest).toEqual({ version: before.version, updated_at: before.updated_at });
    expect(await request()).toBeUndefined();
    const picture = await db().selectFrom('pictures').selectAll().where('id', '=', picture_id).executeTakeFirst();
    expect(picture).toMatchObject({ user_id: anna.id, source_url: url() });
    expect((await getFile(app, picture_id ?? '', 1024)).status).toBe(200);
  });

  test('also sets it on community copies that still wait for this URL', async () => {
    const publish = (id: string) => app.request(communityRoutes.shareToCommunity, { params: { id } }, anna);
    const copy = (await publish(recipeId)).body.id;
    const other = await createRecipe(app, anna, { image_url: `${at}/other.jpg` });
    const othersCopy = (await publish(other.id)).body.id;
    const body = { image_url: `${at}/newer.jpg`, version: other.version };
    await app.request(recipesRoutes.updateRecipe, { params: { id: other.id }, body }, anna);
    await workOnPictures(app);
    const { picture_id, image_url } = await recipe();
    const copies = db().selectFrom('community_recipes').select(['id', 'picture_id', 'image_url']);
    const findCopy = (id: string) => copies.where('id', '=', id).executeTakeFirst();
    expect(picture_id).not.toBeNull();
    expect(await findCopy(copy)).toEqual({ id: copy, picture_id, image_url });
    expect(await findCopy(othersCopy)).toEqual({ id: othersCopy, picture_id: null, image_url: null });
  });

  test('does not replace a picture that was set meanwhile', async () => {
    await db()
      .updateTable('recipes')
      .set({ image_url: `${at}/other.jpg` })
      .where('id', '=', recipeId)
      .execute();
    await workOnPictures(app);
    expect(await recipe()).toMatchObject({ image_url: `${at}/other.jpg`, picture_id: null });
  });

  test('fetches only the latest URL, once', async () => {
    await requestImport(db(), recipeId, `${at}/other.jpg`, app.clock.now());
    await db()
      .updateTable('recipes')
      .set({ image_url: `${at}/other.jpg` })
      .where('id', '=', recipeId)
      .execute();
    await Promise.all([workOnPictures(app), workOnPictures(app), workOnPictures(app)]);
    expect(requestedPaths).toEqual(['/other.jpg']);
    expect((await recipe()).picture_id).not.toBeNull();
  });

  test('fetches a URL that was requested during another import', async () => {
    let isFirst = true;
    await workOnPictures(app, {
      fetchPublic: async () => {
        if (isFirst) {
          isFirst = false;
          await db()
            .updateTable('recipes')
            .set({ image_url: `${at}/other.jpg` })
            .where('id', '=', recipeId)
            .execute();
          await requestImport(db(), recipeId, `${at}/other.jpg`, app.clock.now());
        }
        return photo().jpeg().toBuffer();
      },
    });
    expect((await recipe()).picture_id).not.toBeNull();
    expect(await request()).toBeUndefined();
  });

  test('is cancelled when the recipe no longer needs it or is deleted', async () => {
    await requestImport(db(), recipeId, null, app.clock.now());
    const other = await createRecipe(app, anna);
    await requestImport(db(), other.id, url(), app.clock.now());
    await db().deleteFrom('recipes').where('id', '=', other.id).execute();
    await workOnPictures(app);
    expect(requestedPaths).toEqual([]);
    expect(await request()).toBeUndefined();
  });

  test('runs the newest request first', async () => {
    const friend = await createUser(app);
    for (const n of [1, 2, 3]) {
      app.clock.advance({ seconds: 1 });
      await createRecipe(app, friend, { image_url: `${at}/${n}.jpg` });
    }
    await workOnPictures(app);
    expect(requestedPaths).toEqual(['/3.jpg', '/2.jpg', '/1.jpg', '/soup.jpg']);
  });

  test('is retried five times with backoff', async () => {
    statuses = [500, 429, 503, 408, 500, 200];
    for (const minutes of [0, 0.5, 5, 60, 360]) {
      app.clock.advance({ seconds: minutes * 60 - 1 });
      await workOnPictures(app);
      app.clock.advance({ seconds: 1 });
      await workOnPictures(app);
    }
    expect(requestedPaths).toHaveLength(5);
    expect(await request()).toMatchObject({ attempts: 5, next_attempt_at: null, failed_reason: 'It answered 500' });
    app.clock.advance({ days: 2 });
    await workOnPictures(app);
    expect(requestedPaths).toHaveLength(5);
    expect(await recipe()).toMatchObject({ image_url: url(), picture_id: null });
    // A new request is attempted again.
    await requestImport(db(), recipeId, url(), app.clock.now());
    await workOnPictures(app);
    expect((await recipe()).picture_id).not.toBeNull();
  });

  test.each([
    ['/page', 'This is not a picture'],
    ['/metadata', '169.254.169.254 is not on the public internet'],
    ['/huge', 'larger than we accept'],
  ])('fails for good when a retry cannot help: %s', async (path, reason) => {
    await requestImport(db(), recipeId, `${at}${path}`, app.clock.now());
    await workOnPictures(app);
    expect(await request()).toMatchObject({ next_attempt_at: null, failed_reason: expect.stringContaining(reason) });
    expect(requestedPaths).toEqual([path]);
  });

  test('is returned when the instance stops, without counting the attempt', async () => {
    const control = new AbortController();
    await workOnPictures(app, {
      signal: control.signal,
      fetchPublic: () => {
        control.abort();
        return Promise.reject(new Error('stopped'));
      },
    });
    await workOnPictures(app);
    expect((await recipe()).picture_id).not.toBeNull();
  });

  test('is taken over by another instance after the lease expires', async () => {
    const started = Promise.withResolvers<void>();
    void workOnPictures(app, {
      fetchPublic: () => {
        started.resolve();
        return new Promise(() => undefined);
      },
    });
    await started.promise;
    await workOnPictures(app);
    expect(requestedPaths).toEqual([]);
    app.clock.advance({ minutes: 3 });
    await workOnPictures(app);
    expect((await recipe()).picture_id).not.toBeNull();
  });
});

describe('a worker that outlives its lease', () => {
  const url = () => `${at}/soup.jpg`;
  const requests = () => db().selectFrom('picture_imports').selectAll().execute();

  test('does not shorten the backoff of the worker that took over', async () => {
    await db().deleteFrom('picture_imports').execute();
    const { id } = await createRecipe(app, anna, { image_url: url() });
    const fail = () => Promise.reject(new Error('away'));
    const failAfterLease = async () => {
      app.clock.advance({ minutes: 3 });
      await workOnPictures(app, { fetchPublic: fail });
      return fail();
    };
    await workOnPictures(app, { fetchPublic: failAfterLease });
    const next_attempt_at = new Date(app.clock.now().getTime() + 5 * 60_000);
    expect(await requests()).toMatchObject([{ recipe_id: id, attempts: 2, next_attempt_at }]);
  });

  test('is not replaced after the last attempt', async () => {
    await db().deleteFrom('picture_imports').execute();
    await createRecipe(app, anna, { image_url: url() });
    await db().updateTable('picture_imports').set({ attempts: 5 }).execute();
    await workOnPictures(app);
    expect(requestedPaths).toEqual([]);
    expect(await requests()).toMatchObject([{ next_attempt_at: null, failed_reason: 'The last attempt never ended' }]);
  });
});

describe('claiming a picture for a recipe', () => {
  test('is allowed to the uploader only', async () => {
    const { id } = await createPicture(app, anna);
    const stranger = await createUser(app);
    expect(await claimPicture(db(), anna.id, id, app.clock.now())).toBe(true);
    expect(await claimPicture(db(), stranger.id, id, app.clock.now())).toBe(false);
    expect(await claimPicture(db(), anna.id, '3f2504e0-4f89-41d3-9a0c-0305e82c3301', app.clock.now())).toBe(false);
  });

  test('is allowed when a recipe or an earlier version of the user has it', async () => {
    const { id: picture_id } = await createPicture(app, anna);
    const friend = await createUser(app);
    const { id } = await createRecipe(app, friend);
    await db().updateTable('recipes').set({ picture_id }).where('id', '=', id).execute();
    expect(await claimPicture(db(), friend.id, picture_id, app.clock.now())).toBe(true);
    await db().updateTable('recipes').set({ picture_id: null }).where('id', '=', id).execute();
    expect(await claimPicture(db(), friend.id, picture_id, app.clock.now())).toBe(false);
    const [moment, content] = [app.clock.now(), '{}' as never];
    await db()
      .insertInto('recipe_versions')
      .values({
        recipe_id: id,
        version: 1,
        user_id: friend.id,
        picture_id,
        made_at: moment,
        replaced_at: moment,
        content,
      })
      .execute();
    expect(await claimPicture(db(), friend.id, picture_id, app.clock.now())).toBe(true);
  });

  const HIDDEN = { hidden_at: new Date(), hidden_reason: 'Not food' };

  test.each<[string, (id: string) => Promise<unknown>, (id: string) => Promise<unknown>]>([
    [
      'is shared with the user',
      (id) => app.request(sharingRoutes.shareRecipe, { params: { id }, body: { email: bruno.email } }, anna),
      (id) => db().updateTable('shared_recipes').set({ hidden_at: new Date() }).where('recipe_id', '=', id).execute(),
    ],
    [
      'is in the community',
      async (recipe_id) => app.request(communityRoutes.shareToCommunity, { params: { id: recipe_id } }, anna),
      (id) => db().updateTable('community_recipes').set(HIDDEN).where('recipe_id', '=', id).execute(),
    ],
    [
      'has a public link',
      async (id) => app.request(linksRoutes.createLink, { params: { id } }, anna),
      (id) => db().updateTable('public_links').set(HIDDEN).where('recipe_id', '=', id).execute(),
    ],
    [
      'has a public link, unless it is in the bin',
      async (id) => app.request(linksRoutes.createLink, { params: { id } }, anna),
      (id) => db().updateTable('recipes').set({ deleted_at: new Date() }).where('id', '=', id).execute(),
    ],
    [
      'has a public link, unless its owner is disabled',
      async (id) => app.request(linksRoutes.createLink, { params: { id } }, anna),
      () => db().updateTable('users').set({ disabled_at: new Date() }).where('id', '=', anna.id).execute(),
    ],
  ])('is allowed when a recipe %s, while that is visible', async (_what, show, hide) => {
    const { id: picture_id } = await createPicture(app, anna);
    const { id } = await createRecipe(app, anna);
    await db().updateTable('recipes').set({ picture_id }).where('id', '=', id).execute();
    const mayShow = () => claimPicture(db(), bruno.id, picture_id, app.clock.now());
    expect(await mayShow()).toBe(false);
    await show(id);
    expect(await mayShow()).toBe(true);
    await hide(id);
    expect(await mayShow()).toBe(false);
  });
});
