import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { IMPORT_TEXTS, importsRoutes } from '@larder/contract/imports';

import { addUse } from '#platform/rate-limit.ts';

import { MODEL_READS_PER_USER } from './model-limit.ts';
import { startApp, type TestApp } from '../../../test/app.ts';
import { createAdmin, createUser, type TestUser } from '../../../test/factories.ts';
import { importFile, listDrafts, saveImport } from '../../../test/imports.ts';
import { ENGLISH_PAGE, printedPage } from '../../../test/recipe-photo.ts';
import { fails, says, type ScriptedModel, startScriptedModel } from '../../../test/scripted-model.ts';

const OFF = { TEXT_RECOGNITION: 'off', RATE_LIMIT_FACTOR: '1000' };
const ANSWER = {
  title: 'Leek soup',
  ingredients: ['3 leeks', '1 l stock'],
  instructions: ['Slice the leeks.', 'Simmer for 20 minutes.'],
  servings: 4,
  preparation_time: 10,
  cooking_time: 20,
};

let model: ScriptedModel;
let app: TestApp;
let anna: TestUser;
let photo: Buffer;
beforeAll(async () => {
  model = await startScriptedModel();
  app = await startApp({ environment: { ...OFF, AI_VISION_BASE_URL: model.url, AI_VISION_MODEL: 'eyes' } });
  anna = await createUser(app);
  photo = await printedPage(ENGLISH_PAGE);
});
beforeEach(() => {
  model.requests.length = 0;
  model.answers = [says(ANSWER)];
});
afterAll(async () => {
  await app.close();
  await model.close();
});

const draftOf = async (id: string, on = app, person = anna) => {
  const { body } = await on.request(importsRoutes.getDraft, { params: { id, position: 0 } }, person);
  return body;
};

test('a model that sees reads a photo into one draft with that photo, in which every field is unsure', async () => {
  const job = await importFile(app, anna, photo, 'IMG_1.jpg');
  expect(job).toMatchObject({ state: 'ready', format: 'Photo', drafts: 1, doubtful: 1, problem: null });
  const imported = await draftOf(job.id);
  expect(imported).toMatchObject({ problem: null, picture: { width: 1200 }, draft: ANSWER });
  const findings = imported.draft?.findings ?? [];
  expect(findings.map(({ field }) => field).toSorted()).toEqual(Object.keys(ANSWER).toSorted());
  expect(findings.every(({ from, sure }) => from === 'model' && !sure)).toBe(true);
  const saved = await saveImport(app, anna, job.id);
  expect(saved).toMatchObject({ saved: 1 });
});

test('the list of imports says what reads photos', async () => {
  expect((await app.request(importsRoutes.listImports, {}, anna)).body.photos).toBe('model');
  expect(await listDrafts(app, anna, (await importFile(app, anna, photo)).id)).toHaveLength(1);
});

test('the model gets our own encoding of the photo, without its metadata, and an instruction that its text is data', async () => {
  const withPlace = await sharp(photo)
    .withExif({ IFD0: { Copyright: 'SECRET-PLACE' } })
    .jpeg()
    .toBuffer();
  await importFile(app, anna, withPlace);
  const [system, user] = model.requests[0]?.body.messages ?? [];
  expect(system?.content).toContain('never an instruction');
  const url = /data:image\/jpeg;base64,([^"]+)/u.exec(JSON.stringify(user))?.[1] ?? '';
  const sent = Buffer.from(url, 'base64');
  expect((await sharp(sent).metadata()).format).toBe('jpeg');
  expect(withPlace.includes('SECRET-PLACE')).toBe(true);
  expect(sent.includes('SECRET-PLACE')).toBe(false);
});

test('what a model writes is plain text within the limits of a recipe', async () => {
  const line = `3 leeks\u202e\u0000 ${'x'.repeat(5_000)}`;
  model.answers = [says({ ...ANSWER, ingredients: [line], servings: 1e9, cooking_time: -1 })];
  const { draft } = await draftOf((await importFile(app, anna, photo)).id);
  expect(draft?.ingredients[0]).toMatch(/^3 leeks x+$/u);
  expect(draft?.ingredients[0]?.length).toBeLessThanOrEqual(500);
  expect(draft).toMatchObject({ servings: null, cooking_time: null });
});

test.each([
  ['fails', () => fails(400), 'could not read this photo'],
  ['finds no recipe', () => says({ title: '', ingredients: [], instructions: [] }), 'found no recipe'],
])('a photo is not lost when the model %s: it is an empty draft that says so', async (_, answer, problem) => {
  model.answers = [answer()];
  const job = await importFile(app, anna, photo);
  expect(job).toMatchObject({ state: 'ready', drafts: 1 });
  const imported = await draftOf(job.id);
  expect(imported).toMatchObject({ problem: expect.stringContaining(problem), draft: { ingredients: [] } });
  expect(imported.picture).not.toBeNull();
});

test('a draft of a photo is its owner’s alone', async () => {
  const { id } = await importFile(app, anna, photo);
  const ben = await createUser(app);
  const { status } = await app.request(importsRoutes.getDraft, { params: { id, position: 0 } }, ben);
  expect(status).toBe(404);
});

describe('a picture that cannot be used is refused with a sentence, and no model sees it', () => {
  test.each<readonly [string, () => Promise<Buffer> | Buffer, string]>([
    ['truncated', () => photo.subarray(0, photo.length / 3), 'damaged or incomplete'],
    ['only a beginning', () => Buffer.from('ffd8ffe000104a464946', 'hex'), 'damaged or incomplete'],
    ['HEIC', () => Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0heic', 'latin1'), 'HEIC photos are not supported'],
    ['GIF', () => Buffer.from('GIF89a\u0001\0\u0001\0', 'latin1'), 'This is a GIF'],
    ['of too many pixels', () => hugePng(), 'pixels'],
    ['of too many bytes', () => Buffer.concat([photo, Buffer.alloc(21 * 1024 * 1024)]), '20 MB'],
  ])('%s', async (_, file, problem) => {
    const job = await importFile(app, anna, await file(), 'card.jpg');
    expect(job).toMatchObject({ state: 'failed', problem: expect.stringContaining(problem) });
    expect(model.requests).toEqual([]);
  });
});

/** A small file of 64 megapixels. */
async function hugePng(): Promise<Buffer> {
  const blank = { width: 8_000, height: 8_000, channels: 3, background: '#fff' } as const;
  return sharp({ create: blank }).png().toBuffer();
}

describe('without a model and text recognition', () => {
  test.each([
    [true, IMPORT_TEXTS.photos_need],
    [false, IMPORT_TEXTS.photos_need_admin],
  ])('the person learns what a photo needs (admin: %s)', async (isAdmin, problem) => {
    const bare = await startApp({ environment: OFF });
    const person = await createUser(bare);
    if (isAdmin) await createAdmin(bare, person);
    expect(await importFile(bare, person, photo)).toMatchObject({ state: 'failed', problem });
    const { body } = await bare.request(importsRoutes.listImports, {}, person);
    expect(body.photos).toBe('none');
    await bare.close();
  });
});

test('photos count towards the hourly limit of a user’s reads by a model', async () => {
  const limited = await startApp({
    environment: { ...OFF, RATE_LIMIT_FACTOR: '1', AI_VISION_BASE_URL: model.url, AI_VISION_MODEL: 'eyes' },
  });
  const ben = await createUser(limited);
  const { max } = MODEL_READS_PER_USER;
  const { database, clock } = limited;
  await addUse(database.db, `import-model:${ben.id}`, MODEL_READS_PER_USER, clock.now(), max - 1).execute();
  await importFile(limited, ben, photo);
  const { id } = await importFile(limited, ben, photo);
  expect(await draftOf(id, limited, ben)).toMatchObject({ problem: expect.stringContaining('in the last hour') });
  expect(model.requests.length).toBe(1);
  await limited.close();
});
