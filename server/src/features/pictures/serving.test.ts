import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Picture } from '@larder/contract/pictures';

import type { Blobs } from '#platform/blobs/blobs.ts';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createUser, type TestUser } from '../../../test/factories.ts';
import { createPicture, getFile, workOnPictures } from '../../../test/pictures.ts';
import { type S3Server, startS3Server } from '../../../test/s3-server.ts';

/** The Accept header of a browser for an `img`. */
const BROWSER = { accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' };

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.stop());

describe.each([
  ['from the disk', () => ({})],
  ['from a bucket', () => ({ S3_URL: s3.url })],
])('a picture %s', (_where, environment) => {
  let app: TestApp;
  let anna: TestUser;
  let picture: Picture;
  beforeAll(async () => {
    app = await startApp({ environment: environment() });
    // The S3 server checks signatures against the real time.
    app.clock.release();
    anna = await createUser(app);
  });
  beforeEach(async () => {
    picture = await createPicture(app, anna, { width: 700, height: 60 });
  });
  afterAll(() => app.close());

  const stateOf = ({ id }: Picture) =>
    app.database.db.selectFrom('pictures').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  test('is served as AVIF once encoded, to clients that accept it', async () => {
    const before = await stateOf(picture);
    await workOnPictures(app);
    const after = await stateOf(picture);
    expect(after).toMatchObject({ avif_at: expect.any(Date), avif_next_at: null, avif_attempts: 1 });
    expect(after.bytes).toBeGreaterThan(before.bytes);
    for (const [width, pixels] of [
      [320, 320],
      [640, 640],
      [1024, 700],
    ] as const) {
      const { headers, bytes } = await getFile(app, picture.id, width, BROWSER);
      expect(headers['content-type']).toBe('image/avif');
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'heif', compression: 'av1', width: pixels });
      const { exif, icc, xmp } = await sharp(bytes).metadata();
      expect({ exif, icc, xmp }).toEqual({});
    }
    const [modern, old] = [await getFile(app, picture.id, 320, BROWSER), await getFile(app, picture.id, 320)];
    expect(old.headers['content-type']).toBe('image/webp');
    expect(old.headers.etag).not.toBe(modern.headers.etag);
    const typeFor = async (accept: string) => (await getFile(app, picture.id, 320, { accept })).headers['content-type'];
    expect(await typeFor('text/html, Image/AVIF ;q=0.5')).toBe('image/avif');
    for (const accept of ['*/*', 'image/*', 'image/avif;q=0', 'image/avif;q=0.0', 'image/avifx', '']) {
      expect(await typeFor(accept), accept).toBe('image/webp');
    }
  });

  test('is public to anyone with its URL, and immutable', async () => {
    const { status, headers, bytes } = await getFile(app, picture.id, 640, BROWSER);
    expect(status).toBe(200);
    expect((await sharp(bytes).metadata()).format).toBe('webp');
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
    expect(headers.vary).toContain('accept');
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('answers 304 when the client has it', async () => {
    const { headers } = await getFile(app, picture.id, 320);
    const again = await getFile(app, picture.id, 320, { 'if-none-match': String(headers.etag) });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    expect(again.headers['cache-control']).toContain('immutable');
    const other = await getFile(app, picture.id, 640, { 'if-none-match': String(headers.etag) });
    expect(other.status).toBe(200);
  });

  test('answers HEAD without a body', async () => {
    const { statusCode, headers, rawPayload } = await app.app.inject({
      method: 'HEAD',
      url: `/pictures/${picture.id}/320`,
    });
    expect([statusCode, rawPayload.length]).toEqual([200, 0]);
    expect(Number(headers['content-length'])).toBeGreaterThan(100);
  });

  test('answers 404 when its files are missing', async () => {
    await app.blobs.remove(`${picture.id}/320.webp`);
    const { status, headers } = await getFile(app, picture.id, 320);
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
  });

  test.each([
    ['an unknown id', () => '/pictures/3f2504e0-4f89-41d3-9a0c-0305e82c3301/320'],
    ['an unknown width', () => `/pictures/${picture.id}/321`],
    ['a width larger than the picture', () => `/pictures/${picture.id}/1600`],
    ['a decimal width', () => `/pictures/${picture.id}/320.0`],
    ['no width', () => `/pictures/${picture.id}`],
    ['no id', () => '/pictures/..%2f..%2fsecret-key/320'],
  ])('answers 404 without caching for %s', async (_what, url) => {
    const { statusCode, headers, json } = await app.app.inject({ url: url(), headers: { accept: 'text/html' } });
    expect(statusCode).toBe(404);
    expect(headers['cache-control'] ?? 'no-store').toBe('no-store');
    expect(json()).toMatchObject({ error: { code: 'not_found' } });
  });
});

describe('AVIF encoding', () => {
  let app: TestApp;
  let anna: TestUser;
  beforeAll(async () => {
    app = await startApp();
    anna = await createUser(app);
  });
  afterAll(() => app.close());

  const stateOf = (id: string) =>
    app.database.db.selectFrom('pictures').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  test('happens once, however many instances run', async () => {
    const pictures = await Promise.all([1, 2, 3].map(() => createPicture(app, anna)));
    const puts: string[] = [];
    const blobs: Blobs = {
      put: (key, ...rest) => {
        puts.push(key);
        return app.blobs.put(key, ...rest);
      },
      open: (key) => app.blobs.open(key),
      remove: (key) => app.blobs.remove(key),
      list: (beginning) => app.blobs.list(beginning),
    };
    await Promise.all([workOnPictures(app, { blobs }), workOnPictures(app, { blobs }), workOnPictures(app, { blobs })]);
    expect(puts.toSorted()).toEqual(pictures.map(({ id }) => `${id}/320.avif`).toSorted());
  });

  test('is given up after three failures, and the WebP stays', async () => {
    const { id } = await createPicture(app, anna);
    const broken: Blobs = { ...app.blobs, open: () => Promise.reject(new Error('away')), put: app.blobs.put };
    for (const attempts of [1, 2, 3]) {
      await workOnPictures(app, { blobs: broken });
      await workOnPictures(app, { blobs: broken });
      expect(await stateOf(id)).toMatchObject({ avif_attempts: attempts, avif_at: null });
      app.clock.advance({ minutes: 5 });
    }
    await workOnPictures(app);
    expect(await stateOf(id)).toMatchObject({ avif_attempts: 3, avif_at: null, avif_next_at: null });
    expect((await getFile(app, id, 320, BROWSER)).headers['content-type']).toBe('image/webp');
  });

  test('is taken over by another instance after a crash', async () => {
    const { id } = await createPicture(app, anna);
    const crash = new Error('killed');
    const crashing: Blobs = {
      ...app.blobs,
      open: () => Promise.reject(crash),
      put: () => Promise.reject(crash),
    };
    // A crash leaves the row as it was claimed.
    await workOnPictures(app, { blobs: crashing });
    await app.database.db
      .updateTable('pictures')
      .set({ avif_next_at: new Date(app.clock.now().getTime() + 10 * 60_000) })
      .where('id', '=', id)
      .execute();
    await workOnPictures(app);
    expect(await stateOf(id)).toMatchObject({ avif_at: null });
    app.clock.advance({ minutes: 10 });
    await workOnPictures(app);
    expect(await stateOf(id)).toMatchObject({ avif_attempts: 2, avif_at: app.clock.now() });
  });

  test('does not start on an instance that is stopping', async () => {
    const { id } = await createPicture(app, anna);
    await workOnPictures(app, { isStopping: () => true });
    expect(await stateOf(id)).toMatchObject({ avif_attempts: 0 });
  });
});
