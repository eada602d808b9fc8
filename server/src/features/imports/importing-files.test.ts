import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { cookLogRoutes } from '@larder/contract/cook-log';
import { IMPORT_LIMITS, importsRoutes } from '@larder/contract/imports';
import { recipesRoutes } from '@larder/contract/recipes';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createRecipe, createUser, type TestUser } from '../../../test/factories.ts';
import {
  importFile,
  listDrafts,
  mealMaster,
  saveImport,
  sendPart,
  undoImport,
  untilIdle,
  uploadFile,
} from '../../../test/imports.ts';
import { photo } from '../../../test/pictures.ts';
import { zipOf } from '../../../test/zip.ts';

let app: TestApp;
let anna: TestUser;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  anna = await createUser(app);
});
afterAll(() => app.close());

async function titles(): Promise<string[]> {
  const { body } = await app.request(recipesRoutes.listRecipes, { query: { limit: 100 } }, anna);
  return body.recipes.map(({ title }) => title).toSorted();
}

test('a file becomes drafts, and nothing is a recipe before it is saved', async () => {
  const job = await importFile(app, anna, mealMaster('Leek soup', 'Pea soup'), 'soups.mmf');
  expect(job).toMatchObject({ state: 'ready', format: 'MealMaster', drafts: 2, to_save: 2, saved: 0, problem: null });
  expect(await listDrafts(app, anna, job.id)).toMatchObject([
    { position: 0, title: 'Leek soup', ingredient_count: 2, step_count: 1, choice: 'keep', duplicate: null },
    { position: 1, title: 'Pea soup' },
  ]);
  expect(await titles()).toEqual([]);
});

test('all drafts are saved, or those that are selected', async () => {
  const { id } = await importFile(app, anna, mealMaster('A soup', 'B soup', 'C soup'));
  expect(await saveImport(app, anna, id, [1])).toMatchObject({ state: 'ready', saved: 1, pending: 0 });
  expect(await titles()).toEqual(['B soup']);
  expect((await saveImport(app, anna, id)).saved).toBe(3);
  expect(await titles()).toEqual(['A soup', 'B soup', 'C soup']);
  const again = await app.request(importsRoutes.saveImport, { params: { id }, body: {} }, anna);
  expect(again.status).toBe(400);
});

test('an edited draft is saved as edited', async () => {
  const { id } = await importFile(app, anna, mealMaster('Leek soup'));
  const params = { id, position: 0 };
  const draft = { title: 'Grandma’s leek soup 🥣', ingredients: ['For the soup:', '2 leeks'], servings: 3 };
  const { body } = await app.request(importsRoutes.updateDraft, { params, body: { draft } }, anna);
  expect(body).toMatchObject({ title: draft.title, ingredient_count: 1, draft });
  await saveImport(app, anna, id);
  const [saved] = await listDrafts(app, anna, id, 'saved');
  const recipe = await app.request(recipesRoutes.getRecipe, { params: { id: saved?.recipe_id ?? '' } }, anna);
  expect(recipe.body).toMatchObject(draft);
});

test('what was edited counts as checked', async () => {
  const { id, ...job } = await importFile(app, anna, 'Toast\n1 slice of bread\nToast it.');
  expect(job.doubtful).toBe(1);
  const params = { id, position: 0 };
  const body = { draft: { instructions: ['Toast the bread.'] } };
  const answer = await app.request(importsRoutes.updateDraft, { params, body }, anna);
  expect(answer.body).toMatchObject({ doubt_count: 0, draft: { findings: [] } });
});

describe('duplicates', () => {
  test('of recipes with the same title and foods, and within the file, are left out unless the user wants them', async () => {
    const first = await importFile(app, anna, mealMaster('Leek soup'));
    await saveImport(app, anna, first.id);
    const { id, ...job } = await importFile(app, anna, mealMaster('LEEK SOUP', 'Pea soup', 'Pea soup'));
    expect(job).toMatchObject({ drafts: 3, duplicates: 2, to_save: 1 });
    const [leek, pea, peaAgain] = await listDrafts(app, anna, id);
    expect(leek).toMatchObject({ choice: 'skip', duplicate: { by: 'title', title: 'Leek soup' } });
    expect(leek?.duplicate?.recipe_id).not.toBeNull();
    expect(pea).toMatchObject({ choice: 'keep', duplicate: null });
    expect(peaAgain).toMatchObject({ choice: 'skip', duplicate: { by: 'title', recipe_id: null, title: 'Pea soup' } });
    await saveImport(app, anna, id);
    expect(await titles()).toEqual(['Leek soup', 'Pea soup']);
  });

  test.each([
    ['https://www.example.org/soup/?utm_source=mail', 'http://example.org/soup'],
    ['https://example.org/soup?id=2', 'https://example.org/soup/?id=2&fbclid=x'],
  ])('have the same address: %s', async (one, other) => {
    await createRecipe(app, anna, { title: 'Anything', source_url: one });
    const file = JSON.stringify({ '@type': 'Recipe', name: 'Else', url: other, recipeIngredient: ['1 egg'] });
    const { id } = await importFile(app, anna, file, 'recipe.json');
    expect((await listDrafts(app, anna, id))[0]?.duplicate).toMatchObject({ by: 'address', title: 'Anything' });
  });

  test('may become a new version, which the undo takes back', async () => {
    const own = await createRecipe(app, anna, { title: 'Soup', source_url: 'https://example.org/soup' });
    const file = JSON.stringify({
      '@type': 'Recipe',
      name: 'Better soup',
      url: 'https://example.org/soup',
      recipeIngredient: ['1 leek'],
      recipeInstructions: ['Simmer.'],
    });
    const { id } = await importFile(app, anna, file, 'recipe.json');
    const params = { id, position: 0 };
    await app.request(importsRoutes.updateDraft, { params, body: { choice: 'version' } }, anna);
    await saveImport(app, anna, id);
    const read = async () => (await app.request(recipesRoutes.getRecipe, { params: { id: own.id } }, anna)).body;
    expect(await read()).toMatchObject({ title: 'Better soup', ingredients: ['1 leek'], version: 2 });
    expect((await undoImport(app, anna, id)).saved).toBe(0);
    expect(await read()).toMatchObject({ title: 'Soup', ingredients: own.ingredients, version: 3 });
    expect(await titles()).toEqual(['Soup']);
  });

  test('that were changed after the import stay as they are when it is undone', async () => {
    const own = await createRecipe(app, anna, { title: 'Soup', source_url: 'https://example.org/soup' });
    const file = JSON.stringify({ '@type': 'Recipe', name: 'New', url: own.source_url, recipeIngredient: ['1 leek'] });
    const { id } = await importFile(app, anna, file, 'recipe.json');
    await app.request(importsRoutes.updateDraft, { params: { id, position: 0 }, body: { choice: 'version' } }, anna);
    await saveImport(app, anna, id);
    const body = { title: 'Mine', version: 2 };
    await app.request(recipesRoutes.updateRecipe, { params: { id: own.id }, body }, anna);
    await undoImport(app, anna, id);
    expect(await titles()).toEqual(['Mine']);
    const [draft] = await listDrafts(app, anna, id, 'problems');
    expect(draft?.problem).toContain('changed this recipe since');
  });

  test('without a recipe to replace cannot become a version', async () => {
    const { id } = await importFile(app, anna, mealMaster('Soup'));
    const params = { id, position: 0 };
    const answer = await app.request(importsRoutes.updateDraft, { params, body: { choice: 'version' } }, anna);
    expect(answer.error.fields).toHaveProperty('choice');
  });
});

test('an undone import is in the bin, and can be saved again', async () => {
  const { id } = await importFile(app, anna, mealMaster('Leek soup', 'Pea soup'));
  await saveImport(app, anna, id);
  expect(await undoImport(app, anna, id)).toMatchObject({ state: 'ready', saved: 0 });
  expect(await titles()).toEqual([]);
  expect((await saveImport(app, anna, id)).saved).toBe(2);
  expect(await titles()).toEqual(['Leek soup', 'Pea soup']);
});

test('the picture and the date of a recipe come along', async () => {
  const recipe = {
    '@type': 'Recipe',
    name: 'Cake',
    recipeIngredient: ['1 egg'],
    recipeInstructions: ['Bake.'],
    dateCreated: '2019-03-01T10:00:00Z',
  };
  const file = await zipOf({
    'Cake/recipe.json': JSON.stringify(recipe),
    'Cake/full.jpg': await photo(700, 60).jpeg().toBuffer(),
  });
  const { id } = await importFile(app, anna, file, 'cookbook.zip');
  const [draft] = await listDrafts(app, anna, id);
  expect(draft?.picture).toMatchObject({ width: 700, height: 60 });
  await saveImport(app, anna, id);
  const { body } = await app.request(recipesRoutes.listRecipes, { query: {} }, anna);
  expect(body.recipes[0]).toMatchObject({
    title: 'Cake',
    picture: { width: 700 },
    created_at: '2019-03-01T10:00:00.000Z',
  });
});

test('the owner’s stars of a recipe come along', async () => {
  const rows = ['Name,Ingredients,Directions,Rating', 'Cake,1 egg,Bake it for 20 minutes.,4'];
  const { id } = await importFile(app, anna, rows.join('\n'), 'recipes.csv');
  await saveImport(app, anna, id);
  const [saved] = await listDrafts(app, anna, id, 'saved');
  const { body } = await app.request(recipesRoutes.getRecipe, { params: { id: saved?.recipe_id ?? '' } }, anna);
  expect(body.stars).toBe(4);
});

test('an earlier cooking becomes an entry of the cook log, once', async () => {
  const rows = ['Name,Ingredients,Directions,Last cooked', 'Cake,1 egg,Bake it for 20 minutes.,2024-05-31'];
  const { id } = await importFile(app, anna, rows.join('\n'), 'recipes.csv');
  await saveImport(app, anna, id);
  const [saved] = await listDrafts(app, anna, id, 'saved');
  const params = { id: saved?.recipe_id ?? '' };
  const { body } = await app.request(cookLogRoutes.listCookEntries, { params, query: {} }, anna);
  expect(body.entries.map(({ cooked_on }) => cooked_on)).toEqual(['2024-05-31']);
});

describe('an upload in parts', () => {
  const { part_bytes: PART } = IMPORT_LIMITS;
  const file = Buffer.from(`${mealMaster('Leek soup')}${' '.repeat(PART)}`);
  const start = (id: string, bytes = file.length) =>
    app.request(importsRoutes.startImport, { body: { id, file_name: 'big.txt', bytes } }, anna);

  test('continues with the missing parts, in any order and twice', async () => {
    const id = randomUUID();
    expect((await start(id)).body).toMatchObject({ state: 'uploading', missing_parts: [0, 1] });
    await sendPart(app, anna, { id, part: 1 }, file.subarray(PART));
    await sendPart(app, anna, { id, part: 1 }, file.subarray(PART));
    expect((await start(id)).body).toMatchObject({ state: 'uploading', missing_parts: [0] });
    await sendPart(app, anna, { id, part: 0 }, file.subarray(0, PART));
    expect(await untilIdle(app, anna, id)).toMatchObject({ state: 'ready', drafts: 1, missing_parts: [] });
    expect((await sendPart(app, anna, { id, part: 0 }, file.subarray(0, PART))).status).toBe(200);
  });

  test('refuses a part of the wrong size or number', async () => {
    const id = randomUUID();
    await start(id);
    for (const [part, bytes] of [
      [0, file.subarray(1, PART)],
      [1, file.subarray(0, PART)],
      [2, file.subarray(0, 10)],
      [0, Buffer.alloc(0)],
    ] as const) {
      const { status, error } = await sendPart(app, anna, { id, part }, bytes);
      expect([status, Object.keys(error.fields ?? {})]).toEqual([400, ['part']]);
    }
    expect((await start(id)).body.missing_parts).toEqual([0, 1]);
  });

  test('refuses an id of another file or another user', async () => {
    const id = randomUUID();
    await start(id);
    expect((await start(id, 5)).error.fields).toHaveProperty('id');
    const bruno = await createUser(app);
    const body = { id, file_name: 'big.txt', bytes: file.length };
    expect((await app.request(importsRoutes.startImport, { body }, bruno)).status).toBe(409);
  });
});

test('a file that cannot be read fails with its reason', async () => {
  const job = await importFile(app, anna, Buffer.from([0, 1, 2, 3]), 'recipes.xyz');
  expect(job).toMatchObject({ state: 'failed', drafts: 0 });
  expect(job.problem).toContain('not a file we can read');
});

test('a deleted import is gone, and its recipes stay', async () => {
  const { id } = await importFile(app, anna, mealMaster('Leek soup', 'Pea soup'));
  await saveImport(app, anna, id, [0]);
  await app.request(importsRoutes.deleteImport, { params: { id } }, anna);
  expect((await app.request(importsRoutes.listImports, {}, anna)).body.imports).toEqual([]);
  expect(await titles()).toEqual(['Leek soup']);
});

test('parts of files that were read are removed', async () => {
  const { id } = await uploadFile(app, anna, mealMaster('Leek soup'));
  await untilIdle(app, anna, id);
  await expect
    .poll(async () => (await Array.fromAsync(app.blobs.list('im'))).filter(({ key }) => key.includes(id)))
    .toEqual([]);
});
