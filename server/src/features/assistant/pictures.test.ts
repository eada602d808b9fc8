import { once } from 'node:events';
import { createServer, request as beginRequest, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { assistantRoutes, type Generation } from '@larder/contract/assistant';
import { personalDataRoutes } from '@larder/contract/personal-data';
import { picturesRoutes, readPictureUrl } from '@larder/contract/pictures';
import { recipesRoutes } from '@larder/contract/recipes';
import sharp from 'sharp';

import { PURGE_HOURS, purgePictures } from '#features/pictures/commands/purge.ts';
import { type Blobs, BlobsUnavailableError } from '#platform/blobs/blobs.ts';

import { startApp, type TestApp } from '../../../test/app.ts';
import { type ScriptedModel, fails, says, startScriptedModel, WRITTEN } from '../../../test/scripted-model.ts';
import { createUser, type TestUser } from '../../../test/factories.ts';
import { sendJson } from '../../../test/model-server.ts';
import { getFile, photo, workOnPictures } from '../../../test/pictures.ts';

const NO_PICTURE = 'I couldn’t make a picture, so the recipe has a drawing instead.';

let model: ScriptedModel;
let web: Server;
let webUrl: string;
let bytes: Buffer;
let app: TestApp;
let anna: TestUser;
/** The paths requested from a server on another host. */
let requestedPaths: string[] = [];
beforeAll(async () => {
  model = await startScriptedModel();
  bytes = await photo(1024, 1024).png().toBuffer();
  web = createServer((request, response) => {
    requestedPaths.push(request.url ?? '');
    response.end(bytes);
  }).listen(0, '127.0.0.1');
  await once(web, 'listening');
  webUrl = `http://127.0.0.1:${(web.address() as AddressInfo).port}`;
  app = await startApp({ environment: { OPENAI_BASE_URL: model.url } });
});
beforeEach(async () => {
  anna = await createUser(app);
  model.answers = [says(WRITTEN)];
  model.requests.length = 0;
  requestedPaths = [];
});
afterAll(async () => {
  web.closeAllConnections();
  web.close();
  await app.close();
  await model.close();
});

const address =
  (url: string): ScriptedModel['picture'] =>
  (response) =>
    sendJson(response, 200, { created: 1, data: [{ url }] });
const noPicture: ScriptedModel['picture'] = (response) => sendJson(response, 200, { data: [] });
const base64 =
  (data: Buffer): ScriptedModel['picture'] =>
  (response) =>
    sendJson(response, 200, { created: 1, data: [{ b64_json: data.toString('base64') }] });

async function surprise(on = app, person = anna): Promise<Generation> {
  return (await on.request(assistantRoutes.createGeneration, { body: { kind: 'surprise' } }, person)).body;
}

const recipeOf = async ({ recipe_id: id }: Generation, on = app, person = anna) => {
  return (await on.request(recipesRoutes.getRecipe, { params: { id: id ?? '' } }, person)).body;
};

/** A service that generates pictures and serves them itself. */
async function withService(file: RequestListener, work: (url: string) => Promise<void>): Promise<void> {
  const service = createServer((request, response) => {
    if (request.method === 'GET') return file(request, response);
    request.resume();
    const body = JSON.stringify({ created: 1, data: [{ url: '/made/one.png' }] });
    return response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  await work(`http://127.0.0.1:${(service.address() as AddressInfo).port}/v1`);
  service.closeAllConnections();
  service.close();
}

/** The generation, the saved recipe, and the file served at its picture URL. */
async function outcomeOf(generation: Generation, on = app) {
  const { image_url, picture, title } = await recipeOf(generation, on);
  const id = readPictureUrl(generation.image_url ?? '');
  const file = id === null ? null : await getFile(on, id, 320);
  return {
    generation: { image_url: generation.image_url, notes: generation.notes },
    recipe: { image_url, width: picture?.width ?? null, title },
    served: file?.headers['content-type'] ?? null,
  };
}

const ours = expect.stringMatching(/^\/pictures\/[\da-f-]{36}\/1024$/u) as string;
const WITH_PICTURE = {
  generation: { image_url: ours, notes: [] },
  recipe: { image_url: ours, width: 1024, title: WRITTEN.title },
  served: 'image/webp',
};
const WITHOUT_PICTURE = {
  generation: { image_url: null, notes: [NO_PICTURE] },
  recipe: { image_url: null, width: null, title: WRITTEN.title },
  served: null,
};

describe('the picture of a saved recipe', () => {
  test('is requested by the title and the first three ingredients, in a top-down view', async () => {
    model.picture = base64(bytes);
    await surprise();
    const request = model.requests.find(({ path }) => path.includes('/images/'));
    expect(request?.body).toMatchObject({ model: 'dall-e-3', size: '1024x1024', quality: 'standard', n: 1 });
    expect(request?.body['prompt']).toBe(
      'Professional food photography of "Chickpeas on toast" with "1 can chickpeas, 2 slices bread, 1 tbsp olive oil", ' +
        'top-down view, natural light, no text, no people',
    );
  });

  test('returned as bytes is stored', async () => {
    model.picture = base64(bytes);
    expect(await outcomeOf(await surprise())).toEqual(WITH_PICTURE);
  });

  test('returned as a URL of the service is fetched even from a private address', async () => {
    await withService(
      (_request, response) => response.end(bytes),
      async (url) => {
        const environment = { AI_COMPOSE_BASE_URL: model.url, AI_IMAGE_BASE_URL: url };
        const own = await startApp({ database: app.database, environment });
        expect(await outcomeOf(await surprise(own), own)).toEqual(WITH_PICTURE);
      },
    );
  });

  test('returned as a URL of another host is fetched when the operator allows that host', async () => {
    model.picture = address(`${webUrl}/one.png`);
    const environment = { OPENAI_BASE_URL: model.url, FETCH_ALLOW: new URL(webUrl).host };
    const own = await startApp({ database: app.database, environment });
    expect(await outcomeOf(await surprise(own), own)).toEqual(WITH_PICTURE);
    expect(requestedPaths).toEqual(['/one.png']);
  });

  test('is a stage of its own', async () => {
    model.picture = base64(bytes);
    const release = model.hold();
    const id = crypto.randomUUID();
    const generation = app.request(assistantRoutes.createGeneration, { body: { kind: 'surprise', id } }, anna);
    await vi.waitFor(() => expect(model.requests).toHaveLength(1));
    release();
    const releasePicture = model.hold();
    await vi.waitFor(() => expect(model.requests).toHaveLength(2));
    await vi.waitFor(async () => {
      const { body } = await app.request(assistantRoutes.getGeneration, { params: { id } }, anna);
      expect(body.stage).toBe('picturing');
    });
    releasePicture();
    expect((await generation).body.state).toBe('done');
  });
});

describe('the files of such a picture', () => {
  let small: Buffer;
  beforeEach(async () => {
    small = await photo(330, 200).png().toBuffer();
    // Clears the queue of earlier pictures.
    await app.database.db.updateTable('pictures').set({ avif_next_at: null }).execute();
  });

  const idOf = ({ image_url }: Generation) => readPictureUrl(image_url ?? '') ?? '';
  const filesOf = async (id: string) => {
    const keys: string[] = [];
    for await (const { key } of app.blobs.list(id.slice(0, 2))) if (key.startsWith(id)) keys.push(key.slice(37));
    return keys.toSorted();
  };
  /** Starts a server with a store that reports each written file to `put`, which may throw. */
  async function withStore(put: (key: string) => void): Promise<TestApp> {
    const blobs: Blobs = {
      put: async (key, ...given) => {
        put(key.slice(37));
        await app.blobs.put(key, ...given);
      },
      open: (key) => app.blobs.open(key),
      remove: (key) => app.blobs.remove(key),
      list: (beginning) => app.blobs.list(beginning),
    };
    return startApp({ database: app.database, blobs, environment: { OPENAI_BASE_URL: model.url } });
  }

  test('are processed once on the first view, and the other sizes soon after', async () => {
    const withExif = await photo(330, 200)
      .withExif({ IFD0: { Copyright: 'Somebody' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(withExif).metadata()).exif).toBeDefined();
    model.picture = base64(withExif);
    const written: string[] = [];
    const own = await withStore((file) => written.push(file));
    const id = idOf(await surprise(own));
    expect(written).toEqual(['original']);
    const views = await Promise.all([1, 2, 3].map(() => getFile(own, id, 640)));
    expect(written).toEqual(['original', '640.webp']);
    for (const { status, bytes: file } of views) {
      const { format, width, exif } = await sharp(file).metadata();
      expect([status, format, width, exif]).toEqual([200, 'webp', 330, undefined]);
    }
    expect((await app.app.inject({ url: `/pictures/${id}/original` })).statusCode).toBe(404);

    app.clock.advance({ minutes: 1 });
    await workOnPictures(app);
    const all = ['320.avif', '320.webp', '640.avif', '640.webp'];
    expect(await filesOf(id)).toEqual(all);
    const sizes = await Promise.all(
      all.map(async (file) => {
        const blob = await app.blobs.open(`${id}/${file}`);
        blob?.stream.destroy();
        return blob?.size ?? 0;
      }),
    );
    const row = await app.database.db.selectFrom('pictures').select('bytes').where('id', '=', id).execute();
    expect(row).toEqual([{ bytes: sizes.reduce((sum, size) => sum + size, 0) }]);
  });

  test('that cannot be stored are processed again on the next view', async () => {
    model.picture = base64(small);
    let failures = 1;
    const own = await withStore((file) => {
      if (file !== 'original' && failures-- > 0) throw new BlobsUnavailableError('full');
    });
    const id = idOf(await surprise(own));
    expect((await getFile(own, id, 320)).status).toBe(503);
    expect((await getFile(own, id, 320)).status).toBe(200);
    app.clock.advance({ minutes: 1 });
    await workOnPictures(app);
    expect(await filesOf(id)).toHaveLength(4);
  });

  test('are exported before any view, and purged with the recipe', async () => {
    model.picture = base64(small);
    const id = idOf(await surprise());
    const { method, path: url } = personalDataRoutes.exportData;
    const { statusCode, rawPayload } = await app.app.inject({
      method,
      url,
      headers: { cookie: anna.cookie, 'sec-fetch-site': 'same-origin' },
    });
    expect([statusCode, rawPayload.includes(`photos/${id}.webp`)]).toEqual([200, true]);
    await app.database.db.deleteFrom('recipes').where('user_id', '=', anna.id).execute();
    for (let hour = 0; hour < 2 * PURGE_HOURS; hour++) {
      app.clock.advance({ hours: 1 });
      await purgePictures({ db: app.database.db, blobs: app.blobs, now: app.clock.now() });
    }
    expect(await filesOf(id)).toEqual([]);
  });

  test('are accepted while uploads of the user are refused, because they are paid', async () => {
    model.picture = base64(small);
    const own = await startApp({ database: app.database, environment: { OPENAI_BASE_URL: model.url } });
    await own.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = own.app.server.address() as AddressInfo;
    // One more than a user may upload concurrently: one is refused, the others never end.
    const refused = Promise.withResolvers<number | undefined>();
    const sending = [1, 2, 3, 4].map(() => {
      const { method, path } = picturesRoutes.uploadPicture;
      const headers = { cookie: anna.cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'image/jpeg' };
      const one = beginRequest({ port, method, path, headers }, ({ statusCode }) => refused.resolve(statusCode));
      one.on('error', () => undefined).write('\xff\xd8\xff');
      return one;
    });
    expect(await refused.promise).toBe(503);
    expect((await surprise(own)).image_url).not.toBeNull();
    for (const one of sending) one.destroy();
    own.app.server.closeAllConnections();
  });
});

describe('a recipe whose picture fails is saved without one', () => {
  test.each<[string, ScriptedModel['picture']]>([
    ['the service fails', fails(500)],
    ['the service declines', fails(400, 'content policy')],
    ['the response has none', noPicture],
    ['it is not a picture', base64(Buffer.from('<!doctype html>'))],
    ['it is a drawing', base64(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))],
    ['it is 5 MB of nothing', base64(Buffer.alloc(5 * 1024 * 1024))],
    ['it is too large', (...args) => base64(Buffer.concat([bytes, Buffer.alloc(20 * 1024 * 1024)]))(...args)],
    ['its URL is not HTTP', address('mailto:cook@example.org')],
    ['its URL is a file', address('file:///etc/passwd')],
    ['its URL is a cloud metadata service', address('http://169.254.169.254/latest/meta-data/')],
  ])('%s', async (_what, picture) => {
    model.picture = picture;
    const own = await startApp({ database: app.database, environment: { OPENAI_BASE_URL: model.url } });
    expect(await outcomeOf(await surprise(own))).toEqual(WITHOUT_PICTURE);
  });

  test('the store fails, which is logged for admins', async () => {
    model.picture = base64(bytes);
    const blobs: Blobs = { ...app.blobs, put: () => Promise.reject(new TypeError('No room')) };
    const own = await startApp({ database: app.database, blobs, environment: { OPENAI_BASE_URL: model.url } });
    const { id, image_url } = await surprise(own);
    expect(image_url).toBeNull();
    const logged = { request_id: id, method: 'POST', status: 500, message: 'TypeError: No room' };
    const errors = () => app.database.db.selectFrom('error_log').selectAll().where('request_id', '=', id).execute();
    await expect.poll(errors).toMatchObject([{ ...logged, route: assistantRoutes.createGeneration.path }]);
  });

  test('its URL is of another private server', async () => {
    model.picture = address(`${webUrl}/one.png`);
    expect(await outcomeOf(await surprise())).toEqual(WITHOUT_PICTURE);
    expect(requestedPaths).toEqual([]);
  });

  test('its URL redirects to another private server', async () => {
    await withService(
      (_request, response) => response.writeHead(302, { location: `${webUrl}/inner.png` }).end(),
      async (url) => {
        const environment = { AI_COMPOSE_BASE_URL: model.url, AI_IMAGE_BASE_URL: url };
        const own = await startApp({ database: app.database, environment });
        expect(await outcomeOf(await surprise(own))).toEqual(WITHOUT_PICTURE);
        expect(requestedPaths).toEqual([]);
      },
    );
  });
});

test('a recipe that is not saved has no picture generated', async () => {
  const body = { kind: 'ingredients' as const, ingredients: ['egg'] };
  const generation = await app.request(assistantRoutes.createGeneration, { body }, anna);
  expect(generation.body.image_url).toBeNull();
  expect(model.requests.filter(({ path }) => path.includes('/images/'))).toEqual([]);
});

test('a user who has reached the daily limit gets the recipe without a picture', async () => {
  model.picture = base64(bytes);
  const own = await startApp({
    database: app.database,
    environment: { OPENAI_BASE_URL: model.url, AI_DAILY_IMAGES: '1' },
  });
  expect((await surprise(own)).image_url).not.toBeNull();
  expect(await outcomeOf(await surprise(own))).toEqual(WITHOUT_PICTURE);
});
