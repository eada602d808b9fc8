import { gzipSync } from 'node:zlib';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { recipePictureUrl } from '@larder/contract/pictures';
import { recipesRoutes } from '@larder/contract/recipes';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createUser, type TestUser } from '../../../test/factories.ts';
import { importFile, listDrafts, saveImport } from '../../../test/imports.ts';
import { photo } from '../../../test/pictures.ts';
import { zipOf } from '../../../test/zip.ts';

let app: TestApp;
let anna: TestUser;
let jpegs: readonly Buffer[];
beforeAll(async () => {
  app = await startApp();
  jpegs = await Promise.all([500, 60, 70].map(async (width) => photo(width, 40).jpeg().toBuffer()));
});
beforeEach(async () => {
  anna = await createUser(app);
});
afterAll(() => app.close());

const base64 = (): string[] => jpegs.map((jpeg) => jpeg.toString('base64'));
const named = (...names: readonly string[]): Record<string, Buffer> =>
  Object.fromEntries(names.map((name, at) => [name, jpegs[at] ?? Buffer.alloc(0)]));

const TEA = { title: 'Tea', ingredients: 'Water', instructions: 'Boil.' };
const PAPRIKA = { name: 'Tea', ingredients: 'Water', directions: 'Boil.', nutritional_info: '', categories: [] };
const KEEPER = `<html><body><div class="recipe-details"><img src="images/a_0.jpg" class="recipe-photo"><h2 itemprop="name">Tea</h2>
<div itemprop="recipeIngredients"><p>Water</p></div><div itemprop="recipeDirections"><p>Boil.</p></div>
<img src="images/a_0.jpg" class="recipe-photos"><img src="images/a_1.jpg" class="recipe-photos">
<img src="images/a_2.jpg" class="recipe-photos"></div></body></html>`;

/** Files with a recipe that has three photos of the dish. */
const FILES: readonly (readonly [string, () => Promise<Buffer>])[] = [
  [
    'Paprika',
    async () => {
      const [photo_data, ...others] = base64();
      const photos = others.map((data, at) => ({ name: `${at + 1}`, filename: `${at}.jpg`, data }));
      return gzipSync(JSON.stringify({ ...PAPRIKA, photo_data, photos }));
    },
  ],
  [
    'Recipe Keeper',
    async () => zipOf({ 'recipes.html': KEEPER, ...named('images/a_0.jpg', 'images/a_1.jpg', 'images/a_2.jpg') }),
  ],
  ['Mela', async () => Buffer.from(JSON.stringify({ ...TEA, yield: '', link: '', favorite: false, images: base64() }))],
  [
    'Crouton',
    async () => {
      const steps = [{ order: 0, step: 'Boil.' }];
      return Buffer.from(JSON.stringify({ name: 'Tea', serves: 1, ingredients: [], steps, images: base64() }));
    },
  ],
  [
    'RecetteTek',
    async () =>
      zipOf({
        'recipes.json': JSON.stringify([{ ...TEA, preparationTime: '5', pictures: ['a.jpg', 'b.jpg', 'c.jpg'] }]),
        ...named('a.jpg', 'b.jpg', 'c.jpg'),
      }),
  ],
];

describe.for(FILES)('a recipe of %s with three photos', ([format, write]) => {
  test('gets the first, and the draft says that two are left out', async () => {
    const job = await importFile(app, anna, await write(), 'recipes');
    expect(job.format).toBe(format);
    const [draft] = await listDrafts(app, anna, job.id);
    expect(draft).toMatchObject({
      title: 'Tea',
      problem: '2 further photos are left out: a recipe has one photo of the dish and one of each step.',
      picture: { width: 500 },
    });
    await saveImport(app, anna, job.id);
    const [saved] = await listDrafts(app, anna, job.id);
    const { body } = await app.request(recipesRoutes.getRecipe, { params: { id: saved?.recipe_id ?? '' } }, anna);
    expect(body.image_url).toBe(draft?.picture ? recipePictureUrl(draft.picture) : null);
  });
});

test('a recipe with one photo has nothing to report, and the first photo that can be read replaces a damaged one', async () => {
  const [first, second] = base64();
  const recipes = [
    { ...TEA, images: [first] },
    { ...TEA, title: 'Milk', images: ['bm8gcGhvdG8=', second, first] },
  ].map((recipe) => ({ ...recipe, yield: '', link: '', favorite: false }));
  const { id } = await importFile(app, anna, JSON.stringify(recipes), 'recipes');
  expect(await listDrafts(app, anna, id)).toMatchObject([
    { problem: null, picture: { width: 500 } },
    {
      problem:
        'A picture in this file is damaged. 1 further photo is left out: a recipe has one photo of the dish and one of each step.',
      picture: { width: 60 },
    },
  ]);
});
