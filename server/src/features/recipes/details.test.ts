import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { communityRoutes } from '@larder/contract/community';
import { linksRoutes } from '@larder/contract/links';
import { detailsOf, NO_DETAILS } from '@larder/contract/details-of';
import type { RecipeDetails } from '@larder/contract/detail-fields';
import { type Recipe, recipesRoutes } from '@larder/contract/recipes';
import { sharingRoutes } from '@larder/contract/sharing';
import { versionsRoutes } from '@larder/contract/versions';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createRecipe, createUser, newRecipe, type TestUser } from '../../../test/factories.ts';

let app: TestApp;
let anna: TestUser;
let bruno: TestUser;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  [anna, bruno] = await Promise.all([createUser(app), createUser(app)]);
});
afterAll(() => app.close());

const WRITTEN: RecipeDetails = {
  notes: 'Better on the second day.\n\nFreezes well.',
  step_notes: [{ step: 1, note: 'In batches.' }],
  linked_recipes: [],
  // See step-pictures.test.ts.
  step_pictures: [],
  source_name: 'The blue notebook',
  source_url: 'https://example.org/soup?page=2',
  author: 'Aunt Zofia',
  video_url: 'https://example.org/watch/soup',
  resting_time: 90,
  yield_text: '2 big pots',
  tags: ['Sunday', 'freezer'],
  equipment: ['stick blender'],
  nutrition: { calories: '212 kcal', Fibre: '4 g' },
};

const change = (id: string, payload: object, person = anna) =>
  app.send({ method: 'PATCH', url: `/api/recipes/${id}`, payload }, person);

async function get(id: string, person = anna): Promise<Recipe> {
  return (await app.request(recipesRoutes.getRecipe, { params: { id } }, person)).body;
}

async function titlesFound(q: string): Promise<string[]> {
  const { body } = await app.request(recipesRoutes.listRecipes, { query: { q } }, anna);
  return body.recipes.map(({ title }) => title);
}

describe('the details of a recipe', () => {
  test('are empty if none were sent', async () => {
    expect(detailsOf(await createRecipe(app, anna))).toEqual(NO_DETAILS);
  });

  test('are stored as sent', async () => {
    const { id } = await createRecipe(app, anna, WRITTEN);
    expect(detailsOf(await get(id))).toEqual(WRITTEN);
  });

  test.for(Object.keys(WRITTEN))('%s changes alone', async (field) => {
    const { id } = await createRecipe(app, anna);
    const value = Reflect.get(WRITTEN, field) as unknown;
    await change(id, { [field]: value, version: 1 });
    expect(detailsOf(await get(id))).toEqual({ ...NO_DETAILS, [field]: value });
    await change(id, { [field]: Reflect.get(NO_DETAILS, field) as unknown, version: 2 });
    expect(detailsOf(await get(id))).toEqual(NO_DETAILS);
  });

  test('of an earlier version are restored with it', async () => {
    const { id } = await createRecipe(app, anna, WRITTEN);
    await change(id, { ...NO_DETAILS, version: 1 });
    await app.request(versionsRoutes.restoreVersion, { params: { id, version: 1 }, body: { version: 2 } }, anna);
    expect(detailsOf(await get(id))).toEqual(WRITTEN);
    const { versions } = (await app.request(versionsRoutes.listVersions, { params: { id }, query: {} }, anna)).body;
    expect(versions.map(({ content }) => content.notes)).toEqual([WRITTEN.notes, undefined, WRITTEN.notes]);
  });

  test('reach a person with whom the recipe is shared, and a copy that they save', async () => {
    const { id } = await createRecipe(app, anna, WRITTEN);
    await app.request(sharingRoutes.shareRecipe, { params: { id }, body: { email: bruno.email } }, anna);
    expect(detailsOf(await get(id, bruno))).toEqual(WRITTEN);
    const copy = await app.request(recipesRoutes.copyRecipe, { params: { id }, body: {} }, bruno);
    expect(detailsOf(copy.body)).toEqual(WRITTEN);
  });

  test('are published with the recipe, and published again after a change', async () => {
    const { id } = await createRecipe(app, anna, WRITTEN);
    await app.request(communityRoutes.shareToCommunity, { params: { id } }, anna);
    const copy = (await app.request(communityRoutes.getCommunityCopy, { params: { id } }, anna)).body.copy?.id ?? '';
    expect(detailsOf(await get(copy, bruno))).toEqual(WRITTEN);
    await change(id, { notes: 'Never freeze it.', version: 1 });
    await app.request(communityRoutes.updateCommunityCopy, { params: { id: copy } }, anna);
    expect((await get(copy, bruno)).notes).toBe('Never freeze it.');
  });

  test('are read through a public link', async () => {
    const { id } = await createRecipe(app, anna, WRITTEN);
    const { link } = (await app.request(linksRoutes.createLink, { params: { id } }, anna)).body;
    const token = link.path.split('/').at(-1) ?? '';
    const linked = await app.request(linksRoutes.getLinkedRecipe, { params: { token } });
    expect(detailsOf(linked.body)).toEqual(WRITTEN);
  });

  test.for(['freezer', 'second day', 'Zofia', 'notebook', 'blender'])('are found by "%s"', async (words) => {
    const { title } = await createRecipe(app, anna, WRITTEN);
    expect(await titlesFound(words)).toEqual([title]);
  });
});

describe('the notes of steps', () => {
  const instructions = ['Chop.', 'Simmer.', 'Blend.'];

  test('follow their steps if only the steps are changed', async () => {
    const { id } = await createRecipe(app, anna, { instructions, step_notes: [{ step: 1, note: 'Low heat.' }] });
    await change(id, { instructions: ['Wash.', 'Chop.', 'Simmer.', 'Blend.'], version: 1 });
    expect((await get(id)).step_notes).toEqual([{ step: 2, note: 'Low heat.' }]);
    await change(id, { instructions: ['Wash.', 'Chop.', 'Simmer gently.', 'Blend.'], version: 2 });
    expect((await get(id)).step_notes).toEqual([{ step: 2, note: 'Low heat.' }]);
    await change(id, { instructions: ['Wash.', 'Chop.'], version: 3 });
    expect((await get(id)).step_notes).toBeUndefined();
  });
});

describe('a request with details', () => {
  test.for([
    ['notes', 'x'.repeat(20_001)],
    ['source_url', 'javascript:alert(1)'],
    ['video_url', 'no address'],
    ['resting_time', -1],
    ['tags', Array.from({ length: 41 }, (_, at) => `tag ${at}`)],
    ['equipment', ['x'.repeat(61)]],
  ])('is refused with a problem at %s', async ([field, value]) => {
    const payload = { ...newRecipe(), [String(field)]: value };
    const { status, error } = await app.send({ method: 'POST', url: '/recipes', payload }, anna);
    expect(status).toBe(400);
    expect(Object.keys(error.fields ?? {})[0]).toMatch(new RegExp(`^${String(field)}`, 'u'));
  });

  test('drops blank and repeated tags, and blank texts', async () => {
    const sent = { tags: ['Soup', ' ', 'soup', 'Winter'], notes: '  ', author: '' };
    const recipe = await createRecipe(app, anna, sent);
    expect(recipe.tags?.map((tag) => tag.toLowerCase())).toEqual(['soup', 'winter']);
    expect([recipe.notes, recipe.author]).toEqual([undefined, undefined]);
  });

  test('gives back any tags and notes that it stores', async () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(fc.array(text, { maxLength: 10 }), text, async (tags, notes) => {
        const answer = await app.request(recipesRoutes.createRecipe, { body: newRecipe({ tags, notes }) }, anna);
        expect(detailsOf(await get(answer.body.id))).toEqual(detailsOf(answer.body));
      }),
      { numRuns: 20 },
    );
  });
});
