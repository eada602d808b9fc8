import { randomUUID } from 'node:crypto';

import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { cookLogRoutes } from '@larder/contract/cook-log';
import { EXPORT_FORMAT_KEYS, EXPORT_FORMATS } from '@larder/contract/export-formats';
import { exportsRoutes } from '@larder/contract/exports';
import { readPictureUrl, recipePictureUrl } from '@larder/contract/pictures';
import { personalDataRoutes } from '@larder/contract/personal-data';
import { recipesRoutes } from '@larder/contract/recipes';

import { openFile } from '#features/imports/readers/open-file.ts';
import { readFile } from '#features/imports/readers/read-file.ts';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createRecipe, createSharedRecipe, createUser, type TestUser } from '../../../test/factories.ts';
import { createPicture } from '../../../test/pictures.ts';

let app: TestApp;
let anna: TestUser;
let bruno: TestUser;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  [anna, bruno] = [await createUser(app), await createUser(app)];
});
afterAll(() => app.close());

async function send(body: object, person: TestUser, place = app) {
  const { method, path: url } = exportsRoutes.exportRecipes;
  const headers = { cookie: person.cookie, 'sec-fetch-site': 'same-origin' };
  const {
    statusCode: status,
    headers: given,
    rawPayload,
  } = await place.app.inject({ method, url, payload: body, headers });
  return { status, headers: given, rawPayload };
}

async function fileIn(archive: Buffer, name: string): Promise<string> {
  const { archive: opened } = await openFile(archive, 'export.zip');
  const entry = opened?.entries.find((each) => each.name === name);
  return entry === undefined ? '' : ((await opened?.readText(entry)) ?? '');
}

/** Reads a file as an import does. */
async function read(bytes: Buffer) {
  const file = await readFile(bytes, 'export');
  try {
    const items = await Array.fromAsync(file.items);
    const found = items.filter((item) => 'draft' in item);
    const pictures = await Promise.all(
      found.map(({ pictures: each }) =>
        Promise.all(each.map(async ({ read: open, ...shown }) => ({ ...shown, bytes: await open() }))),
      ),
    );
    return { format: file.format, recipes: found.map(({ draft }) => draft), pictures };
  } finally {
    file.close();
  }
}

const titles = async (body: object, person = anna) =>
  (await read((await send(body, person)).rawPayload)).recipes.map(({ title }) => title);

describe('an export', () => {
  test('has the requested recipes in their order, each once, or all', async () => {
    const [soup, cake, tea] = [
      await createRecipe(app, anna, { title: 'Soup' }),
      await createRecipe(app, anna, { title: 'Cake' }),
      await createRecipe(app, anna, { title: 'Tea' }),
    ];
    expect(await titles({ format: 'csv', ids: [tea.id, soup.id, tea.id] })).toEqual(['Tea', 'Soup']);
    expect((await titles({ format: 'csv' })).toSorted()).toEqual(['Cake', 'Soup', 'Tea']);
    expect(await titles({ format: 'schema-org', ids: [cake.id] })).toEqual(['Cake']);
  });

  test('of all reads more than one batch', async () => {
    for (let count = 0; count < 20; count++) await createRecipe(app, anna);
    expect(await titles({ format: 'recipesage' })).toHaveLength(20);
  });

  test.for(EXPORT_FORMAT_KEYS)('as %s has no recipe of another user and none in the bin', async (format) => {
    const own = await createRecipe(app, anna, { title: 'Mine' });
    const gone = await createRecipe(app, anna, { title: 'Deleted' });
    const theirs = await createRecipe(app, bruno, { title: 'Theirs' });
    await createSharedRecipe(app, { recipe_id: theirs.id, shared_by: bruno.id, shared_with: anna.id });
    await app.request(recipesRoutes.deleteRecipe, { params: { id: gone.id } }, anna);
    expect(await titles({ format, ids: [theirs.id, gone.id, own.id] })).toEqual(['Mine']);
    expect(await titles({ format })).toEqual(['Mine']);
  });

  test('of nothing is not found', async () => {
    const theirs = await createRecipe(app, bruno);
    for (const body of [{ format: 'csv' }, { format: 'archive', ids: [theirs.id, randomUUID()] }])
      expect((await send(body, anna)).status).toBe(404);
  });

  test.for([
    ['ids', { format: 'csv', ids: [] }],
    ['ids', { format: 'csv', ids: Array.from({ length: 10_001 }, () => randomUUID()) }],
    ['format', { format: 'docx' }],
  ] as const)('with wrong %s names the field', async ([field, body]) => {
    const { status, error } = await app.request(exportsRoutes.exportRecipes, { body: body as never }, anna);
    expect(status).toBe(400);
    expect(Object.keys(error.fields ?? {})[0]).toMatch(field);
  });

  test('is limited to 60 per user and hour', async () => {
    // One sixtieth of 60.
    const strict = await startApp({ environment: { RATE_LIMIT_FACTOR: '0.01' }, database: app.database });
    await createRecipe(app, anna);
    expect((await send({ format: 'csv' }, anna, strict)).status).toBe(200);
    expect((await send({ format: 'csv' }, anna, strict)).status).toBe(429);
  });

  test('is downloaded as a file with a name', async () => {
    await createRecipe(app, anna);
    const { headers } = await send({ format: 'paprika' }, anna);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="larder-recipes-[\d-]+\.paprikarecipes"$/u);
  });
});

describe('photos', () => {
  test.for(EXPORT_FORMAT_KEYS)('as %s are in the file or linked, as declared', async (format) => {
    const picture = await createPicture(app, anna);
    await createRecipe(app, anna, { image_url: recipePictureUrl(picture) });
    const { recipes, pictures } = await read((await send({ format }, anna)).rawPayload);
    const { photos } = EXPORT_FORMATS[format];
    expect(pictures[0]).toHaveLength(photos === 'included' ? 1 : 0);
    expect(recipes[0]?.image_url?.includes(recipePictureUrl(picture)) === true).toBe(photos === 'linked');
  });

  const instructions = ['Stir.', 'Sauce:', 'Cook.', 'Bake.'];
  const stepPhotos = async () => {
    const [one, two] = [await createPicture(app, anna, { width: 700 }), await createPicture(app, anna, { width: 90 })];
    const [image_url, other] = [recipePictureUrl(one), recipePictureUrl(two)];
    await createRecipe(app, anna, {
      instructions,
      step_pictures: [
        { step: 2, image_url },
        { step: 3, image_url: other },
      ],
    });
    return [image_url, other] as const;
  };

  test.for(['archive', 'paprika', 'cooklang', 'markdown'] as const)(
    'of steps as %s are in the file',
    async (format) => {
      await stepPhotos();
      const { recipes, pictures } = await read((await send({ format }, anna)).rawPayload);
      expect(recipes[0]?.instructions).toEqual(instructions);
      const byId = new Map(recipes[0]?.step_pictures?.map(({ step, image_url }) => [readPictureUrl(image_url), step]));
      const widths = pictures[0]?.map(async ({ step, id, bytes }) => [
        step ?? byId.get(id ?? ''),
        (await sharp(bytes).metadata()).width,
      ]);
      expect(await Promise.all(widths ?? [])).toEqual([
        [2, 700],
        [3, 90],
      ]);
    },
  );

  test('of steps as schema-org are linked', async () => {
    const addresses = await stepPhotos();
    const text = String((await send({ format: 'schema-org' }, anna)).rawPayload);
    const images = [...text.matchAll(/"HowToStep",\s*"text": "(\w+)\.",\s*"image": "([^"]+)"/gu)];
    expect(images.map(([, step, address = '']) => [step, address])).toEqual([
      ['Cook', expect.stringMatching(new RegExp(`^https?://[^/]+${addresses[0]}$`, 'u'))],
      ['Bake', expect.stringMatching(new RegExp(`^https?://[^/]+${addresses[1]}$`, 'u'))],
    ]);
  });
});

describe('an archive', () => {
  const details = {
    notes: 'a <b> & "c"\n\nd',
    step_notes: [{ step: 1, note: 'Gently.' }],
    source_name: 'Ann',
    source_url: 'https://example.org/a',
    author: 'Ben',
    video_url: 'https://example.org/v',
    resting_time: 30,
    yield_text: '24 cookies',
    tags: ['one, two'],
    equipment: ['Pan'],
    nutrition: { calories: '12 kcal' },
  };

  test('is read again as a whole, with the owner’s stars and the cook log', async () => {
    const recipe = await createRecipe(app, anna, { ...details, is_favorite: true, stars: 5, category: 'Soup' });
    const params = { id: recipe.id };
    const body = { cooked_on: '2026-03-01', note: 'Good <i>', stars: 4, servings: 2 };
    await app.request(cookLogRoutes.addCookEntry, { params, body }, anna);
    const { format, recipes } = await read((await send({ format: 'archive' }, anna)).rawPayload);
    expect(format).toBe('Recipe archive');
    const { title, ingredients, instructions, servings } = recipe;
    expect(recipes).toMatchObject([
      {
        ...details,
        title,
        ingredients,
        instructions,
        servings,
        tags: ['Soup', 'one, two'],
        is_favorite: true,
        stars: 5,
        cooked: [{ date: '2026-03-01', note: 'Good <i>', stars: 4, servings: 2 }],
      },
    ]);
  });

  test('has the earlier versions of its recipes alone', async () => {
    const [soup, cake] = [await createRecipe(app, anna), await createRecipe(app, anna)];
    for (const { id } of [soup, cake]) {
      const body = { title: `Better ${id}`, version: 1 };
      await app.request(recipesRoutes.updateRecipe, { params: { id }, body }, anna);
    }
    const { rawPayload } = await send({ format: 'archive', ids: [soup.id] }, anna);
    const versions = JSON.parse(await fileIn(rawPayload, 'versions.json')) as { recipe_id: string }[];
    expect(versions.map(({ recipe_id }) => recipe_id)).toEqual([soup.id]);
  });

  test('is read as the export of the account is', async () => {
    await createRecipe(app, anna, details);
    const account = await app.app.inject({ url: personalDataRoutes.exportData.path, headers: { cookie: anna.cookie } });
    const [one, other] = [
      await read(account.rawPayload),
      await read((await send({ format: 'archive' }, anna)).rawPayload),
    ];
    expect(one).toEqual(other);
  });
});
