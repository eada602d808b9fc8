import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { linksRoutes } from '@larder/contract/links';
import { PICTURE_WIDTHS, pictureUrl } from '@larder/contract/pictures';
import { type NewRecipe, recipesRoutes } from '@larder/contract/recipes';

import { PURGE_HOURS, purgePictures } from '#features/pictures/commands/purge.ts';
import type { Blobs } from '#platform/blobs/blobs.ts';
import { createBlobs } from '#platform/blobs/create-blobs.ts';
import { DAY_MS, HOUR_MS } from '#platform/durations.ts';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createUser, createRecipe, type TestUser } from '../../../test/factories.ts';
import { createPicture } from '../../../test/pictures.ts';

const folder = join(tmpdir(), `larder-cards-${randomUUID()}`);
const disk = createBlobs(undefined, folder, 'pictures');
/** The keys of stored cards. */
let storedKeys: string[] = [];
/** Storing a card waits for this. */
let gate: Promise<void> = Promise.resolve();
const blobs: Blobs = {
  async put(key, bytes, type) {
    if (key.endsWith('/card.jpg')) {
      storedKeys.push(key);
      await gate;
    }
    await disk.put(key, bytes, type);
  },
  open: (key) => disk.open(key),
  remove: (key) => disk.remove(key),
  // All files are old enough for the purge.
  list: async function* list(beginning) {
    for await (const { key } of disk.list(beginning)) yield { key, changedAt: new Date(0) };
  },
};

let app: TestApp;
let other: TestApp;
let anna: TestUser;
beforeAll(async () => {
  app = await startApp({ blobs });
  other = await startApp({ blobs, database: { ...app.database, close: async () => undefined } });
  anna = await createUser(app);
});
afterAll(async () => {
  await other.close();
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  storedKeys = [];
  gate = Promise.resolve();
});

async function linked(overrides: Partial<NewRecipe> = {}) {
  const recipe = await createRecipe(app, anna, { title: `Soup ${randomUUID()}`, ...overrides });
  const { body } = await app.request(linksRoutes.createLink, { params: { id: recipe.id } }, anna);
  return { recipe, token: body.link.path.replace('/shared/', '') };
}

const getCard = (token: string, on = app) => on.app.inject({ url: `/api/shared/${token}/card` });

test('a card is generated once for concurrent, later and other-instance requests', async () => {
  const { token } = await linked();
  const first = await Promise.all([1, 2, 3, 4].map(() => getCard(token)));
  const answers = [...first, await getCard(token), await getCard(token, other)];
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
  expect(storedKeys).toHaveLength(1);
});

test('a card changes with the recipe’s drawing or photo, and with nothing else', async () => {
  const { recipe, token } = await linked({ title: 'Leek soup' });
  const before = await getCard(token);
  const change = async (body: object) => {
    const { id } = recipe;
    const { version } = (await app.request(recipesRoutes.getRecipe, { params: { id } }, anna)).body;
    await app.request(recipesRoutes.updateRecipe, { params: { id }, body: { ...body, version } }, anna);
    return getCard(token);
  };
  expect((await change({ servings: 7 })).headers['etag']).toBe(before.headers['etag']);
  expect(storedKeys).toHaveLength(1);
  const renamed = await change({ title: 'Pumpkin soup' });
  const photo = await createPicture(app, anna, { width: 900, height: 700 });
  const photographed = await change({ image_url: pictureUrl(photo.id, 320) });
  expect(new Set([before, renamed, photographed].map(({ headers }) => headers['etag'])).size).toBe(3);
  expect(new Set([before, renamed, photographed].map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(3);
  expect(storedKeys.at(-1)).toBe(`${photo.id}/card.jpg`);
  expect(storedKeys).toHaveLength(3);
});

test('a drawing that replaces a missing photo is not stored as the photo’s card', async () => {
  const photo = await createPicture(app, anna, { width: 900, height: 700 });
  const { token } = await linked({ image_url: pictureUrl(photo.id, 320) });
  for (const width of PICTURE_WIDTHS) await disk.remove(`${photo.id}/${width}.webp`);
  expect((await getCard(token)).statusCode).toBe(200);
  expect(storedKeys).toEqual([]);
});

test('beyond the queue limit, cards answer 503 with Retry-After, and uploads do not wait for them', async () => {
  const { promise, resolve: openGate } = Promise.withResolvers<void>();
  gate = promise;
  const tokens = await Promise.all(Array.from({ length: 11 }, async () => (await linked()).token));
  const { promise: twoRefused, resolve: resolveTwoRefused } = Promise.withResolvers<void>();
  let refused = 0;
  const asked = tokens.map(async (token) => {
    const answer = await getCard(token);
    if (answer.statusCode === 503 && ++refused === 2) resolveTwoRefused();
    return answer;
  });
  await twoRefused;
  expect((await createPicture(app, anna)).width).toBe(60);
  openGate();
  const answers = await Promise.all(asked);
  const [refusal] = answers.filter(({ statusCode }) => statusCode !== 200);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(9);
  expect(refusal?.headers['retry-after']).toBe('5');
  expect(refusal?.json()).toMatchObject({ error: { code: 'unavailable' } });
  const again = await Promise.all(tokens.map((token) => getCard(token)));
  expect(new Set(again.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});

test('cards of drawings are purged and generated again; a photo’s card is purged with the photo', async () => {
  const photo = await createPicture(app, anna);
  const [drawn, photographed] = [await linked(), await linked({ image_url: pictureUrl(photo.id, 320) })];
  for (const { token } of [drawn, photographed]) await getCard(token);
  const [drawing = '', ofPhoto = ''] = storedKeys;
  const exists = async (key: string) => {
    const blob = await disk.open(key);
    blob?.stream.destroy();
    return blob !== null;
  };
  /** Runs the purge after this many days, until it has covered all keys. */
  const sweep = async (days: number) => {
    const begin = app.clock.now().getTime() + days * DAY_MS;
    for (let hour = 0; hour <= PURGE_HOURS; hour++)
      await purgePictures({ db: app.database.db, blobs, now: new Date(begin + hour * HOUR_MS) });
  };
  await sweep(1);
  expect([await exists(drawing), await exists(ofPhoto)]).toEqual([false, true]);
  expect((await getCard(drawn.token)).statusCode).toBe(200);
  await app.database.db.deleteFrom('recipes').where('id', '=', photographed.recipe.id).execute();
  await sweep(3);
  expect(await exists(ofPhoto)).toBe(false);
});
