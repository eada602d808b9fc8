import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { importsRoutes } from '@larder/contract/imports';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createUser, type TestUser } from '../../../test/factories.ts';
import { importFile } from '../../../test/imports.ts';
import { ENGLISH_PAGE, GERMAN_PAGE, printedPage } from '../../../test/recipe-photo.ts';
import { isTextRecognitionInstalled } from './photo/recognition-package.ts';

/** A page takes seconds, and four times as long on a busy machine. */
const SLOW = { timeout: 120_000 };

const INSTALLED = isTextRecognitionInstalled() ? ['installed'] : [];
if (INSTALLED.length === 0)
  process.stderr.write('Text recognition is not tested: it is not installed. Run: npm run add-text-recognition\n');

test('text recognition that is switched off reads nothing', async () => {
  const off = await startApp({ environment: { TEXT_RECOGNITION: 'off' } });
  const ben = await createUser(off);
  expect((await off.request(importsRoutes.listImports, {}, ben)).body.photos).toBe('none');
  await off.close();
});

describe.each(INSTALLED)('text recognition that is %s', () => {
  let app: TestApp;
  let anna: TestUser;
  beforeAll(async () => {
    app = await startApp({ environment: { RATE_LIMIT_FACTOR: '1000' } });
    anna = await createUser(app);
  });
  afterAll(() => app.close());

  const read = async (photo: Buffer) => {
    const { id, ...job } = await importFile(app, anna, photo, 'card.jpg');
    const { body } = await app.request(importsRoutes.getDraft, { params: { id, position: 0 } }, anna);
    return { job, ...body };
  };

  test('a printed card becomes a draft with its photo, in which every field is unsure', SLOW, async () => {
    const { job, draft, picture, problem } = await read(await printedPage(ENGLISH_PAGE));
    expect(job).toMatchObject({ state: 'ready', format: 'Photo', drafts: 1 });
    expect(problem).toBeNull();
    expect(picture).toMatchObject({ width: 1200 });
    expect(draft).toMatchObject({
      title: 'Leek and potato soup',
      servings: 4,
      ingredients: ['3 large leeks', '500 g floury potatoes', '1/2 cup cream', '2 tbsp butter'],
      instructions: [
        'Slice the leeks and let them sweat in the butter for 10 minutes, without letting them take any color.',
        'Simmer for 20 minutes, blend and stir in the cream.',
      ],
    });
    const fields = ['title', 'servings', 'ingredients', 'instructions'];
    expect(draft?.findings).toEqual(
      expect.arrayContaining(fields.map((field) => ({ field, from: 'photo', sure: false }))),
    );
    expect(draft?.findings.filter(({ sure }) => sure)).toEqual([]);
  });

  test('a page in German is read with its umlauts', SLOW, async () => {
    const { draft } = await read(await printedPage(GERMAN_PAGE));
    expect(draft).toMatchObject({ title: 'Kartoffelsuppe', ingredients: expect.arrayContaining(['2 Möhren']) });
    expect(draft?.instructions[0]).toBe('Das Gemüse schälen und in Würfel schneiden.');
  });

  test.each<readonly [string, (page: Buffer) => Promise<Buffer>]>([
    [
      'is turned by its EXIF orientation',
      (page) => sharp(page).rotate(90).withMetadata({ orientation: 8 }).jpeg().toBuffer(),
    ],
    ['is turned without saying so', (page) => sharp(page).rotate(270).jpeg().toBuffer()],
    ['is askew', (page) => sharp(page).rotate(2, { background: '#fffdf5' }).jpeg().toBuffer()],
  ])('a photo that %s is read', SLOW, async (_, turn) => {
    const { draft } = await read(await turn(await printedPage(ENGLISH_PAGE)));
    expect(draft?.ingredients).toContain('500 g floury potatoes');
  });

  test('pale print is read', SLOW, async () => {
    const { draft } = await read(await printedPage(ENGLISH_PAGE, { color: '#b5b0a5', paper: '#ddd8cc' }));
    expect(draft?.ingredients).toContain('3 large leeks');
  });

  test('a line with a word that may be wrong is to be checked by itself', SLOW, async () => {
    const { draft } = await read(
      await printedPage([...ENGLISH_PAGE.slice(0, 5), '2 l stock', '1 1 milk', ...ENGLISH_PAGE.slice(6)]),
    );
    const line = draft?.ingredients.findIndex((each) => each.endsWith('milk'));
    expect(draft?.findings).toContainEqual({ field: 'ingredients', line, from: 'photo', sure: false });
  });

  const blurred = async (sigma: number) =>
    sharp(await printedPage(ENGLISH_PAGE))
      .blur(sigma)
      .jpeg()
      .toBuffer();

  test.each<readonly [string, () => Promise<Buffer>, RegExp]>([
    ['without text', () => printedPage(['', '']), /^No text was found/u],
    // Its words are recognized, nearly all of them wrong.
    ['blurred', () => blurred(5), /handwriting or is blurry/u],
    ['too blurred for any word', () => blurred(9), /handwriting or is blurry|No text was found/u],
  ])('a photo that is %s is not lost: it is an empty draft that says so', SLOW, async (_, photo, says) => {
    const { draft, picture, problem } = await read(await photo());
    expect(draft).toMatchObject({ title: '', ingredients: [], instructions: [] });
    expect(picture).not.toBeNull();
    expect(problem).toMatch(says);
  });

  test('the list of imports says that text recognition reads photos', async () => {
    expect((await app.request(importsRoutes.listImports, {}, anna)).body.photos).toBe('text');
  });
});
