import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { cookLogRoutes } from '@larder/contract/cook-log';
import { exportsRoutes } from '@larder/contract/exports';
import { importsRoutes } from '@larder/contract/imports';
import { readPictureUrl, recipePictureUrl } from '@larder/contract/pictures';
import { type Recipe, recipesRoutes } from '@larder/contract/recipes';
import { type VersionContent, versionsRoutes } from '@larder/contract/versions';

import { purgePictures, PURGE_HOURS } from '#features/pictures/commands/purge.ts';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createRecipe, createUser, type TestUser } from '../../../test/factories.ts';
import { importFile, listDrafts, saveImport, undoImport } from '../../../test/imports.ts';
import { createPicture } from '../../../test/pictures.ts';
import { zipOf } from '../../../test/zip.ts';

const VERSIONS_MAX = 5;

let app: TestApp;
let anna: TestUser;
let bruno: TestUser;
beforeAll(async () => {
  app = await startApp({ environment: { QUOTA_VERSIONS: String(VERSIONS_MAX) } });
});
beforeEach(async () => {
  [anna, bruno] = [await createUser(app), await createUser(app)];
});
afterAll(() => app.close());

async function exportArchive(): Promise<Buffer> {
  const { method, path: url } = exportsRoutes.exportRecipes;
  const headers = { cookie: anna.cookie, 'sec-fetch-site': 'same-origin' };
  return (await app.app.inject({ method, url, payload: { format: 'archive' }, headers })).rawPayload;
}

async function change(recipe: Recipe, body: object): Promise<Recipe> {
  app.clock.advance({ hours: 1 });
  const params = { id: recipe.id };
  return (await app.request(recipesRoutes.updateRecipe, { params, body: { ...body, version: recipe.version } }, anna))
    .body;
}

const addressOf = async (width: number) => recipePictureUrl(await createPicture(app, anna, { width }));

const versionsOf = async (id: string, person: TestUser) =>
  (await app.request(versionsRoutes.listVersions, { params: { id }, query: {} }, person)).body.versions;

async function importedId(importId: string): Promise<string> {
  const [draft] = await listDrafts(app, bruno, importId);
  return draft?.recipe_id ?? '';
}

/** The widths of a person's pictures that an address shows. */
async function widthOf(url: string | null | undefined, person: TestUser): Promise<number | null> {
  const id = readPictureUrl(url ?? '');
  if (id === null) return null;
  const { db } = app.database;
  const row = await db.selectFrom('pictures').select(['width', 'user_id']).where('id', '=', id).executeTakeFirst();
  return row?.user_id === person.id ? row.width : null;
}

/** A version without the addresses and ids of its pictures, which another user's are not. */
async function comparable(
  { picture: _picture, image_url, step_pictures = [], ...content }: VersionContent,
  of: TestUser,
) {
  const steps = step_pictures.map(async (shown) => [shown.step, await widthOf(shown.image_url, of)]);
  return { ...content, dish: await widthOf(image_url, of), steps: await Promise.all(steps) };
}

/** A recipe with two earlier versions; each has another photo. */
async function createChanged(): Promise<Recipe> {
  const first = await createRecipe(app, anna, { title: 'Soup', category: 'Soup', image_url: await addressOf(501) });
  const step_pictures = [{ step: 0, image_url: await addressOf(502) }];
  const second = await change(first, { title: 'Thick soup', step_pictures, tags: ['winter'] });
  const third = { title: 'Stew', image_url: await addressOf(503), step_pictures: [] };
  return change(second, { ...third, category: 'Main Dish' });
}

test('an archive brings the earlier versions of a recipe along, with their times and photos', async () => {
  const stew = await createChanged();
  const expected = await versionsOf(stew.id, anna);
  app.clock.advance({ hours: 1 });
  const { id: importId } = await importFile(app, bruno, await exportArchive(), 'recipes.zip');
  await saveImport(app, bruno, importId);
  const [current, ...earlier] = await versionsOf(await importedId(importId), bruno);
  expect([current?.version, current?.content.title]).toEqual([3, 'Stew']);
  expect(await widthOf(current?.content.image_url, bruno)).toBe(503);
  expect(earlier.map(({ version, made_at }) => [version, made_at])).toEqual(
    expected.slice(1).map(({ version, made_at }) => [version, made_at]),
  );
  expect(await Promise.all(earlier.map(({ content }) => comparable(content, bruno)))).toEqual(
    await Promise.all(expected.slice(1).map(({ content }) => comparable(content, anna))),
  );
  expect(earlier.map(({ content }) => content.title)).toEqual(['Thick soup', 'Soup']);
});

async function purgeUnused(): Promise<void> {
  app.clock.advance({ days: 2 });
  for (let hour = 0; hour < PURGE_HOURS; hour++) {
    await purgePictures({ db: app.database.db, blobs: app.blobs, now: app.clock.now() });
    app.clock.advance({ hours: 1 });
  }
}

test('an imported version can be restored, and its photos are there while its draft or the recipe is', async () => {
  await createChanged();
  const { id: importId } = await importFile(app, bruno, await exportArchive(), 'recipes.zip');
  await purgeUnused();
  await saveImport(app, bruno, importId);
  const id = await importedId(importId);
  await app.request(importsRoutes.deleteImport, { params: { id: importId } }, bruno);
  await purgeUnused();
  const restore = { params: { id, version: '2' }, body: { version: 3 } };
  const { body } = await app.request(versionsRoutes.restoreVersion, restore, bruno);
  expect(body).toMatchObject({ title: 'Thick soup', version: 4, tags: ['winter'] });
  expect(await widthOf(body.image_url, bruno)).toBe(501);
  expect(await widthOf(body.step_pictures?.[0]?.image_url, bruno)).toBe(502);
});

test('photos of the cook log in an archive come along', async () => {
  const { id } = await createRecipe(app, anna);
  const entry = { cooked_on: '2026-03-01', note: 'Good', image_url: await addressOf(504) };
  await app.request(cookLogRoutes.addCookEntry, { params: { id }, body: entry }, anna);
  const { id: importId } = await importFile(app, bruno, await exportArchive(), 'recipes.zip');
  await saveImport(app, bruno, importId);
  const imported = await importedId(importId);
  const rows = app.database.db.selectFrom('cook_log').select(['note', 'image_url']).where('recipe_id', '=', imported);
  const [logged] = await rows.execute();
  expect([logged?.note, await widthOf(logged?.image_url, bruno)]).toEqual(['Good', 504]);
});

test('earlier versions are saved again after an undo, and once if saving was interrupted', async () => {
  await createChanged();
  const { id: importId } = await importFile(app, bruno, await exportArchive(), 'recipes.zip');
  await saveImport(app, bruno, importId);
  const undone = await importedId(importId);
  await undoImport(app, bruno, importId);
  expect((await app.request(recipesRoutes.getRecipe, { params: { id: undone } }, bruno)).status).toBe(404);
  await saveImport(app, bruno, importId);
  const { db } = app.database;
  // The process died after it had created the recipe.
  await db.updateTable('import_drafts').set({ saved_as: null }).where('import_id', '=', importId).execute();
  await saveImport(app, bruno, importId);
  const again = await versionsOf(await importedId(importId), bruno);
  expect(again.map(({ content }) => content.title)).toEqual(['Stew', 'Thick soup', 'Soup']);
});

test('a recipe that is saved as a new version of one that is there retains its own history', async () => {
  await createChanged();
  const archive = await exportArchive();
  const first = await importFile(app, bruno, archive, 'recipes.zip');
  await saveImport(app, bruno, first.id);
  const second = await importFile(app, bruno, archive, 'recipes.zip');
  const params = { id: second.id, position: 0 };
  const edit = { choice: 'version', draft: { title: 'Stew again' } } as const;
  await app.request(importsRoutes.updateDraft, { params, body: edit }, bruno);
  await saveImport(app, bruno, second.id);
  const versions = await versionsOf(await importedId(first.id), bruno);
  expect(versions.map(({ content }) => content.title)).toEqual(['Stew again', 'Stew', 'Thick soup', 'Soup']);
});

const RECIPE = { id: 'r1', title: 'Tea', description: '', ingredients: ['1 tsp tea'], instructions: ['Boil.'] };

const archiveOf = (versions: string) =>
  zipOf({ 'recipes.json': JSON.stringify([RECIPE]), 'recipes.jsonld': '{}', 'versions.json': versions });

test('a history in an archive has at most the configured number of versions, the first and the latest', async () => {
  const history = Array.from({ length: 40 }, (_, at) => ({
    recipe_id: 'r1',
    version: at + 1,
    made_at: `2026-02-${String(Math.ceil((at + 1) / 2)).padStart(2, '0')}T00:00:00Z`,
    replaced_at: `2026-02-${String(Math.ceil((at + 2) / 2)).padStart(2, '0')}T00:00:00Z`,
    content: { ...RECIPE, title: `Tea ${at + 1}` },
  }));
  const { id } = await importFile(app, bruno, await archiveOf(JSON.stringify(history.toReversed())), 'a.zip');
  await saveImport(app, bruno, id);
  const titles = (await versionsOf(await importedId(id), bruno)).map(({ content }) => content.title);
  expect(titles).toHaveLength(VERSIONS_MAX + 1);
  expect([titles[0], titles[1], titles.at(-1)]).toEqual(['Tea', 'Tea 40', 'Tea 1']);
});

test.each([
  ['no JSON', '[{"recipe_id":'],
  ['impossible servings', JSON.stringify([{ recipe_id: 'r1', version: 1, content: { ...RECIPE, servings: 0.5 } }])],
  ['a NUL', JSON.stringify([{ recipe_id: 'r1', version: 1, content: { ...RECIPE, notes: 'a\0b' } }])],
  [
    'nothing usable',
    '[null, 1, {"recipe_id": "r1", "content": null}, {"recipe_id": "r1", "version": "x", "made_at": "soon"}]',
  ],
  [
    'pictures that are not there',
    JSON.stringify([
      {
        recipe_id: 'r1',
        version: 1,
        content: { ...RECIPE, image_url: recipePictureUrl({ id: '01890000-0000-7000-8000-000000000000', width: 1 }) },
      },
    ]),
  ],
  [
    'a time in the future',
    JSON.stringify([{ recipe_id: 'r1', version: 1, made_at: '2999-01-01T00:00:00Z', content: RECIPE }]),
  ],
])('a recipe whose earlier versions have %s is saved', async (_what, versions) => {
  const { id } = await importFile(app, bruno, await archiveOf(versions), 'a.zip');
  await saveImport(app, bruno, id);
  const drafts = await listDrafts(app, bruno, id);
  const saved = drafts.find(({ recipe_id }) => recipe_id !== null);
  expect(saved?.title).toBe('Tea');
  const [current, ...earlier] = await versionsOf(saved?.recipe_id ?? '', bruno);
  expect(current?.content.title).toBe('Tea');
  for (const { made_at, content } of earlier) {
    expect(Date.parse(made_at)).toBeLessThanOrEqual(app.clock.now().getTime());
    expect(content.image_url).toBeNull();
  }
});

test('earlier versions that cannot be read are reported', async () => {
  const { id } = await importFile(app, bruno, await archiveOf('[{"recipe_id":'), 'a.zip');
  const [unreadable] = await listDrafts(app, bruno, id, 'problems');
  expect(unreadable).toMatchObject({
    title: 'versions.json',
    problem: 'This part of the file is damaged. Please export it again.',
  });
});

test('a draft does not show its earlier versions, and an edit does not lose them', async () => {
  await createChanged();
  const { id } = await importFile(app, bruno, await exportArchive(), 'recipes.zip');
  const params = { id, position: 0 };
  const edited = await app.request(importsRoutes.updateDraft, { params, body: { draft: { title: 'Goulash' } } }, bruno);
  expect(edited.body.draft).not.toHaveProperty('earlier');
  await saveImport(app, bruno, id);
  const versions = await versionsOf(await importedId(id), bruno);
  expect(versions.map(({ content }) => content.title)).toEqual(['Goulash', 'Thick soup', 'Soup']);
});
