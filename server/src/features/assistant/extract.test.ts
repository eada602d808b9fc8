import { afterAll, beforeAll, expect, test } from 'vitest';

import { ASSISTANT_TEXTS, assistantRoutes, Extraction } from '@larder/contract/assistant';
import { PICTURE_LIMITS, PICTURE_TEXTS } from '@larder/contract/pictures';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createUser, type TestUser } from '../../../test/factories.ts';
import { photo } from '../../../test/pictures.ts';

let app: TestApp;
let anna: TestUser;
beforeAll(async () => {
  app = await startApp();
  anna = await createUser(app);
});
afterAll(() => app.close());

const { method, path: url } = assistantRoutes.extractIngredients;

function extract(payload: Buffer, type: string, headers: Readonly<Record<string, string>> = {}) {
  return app.send({ method, url, payload, headers: { 'content-type': type, ...headers } }, anna);
}

test.each(['jpeg', 'png'] as const)('a %s picture gives the six samples, marked as samples', async (kind) => {
  const answer = await extract(await photo().toFormat(kind).toBuffer(), `image/${kind}`);
  const { ingredients, is_sample } = Extraction.parse(answer.body);
  expect(ingredients).toHaveLength(6);
  expect(is_sample).toBe(true);
});

test.each([
  ['a WebP that calls itself a PNG', () => photo().webp().toBuffer(), 'image/png'],
  ['a text that calls itself a JPEG', () => Buffer.from('2 leeks'), 'image/jpeg'],
] as const)('%s is refused by its content', async (_what, read, type) => {
  const { status, error } = await extract(await read(), type);
  expect(status).toBe(400);
  expect(error).toMatchObject({ code: 'invalid_input', fields: { picture: ASSISTANT_TEXTS.not_a_photo } });
});

test('an empty body is refused', async () => {
  const { error } = await extract(Buffer.alloc(0), 'image/png');
  expect(error).toMatchObject({ code: 'invalid_input', fields: { picture: PICTURE_TEXTS.none } });
});

test('another type of file is refused by its type', async () => {
  expect((await extract(Buffer.from('{}'), 'application/json')).error.code).toBe('unsupported_media_type');
  expect((await extract(await photo().webp().toBuffer(), 'image/webp')).error.code).toBe('unsupported_media_type');
});

test('a picture that is too large is refused, whatever length it declares', async () => {
  const large = Buffer.concat([await photo().png().toBuffer(), Buffer.alloc(PICTURE_LIMITS.bytes_max)]);
  for (const headers of [{}, { 'content-length': '10' }]) {
    const { status, error } = await extract(large, 'image/png', headers);
    expect(status).toBe(413);
    expect(error.message).toBe(PICTURE_TEXTS.too_large);
  }
});

test('a guest cannot read a photo', async () => {
  const payload = await photo().png().toBuffer();
  const answer = await app.send({ method, url, payload, headers: { 'content-type': 'image/png' } });
  expect(answer.status).toBe(401);
});
