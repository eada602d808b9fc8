import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32, deflateSync } from 'node:zlib';

import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { Picture, PICTURE_TEXTS, picturesRoutes } from '@larder/contract/pictures';

import type { Blobs } from '#platform/blobs/blobs.ts';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createUser, createRecipe, type TestUser } from '../../../test/factories.ts';
import { getFile, photo, sendPicture, workOnPictures } from '../../../test/pictures.ts';
import { requestImport } from './commands/request-import.ts';

let app: TestApp;
let anna: TestUser;
beforeAll(async () => {
  app = await startApp();
  await app.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(async () => {
  anna = await createUser(app);
});
afterAll(() => app.close());

async function upload(bytes: Buffer, type?: string): Promise<Picture> {
  const answer = await sendPicture(app, anna, bytes, type);
  expect(answer.status, answer.text).toBe(201);
  return Picture.parse(answer.body);
}

function picturesOf({ id }: { readonly id: string }) {
  return app.database.db.selectFrom('pictures').selectAll().where('user_id', '=', id).execute();
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A small file with the header of a PNG of this size. */
function pngOf(width: number, height: number, form = [8, 2, 0, 0, 0]): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set(form, 8);
  const data = pngChunk('IDAT', deflateSync(Buffer.alloc(100_000)));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', head),
    data,
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A small 10-bit AVIF that declares this size. */
async function avifOf(width: number, height: number): Promise<Buffer> {
  const bytes = await photo(64, 64).avif({ bitdepth: 10, effort: 0 }).toBuffer();
  const size = bytes.indexOf('ispe') + 8;
  bytes.writeUInt32BE(width, size);
  bytes.writeUInt32BE(height, size + 4);
  return bytes;
}

/** The pixels of a stored picture, without its last rows. */
async function topPixels(id: string): Promise<number[]> {
  const { bytes } = await getFile(app, id, 320);
  const { data } = await sharp(bytes)
    .extract({ left: 0, top: 0, width: 320, height: 170 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

describe('an uploaded picture', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('in %s is stored, whatever its declared type', async (format) => {
    const bytes = await photo(400, 100).toFormat(format).toBuffer();
    const picture = await upload(bytes, 'image/png');
    expect(picture).toMatchObject({ width: 400, height: 100 });
    expect(await picturesOf(anna)).toMatchObject([{ id: picture.id, user_id: anna.id, source_url: null }]);
    const { bytes: served } = await getFile(app, picture.id, 320);
    expect(await sharp(served).metadata()).toMatchObject({ format: 'webp', width: 320, height: 80 });
  });

  test('is served in every width up to its own, never enlarged', async () => {
    const { id } = await upload(await photo(900, 600).jpeg().toBuffer());
    for (const [width, expected] of [
      [320, 320],
      [640, 640],
      [1024, 900],
    ] as const) {
      const { bytes } = await getFile(app, id, width);
      expect((await sharp(bytes).metadata()).width).toBe(expected);
    }
    expect((await getFile(app, id, 1600)).status).toBe(404);
    const tiny = await upload(await photo(8, 5).jpeg().toBuffer());
    expect((await sharp((await getFile(app, tiny.id, 320)).bytes).metadata()).width).toBe(8);
    expect((await getFile(app, tiny.id, 640)).status).toBe(404);
  });

  test.each([
    ['the last two bytes of a JPEG', 'jpeg', {}, 2],
    ['its last 40 bytes', 'jpeg', {}, 40],
    ['the end of a progressive JPEG', 'jpeg', { progressive: true }, 500],
  ] as const)('is accepted without %s, as in browsers', async (_what, format, options, cut) => {
    const whole = await photo(600, 400).toFormat(format, options).toBuffer();
    const { id, width, height } = await upload(whole.subarray(0, whole.length - cut));
    expect([width, height]).toEqual([600, 400]);
    const complete = await upload(whole);
    const [truncated = [], expected = []] = await Promise.all([id, complete.id].map(topPixels));
    const differences = truncated.map((value, at) => Math.abs(value - (expected[at] ?? 0)));
    // Compression differs slightly; a missing row would differ by more than this in nearly every value.
    expect(differences.filter((difference) => difference > 24).length / differences.length).toBeLessThan(0.01);
  });

  test('is refused without the last rows of a PNG, which would show uninitialized memory', async () => {
    const whole = await photo(600, 400).png().toBuffer();
    const { error } = await sendPicture(app, anna, whole.subarray(0, whole.length - 600));
    expect(error).toMatchObject({ code: 'invalid_input' });
  });

  test('is limited in height when served', async () => {
    const picture = await upload(await photo(3, 20_000).png().toBuffer());
    expect(picture).toMatchObject({ width: 3, height: 20_000 });
    expect((await sharp((await getFile(app, picture.id, 320)).bytes).metadata()).height).toBe(4_096);
  });

  test('is rotated upright and loses all metadata', async () => {
    const bytes = await photo(400, 200)
      .withMetadata({ orientation: 6 })
      .withExifMerge({
        IFD0: { Copyright: 'Grandmother' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>secret place</a></x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif?.toString('latin1')).toContain('Grandmother');
    expect((await sharp(bytes).metadata()).exif?.includes(Buffer.from([0x25, 0x88]))).toBe(true);
    const picture = await upload(bytes);
    expect(picture).toMatchObject({ width: 200, height: 400 });
    const { bytes: served } = await getFile(app, picture.id, 320);
    const { exif, xmp, icc, iptc, orientation, width, height } = await sharp(served).metadata();
    expect({ exif, xmp, icc, iptc, orientation }).toEqual({});
    expect([width, height]).toEqual([200, 400]);
    for (const trace of ['Grandmother', 'secret place', 'EXIF', 'XMP ']) {
      expect(served.includes(trace), trace).toBe(false);
    }
  });

  test('is converted to sRGB', async () => {
    const red = sharp({ create: { width: 40, height: 40, channels: 3, background: '#f00' } });
    const { id } = await upload(await red.clone().withIccProfile('p3').png().toBuffer());
    const { bytes } = await getFile(app, id, 320);
    expect((await sharp(bytes).metadata()).space).toBe('srgb');
    const { dominant } = await sharp(bytes).stats();
    expect(dominant.r).toBeGreaterThan(200);
    const { id: cmyk } = await upload(await red.clone().toColourspace('cmyk').jpeg().toBuffer());
    expect((await sharp((await getFile(app, cmyk, 320)).bytes).metadata()).channels).toBe(3);
  });

  test('keeps its transparency', async () => {
    const transparent = sharp({
      create: { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    });
    const { id } = await upload(await transparent.png().toBuffer());
    expect((await sharp((await getFile(app, id, 320)).bytes).stats()).isOpaque).toBe(false);
  });

  test('is reduced to its first frame when animated', async () => {
    const frames = await Promise.all(
      ['#f00', '#0f0'].map((background) =>
        sharp({ create: { width: 40, height: 40, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const bytes = await sharp(frames, { join: { animated: true } })
      .webp({ delay: [100, 100] })
      .toBuffer();
    expect((await sharp(bytes).metadata()).pages).toBe(2);
    const picture = await upload(bytes);
    expect(picture).toMatchObject({ width: 40, height: 40 });
    const served = sharp((await getFile(app, picture.id, 320)).bytes);
    expect((await served.metadata()).pages ?? 1).toBe(1);
    expect((await served.stats()).dominant.r).toBeGreaterThan(200);
  });

  test('has a tiny blurred WebP preview', async () => {
    for (const size of [
      [1_600, 900],
      [8, 900],
      [900, 8],
    ] as const) {
      const { preview } = await upload(
        await photo(...size)
          .jpeg()
          .toBuffer(),
      );
      expect(preview.length).toBeLessThan(700);
      const [, data = ''] = /^data:image\/webp;base64,(.+)$/u.exec(preview) ?? [];
      const { format, width, height } = await sharp(Buffer.from(data, 'base64')).metadata();
      expect(format).toBe('webp');
      expect(Math.max(width, height)).toBe(20);
    }
  });
});

describe('an unsupported or damaged file is refused with its kind', () => {
  const script = '<script>fetch("/api/auth/session")</script>';
  const cases: readonly (readonly [string, () => Buffer | Promise<Buffer>, string])[] = [
    ['a GIF', () => photo().gif().toBuffer(), 'This is a GIF'],
    [
      'a GIF that would be huge',
      () => Buffer.from('GIF89a\xff\xff\xff\xff\xf7\x00\x00,\x00\x00\x00\x00\xff\xff\xff\xff\x00\x08', 'latin1'),
      'This is a GIF',
    ],
    [
      'an SVG with a script',
      () => Buffer.from(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
      'This is an SVG',
    ],
    ['a PNG of 30,000 by 30,000', () => pngOf(30_000, 30_000), PICTURE_TEXTS.too_many_pixels],
    ['a PNG that is decoded as a whole', () => pngOf(7_000, 7_000, [16, 6, 0, 0, 1]), 'too much memory'],
    ['an AVIF that is decoded as a whole', () => avifOf(7_000, 7_000), 'too much memory'],
    ['a PNG of 2,147,483,647 by 1', () => pngOf(2_147_483_647, 1), 'damaged'],
    [
      'a HEIC',
      () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\0', 'latin1'),
      'HEIC photos are not supported',
    ],
    ['a video', () => Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2mp41', 'latin1'), 'This is a video'],
    ['a TIFF', () => photo().tiff().toBuffer(), 'This is a TIFF'],
    ['a PDF', () => Buffer.from('%PDF-1.7\n'), 'This is a PDF'],
    ['a BMP', () => Buffer.from('BM\x46\0\0\0', 'latin1'), 'This is a BMP'],
    ['text', () => Buffer.from('just some words'), 'This is not a picture'],
    ['a page', () => Buffer.from(`<!doctype html>${script}`), 'This is not a picture'],
    ['raw pixels', () => photo().raw().toBuffer(), 'This is not a picture'],
    ['an empty body', () => Buffer.alloc(0), PICTURE_TEXTS.none],
    ['half of a JPEG', async () => (await photo(600, 400).jpeg().toBuffer()).subarray(0, 30_000), 'damaged'],
    ['half of a PNG', async () => (await photo(600, 400).png().toBuffer()).subarray(0, 30_000), 'damaged'],
    ['half of a WebP', async () => (await photo(600, 400).webp().toBuffer()).subarray(0, 3_000), 'damaged'],
    [
      'half of an AVIF',
      async () => (await photo(300, 200).avif({ effort: 0 }).toBuffer()).subarray(0, 3_000),
      'damaged',
    ],
    ['a JPEG signature before other content', () => Buffer.from(`\xff\xd8\xff\xe0${script}`, 'latin1'), 'damaged'],
    ['an AVIF brand on a HEIC', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1avif\0\0\0\0', 'latin1'), 'damaged'],
  ];
  test.each(cases)('%s', async (_what, make, says) => {
    const { status, error } = await sendPicture(app, anna, await make(), 'image/png');
    expect(status).toBe(400);
    expect(error.code).toBe('invalid_input');
    expect(error.message).toContain(says);
    expect(error.fields).toEqual({ picture: error.message });
    expect(await picturesOf(anna)).toEqual([]);
  });

  test('content appended to a picture is dropped', async () => {
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const bytes = Buffer.concat([await photo().toFormat(format).toBuffer(), Buffer.from(script)]);
      const { id } = await upload(bytes);
      expect((await getFile(app, id, 320)).bytes.includes('<script')).toBe(false);
    }
  });
});

describe('other content types', () => {
  test.each(['application/json', 'text/html', 'multipart/form-data; boundary=x', 'imagex/png'])(
    '%s is refused as unsupported',
    async (type) => {
      const { status, error } = await sendPicture(app, anna, Buffer.from('{}'), type);
      expect([status, error.code]).toEqual([415, 'unsupported_media_type']);
      expect(error.message).toContain('image/*');
    },
  );

  test('an image sent to a JSON route is refused', async () => {
    const payload = await photo().jpeg().toBuffer();
    const headers = { 'content-type': 'image/jpeg' };
    const { status } = await app.send({ method: 'POST', url: '/api/pictures/import', payload, headers }, anna);
    expect(status).toBe(415);
  });
});

/** Starts an upload over a real socket. The caller ends or destroys the request. */
function startUpload(sender: TestUser, headers: Readonly<Record<string, string>>) {
  const { port } = app.app.server.address() as AddressInfo;
  const request = httpRequest({
    host: '127.0.0.1',
    port,
    method: 'POST',
    path: '/api/pictures',
    headers: { 'content-type': 'image/jpeg', cookie: sender.cookie, 'sec-fetch-site': 'same-origin', ...headers },
  });
  const answer = new Promise<{ status: number; message: string }>((resolve, reject) => {
    request.once('error', reject).once('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.once('end', () => {
        const { error } = JSON.parse(text) as { error?: { message: string } };
        resolve({ status: response.statusCode ?? 0, message: error?.message ?? '' });
      });
    });
  });
  return { request, answer };
}

test('an upload with chunked encoding and no length is stored', async () => {
  const bytes = await photo(900, 700).jpeg().toBuffer();
  const { request, answer } = startUpload(anna, { 'transfer-encoding': 'chunked' });
  for (let from = 0; from < bytes.length; from += 50_000) request.write(bytes.subarray(from, from + 50_000));
  request.end();
  expect((await answer).status).toBe(201);
});

describe('an upload larger than 20 MB', () => {
  const MEGABYTE = 1024 * 1024;

  /** Sends the whole body before reading the response, as browsers do. */
  async function sendAll(megabytes: number, headers: Readonly<Record<string, string>>, sender = anna) {
    const { request, answer } = startUpload(sender, headers);
    const sent = once(request, 'finish');
    for (let megabyte = 0; megabyte < megabytes; megabyte++) request.write(Buffer.alloc(MEGABYTE));
    request.end();
    await sent;
    return answer;
  }

  test('is refused by its declared length, before the body arrives', async () => {
    const { request, answer } = startUpload(anna, { 'content-length': String(21 * MEGABYTE) });
    request.write('x');
    expect(await answer).toMatchObject({ status: 413, message: PICTURE_TEXTS.too_large });
    request.destroy();
  });

  test('is refused once the body exceeds the limit', async () => {
    const { request, answer } = startUpload(anna, { 'transfer-encoding': 'chunked' });
    for (let sent = 0; sent <= 20; sent++) request.write(Buffer.alloc(MEGABYTE));
    expect(await answer).toMatchObject({ status: 413, message: PICTURE_TEXTS.too_large });
    request.destroy();
  });

  test('can be sent to its end, so that the client reads the error', async () => {
    const declared = await sendAll(24, { 'content-length': String(24 * MEGABYTE) });
    expect(declared).toMatchObject({ status: 413, message: PICTURE_TEXTS.too_large });
    const chunked = await sendAll(24, { 'transfer-encoding': 'chunked' });
    expect(chunked).toMatchObject({ status: 413, message: PICTURE_TEXTS.too_large });
  });

  test('is not read from an unauthenticated client', async () => {
    const stranger = { ...anna, cookie: 'x=y' };
    const { request, answer } = startUpload(stranger, { 'transfer-encoding': 'chunked' });
    request.write('x');
    expect((await answer).status).toBe(401);
    request.destroy();
    expect((await sendAll(5, { 'transfer-encoding': 'chunked' }, stranger)).status).toBe(401);
  });
});

describe('concurrent uploads', () => {
  test('process large pictures one at a time', async () => {
    const size = { width: 6000, height: 4000, channels: 3, background: '#a33' } as const;
    const large = await sharp({ create: size }).jpeg({ progressive: true }).toBuffer();
    const people = [anna, await createUser(app)];
    const { id } = await createRecipe(app, anna);
    await requestImport(app.database.db, id, 'http://example.org/large.jpg', app.clock.now());
    let rounds = 0;
    const fetchOne = { fetchPublic: async () => large, isStopping: () => rounds++ > 0 };
    const running: number[] = [];
    // Sharp emits 'change' when a task is queued and when it is done.
    const sample = () => running.push(sharp.counters().process);
    sharp.queue.on('change', sample);
    const sent = people.map((person) => sendPicture(app, person, large));
    const [answers] = await Promise.all([Promise.all(sent), workOnPictures(app, fetchOne)]);
    sharp.queue.off('change', sample);
    expect(await picturesOf(anna)).toHaveLength(2);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(Math.max(...running)).toBeLessThanOrEqual(1);
  });

  test('of the same file are two pictures', async () => {
    const bytes = await photo(1_700, 400).jpeg().toBuffer();
    const [one, two] = await Promise.all([upload(bytes), upload(bytes)]);
    expect(one.id).not.toBe(two.id);
    expect(await picturesOf(anna)).toHaveLength(2);
  });

  const JPEG_SIGNATURE = Buffer.from('\xff\xd8\xff', 'latin1');
  /** Starts uploads that never end, so that their slots stay taken. */
  const startUploads = (senders: readonly TestUser[]) => {
    const uploads = senders.map((sender) => {
      const started = startUpload(sender, { 'transfer-encoding': 'chunked' });
      started.answer.catch(() => undefined);
      started.request.write(JPEG_SIGNATURE);
      return started;
    });
    const stop = () => {
      for (const { request } of uploads) request.destroy();
    };
    // A test that fails leaves no slot taken to the next one.
    onTestFinished(stop);
    return { refused: Promise.race(uploads.map(({ answer }) => answer)), stop };
  };

  test('beyond the limit get 503, and slots are freed when clients disconnect', async () => {
    // One more than the limit: whichever arrives last is refused, when all slots are taken.
    const { refused, stop } = startUploads(await Promise.all(Array.from({ length: 13 }, () => createUser(app))));
    expect(await refused).toMatchObject({ status: 503 });
    const bytes = await photo().jpeg().toBuffer();
    const { headers, error } = await sendPicture(app, anna, bytes);
    expect(error).toMatchObject({ code: 'unavailable', message: PICTURE_TEXTS.busy });
    expect(headers['retry-after']).toBe('5');
    stop();
    await expect.poll(async () => (await sendPicture(app, anna, bytes)).status).toBe(201);
  });

  test('of a few users do not take every slot', async () => {
    const cooks = await Promise.all(Array.from({ length: 4 }, () => createUser(app)));
    const { refused, stop } = startUploads(cooks.flatMap((cook) => [cook, cook, cook]));
    expect(await refused).toMatchObject({ status: 503 });
    const bytes = await photo().jpeg().toBuffer();
    expect((await sendPicture(app, anna, bytes)).status).toBe(201);
    stop();
    await expect.poll(async () => (await sendPicture(app, cooks[0] ?? anna, bytes)).status).toBe(201);
  });

  test('are limited per user, so that others still get a slot', async () => {
    const { refused, stop } = startUploads([anna, anna, anna, anna]);
    expect(await refused).toMatchObject({ status: 503 });
    const bytes = await photo().jpeg().toBuffer();
    expect((await sendPicture(app, anna, bytes)).status).toBe(503);
    expect((await sendPicture(app, await createUser(app), bytes)).status).toBe(201);
    stop();
    await expect.poll(async () => (await sendPicture(app, anna, bytes)).status).toBe(201);
  });

  test('uploads and imports share one hourly limit per user', async () => {
    const strict = await startApp({ environment: { RATE_LIMIT_FACTOR: '0.02' }, database: app.database });
    const person = await createUser(strict);
    const bytes = await photo().jpeg().toBuffer();
    expect((await sendPicture(strict, person, bytes)).status).toBe(201);
    const imported = strict.request(picturesRoutes.importPicture, { body: { url: 'http://127.0.0.1/' } }, person);
    expect((await imported).status).toBe(400);
    expect((await sendPicture(strict, person, bytes)).status).toBe(429);
    strict.clock.advance({ hours: 1 });
    expect((await sendPicture(strict, person, bytes)).status).toBe(201);
  });
});

test('a compressed body is refused', async () => {
  const { method, path: url } = picturesRoutes.uploadPicture;
  const headers = { 'content-type': 'image/png', 'content-encoding': 'gzip' };
  const { status, error } = await app.send({ method, url, payload: pngOf(10, 10), headers }, anna);
  expect([status, error.code]).toEqual([415, 'unsupported_media_type']);
});

describe('an upload that fails midway', () => {
  test('by a disconnect stores nothing and logs no error', async () => {
    await app.database.db.deleteFrom('error_log').execute();
    const { request, answer } = startUpload(anna, { 'content-length': '100000' });
    answer.catch(() => undefined);
    request.write((await photo(600, 400).jpeg().toBuffer()).subarray(0, 10_000));
    request.destroy();
    await upload(await photo().jpeg().toBuffer());
    expect(await picturesOf(anna)).toHaveLength(1);
    // A disconnect of the client is not logged as an error.
    expect(await app.database.db.selectFrom('error_log').select('message').execute()).toEqual([]);
  });

  test('while storing files stores no picture and answers 500', async () => {
    let writesLeft = 1;
    const blobs: Blobs = {
      put: (...given) => (writesLeft-- > 0 ? app.blobs.put(...given) : Promise.reject(new Error('disk full'))),
      open: (key) => app.blobs.open(key),
      remove: (key) => app.blobs.remove(key),
      list: (prefix) => app.blobs.list(prefix),
    };
    const broken = await startApp({ database: app.database, blobs });
    const { status } = await sendPicture(broken, anna, await photo(900, 600).jpeg().toBuffer());
    expect(status).toBe(500);
    expect(await picturesOf(anna)).toEqual([]);
  });
});
