import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { adminRoutes } from '@larder/contract/admin';
import { communityRoutes } from '@larder/contract/community';
import { RECIPE_LIMITS, recipesRoutes } from '@larder/contract/recipes';
import { SEARCH_LIMITS, searchRoutes } from '@larder/contract/search';
import { sharingRoutes } from '@larder/contract/sharing';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createAdmin, createUser, createRecipe, createSharedRecipe, type TestUser } from '../../../test/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

async function search(person: TestUser, q: string) {
  return (await app.request(searchRoutes.searchRecipes, { query: { q } }, person)).body;
}

async function titles(person: TestUser, q: string): Promise<string[]> {
  return (await search(person, q)).recipes.map(({ title }) => title);
}

async function createDish(owner: TestUser, title: string, ...ingredients: string[]) {
  app.clock.advance({ seconds: 1 });
  return createRecipe(app, owner, { title, description: 'Good.', ingredients: ['water', ...ingredients] });
}

async function publish(owner: TestUser, title: string): Promise<string> {
  const { id } = await createDish(owner, title);
  return (await app.request(communityRoutes.shareToCommunity, { params: { id } }, owner)).body.id;
}

async function hide(id: string, hidden: boolean): Promise<void> {
  const boss = await createUser(app);
  await createAdmin(app, boss);
  const body = { hidden, reason: 'Spam' };
  const { status } = await app.request(adminRoutes.moderateRecipe, { params: { id }, body }, boss);
  expect(status).toBe(200);
}

describe('searching everywhere', () => {
  test('lists own recipes first, then shared ones, then the community, each by rank', async () => {
    const [anna, bruno, clara] = await Promise.all([createUser(app), createUser(app), createUser(app)]);
    await publish(clara, 'Quince jelly of Clara');
    const shared = await createDish(bruno, 'Quince jelly of Bruno');
    await createSharedRecipe(app, { recipe_id: shared.id, shared_by: bruno.id, shared_with: anna.id });
    await createDish(anna, 'Jelly', 'quince');
    await createDish(anna, 'Quince jelly of mine');
    await createDish(anna, 'Breakfast', 'quince jelly');
    await createDish(bruno, 'Quince jelly nobody sees');
    const { recipes, ...reading } = await search(anna, 'quince jelly');
    expect(recipes.map(({ title, source, shared_by_name }) => [title, source, shared_by_name])).toEqual([
      ['Quince jelly of mine', 'own', null],
      ['Breakfast', 'own', null],
      ['Jelly', 'own', null],
      ['Quince jelly of Bruno', 'shared', bruno.name],
      ['Quince jelly of Clara', 'community', clara.name],
    ]);
    expect(reading).toEqual({ words: ['quince', 'jelly'], mended: null, understood: [] });
  });

  test('lists no recipe twice', async () => {
    const [anna, bruno] = await Promise.all([createUser(app), createUser(app)]);
    await publish(anna, 'Medlar tart');
    const { id } = await createDish(bruno, 'Medlar pie');
    await app.request(communityRoutes.shareToCommunity, { params: { id } }, bruno);
    await createSharedRecipe(app, { recipe_id: id, shared_by: bruno.id, shared_with: anna.id });
    expect((await search(anna, 'medlar')).recipes.map(({ title, source }) => [title, source])).toEqual([
      ['Medlar tart', 'own'],
      ['Medlar pie', 'shared'],
    ]);
  });

  test('finds a community recipe that its author also shared with a third user', async () => {
    const [anna, bruno, clara] = await Promise.all([createUser(app), createUser(app), createUser(app)]);
    const { id } = await createDish(bruno, 'Mirabelle tart');
    await app.request(communityRoutes.shareToCommunity, { params: { id } }, bruno);
    await createSharedRecipe(app, { recipe_id: id, shared_by: bruno.id, shared_with: clara.id });
    expect((await search(anna, 'mirabelle')).recipes.map(({ source }) => source)).toEqual(['community']);
  });

  test('returns the texts and the picture of each hit', async () => {
    const anna = await createUser(app);
    const { id } = await createDish(anna, 'Quokka jelly');
    const image_url = 'https://pictures.example.org/quince.jpg';
    const answer = async () => (await app.send({ url: '/recipes/search?q=quokka' }, anna)).body;
    const hit = { id, title: 'Quokka jelly', description: 'Good.' };
    expect(await answer()).toMatchObject({ recipes: [{ ...hit, image_url: null }] });
    await app.database.db.updateTable('recipes').set({ image_url }).where('id', '=', id).execute();
    expect(await answer()).toMatchObject({ recipes: [{ ...hit, image_url }] });
  });

  test('leaves out shared recipes in their owner’s bin, among others and alone', async () => {
    const [anna, bruno] = await Promise.all([createUser(app), createUser(app)]);
    const [first, second] = [await createDish(bruno, 'Wuselkraute'), await createDish(bruno, 'Wuselkrauten, too')];
    for (const { id } of [first, second]) {
      await createSharedRecipe(app, { recipe_id: id, shared_by: bruno.id, shared_with: anna.id });
    }
    await app.request(recipesRoutes.deleteRecipe, { params: { id: first.id } }, bruno);
    expect(await titles(anna, 'wuselkraut')).toEqual(['Wuselkrauten, too']);
    await app.request(recipesRoutes.deleteRecipe, { params: { id: second.id } }, bruno);
    await createDish(anna, 'Wuselkrante');
    expect(await search(anna, 'wuselkraute')).toMatchObject({
      recipes: [{ title: 'Wuselkrante' }],
      mended: 'wuselkrante',
    });
  });

  test('leaves out hidden recipes and the bin, until they are restored', async () => {
    const [anna, bruno] = await Promise.all([createUser(app), createUser(app)]);
    const copy = await publish(bruno, 'Loquat soup');
    const own = await createDish(anna, 'Loquat salad');
    await hide(copy, true);
    await app.request(recipesRoutes.deleteRecipe, { params: { id: own.id } }, anna);
    expect(await titles(anna, 'loquat')).toEqual([]);
    expect(await titles(anna, 'loqaut')).toEqual([]);
    await hide(copy, false);
    await app.request(recipesRoutes.restoreRecipe, { params: { id: own.id } }, anna);
    expect(await titles(anna, 'loquat')).toEqual(['Loquat salad', 'Loquat soup']);
  });

  test('corrects a word that only a hidden recipe has', async () => {
    const [anna, bruno] = await Promise.all([createUser(app), createUser(app)]);
    const [copy, alike] = [await publish(bruno, 'Kirschmichel'), await publish(bruno, 'Kirschmuchel')];
    expect(await search(anna, 'kirschmichel')).toMatchObject({ recipes: [{ id: copy }], mended: null });
    await hide(copy, true);
    expect(await search(anna, 'kirschmichel')).toMatchObject({ recipes: [{ id: alike }], mended: 'kirschmuchel' });
  });

  test('finds new, received and restored recipes immediately after the same search', async () => {
    const [anna, bruno] = await Promise.all([createUser(app), createUser(app)]);
    const found = () => titles(anna, 'cloudberry');
    expect(await found()).toEqual([]);
    const shared = await createDish(bruno, 'Cloudberry jam');
    const body = { email: anna.email };
    await app.request(sharingRoutes.shareRecipe, { params: { id: shared.id }, body }, bruno);
    expect(await found()).toEqual(['Cloudberry jam']);
    const own = await createDish(anna, 'Cloudberry tart');
    expect(await found()).toEqual(['Cloudberry tart', 'Cloudberry jam']);
    await app.request(recipesRoutes.deleteRecipe, { params: { id: own.id } }, anna);
    expect(await found()).toEqual(['Cloudberry jam']);
    await app.request(recipesRoutes.restoreRecipe, { params: { id: own.id } }, anna);
    expect(await found()).toEqual(['Cloudberry tart', 'Cloudberry jam']);
  });

  test('corrects a word to one of any readable recipe', async () => {
    const [anna, bruno] = await Promise.all([createUser(app), createUser(app)]);
    await publish(bruno, 'Schichtfleisch');
    const { recipes, mended } = await search(anna, 'schichtflesch');
    expect(mended).toBe('schichtfleisch');
    expect(recipes.map(({ title }) => title)).toEqual(['Schichtfleisch']);
  });

  test('applies the filters of the phrase to every source', async () => {
    const [anna, bruno, clara] = await Promise.all([createUser(app), createUser(app), createUser(app)]);
    const cooked = async (owner: TestUser, title: string, ingredient: string) =>
      createRecipe(app, owner, { title, ingredients: [ingredient], category: 'Soup' });
    for (const [kind, ingredient] of [
      ['Leafy', '1 cabbage'],
      ['Meaty', '1 chicken'],
    ] as const) {
      await cooked(anna, `${kind} borscht of mine`, ingredient);
      const shared = await cooked(bruno, `${kind} borscht of Bruno`, ingredient);
      await createSharedRecipe(app, { recipe_id: shared.id, shared_by: bruno.id, shared_with: anna.id });
      const { id } = await cooked(clara, `${kind} borscht of Clara`, ingredient);
      await app.request(communityRoutes.shareToCommunity, { params: { id } }, clara);
    }
    expect(await titles(anna, 'vegetarian borscht')).toEqual([
      'Leafy borscht of mine',
      'Leafy borscht of Bruno',
      'Leafy borscht of Clara',
    ]);
  });

  test('follows changes of a recipe', async () => {
    const anna = await createUser(app);
    const { id, version } = await createDish(anna, 'Quelfrin');
    await app.request(recipesRoutes.updateRecipe, { params: { id }, body: { version, title: 'Bastorio' } }, anna);
    expect(await titles(anna, 'quelfrin')).toEqual([]);
    expect(await titles(anna, 'bastorio')).toEqual(['Bastorio']);
  });

  test('returns nothing for an empty query, and at most one list of hits', async () => {
    const anna = await createUser(app);
    for (let index = 0; index <= SEARCH_LIMITS.hits_max; index++) await createDish(anna, `Cardoon ${index}`);
    expect(await search(anna, '  ')).toEqual({ recipes: [], words: [], mended: null });
    expect(await titles(anna, 'cardoon')).toHaveLength(SEARCH_LIMITS.hits_max);
  });

  test.each([
    ['emoji', '🦖'.repeat(100)],
    ['quotation marks', `"'"'`.repeat(50)],
    ['operators', 'AND OR NOT NEAR(* ^ -:) | & ! <-> {title} : *'],
    ['a tsquery', "'a':*AB & !(b | c) <2> d"],
    ['right to left', 'טחינה \u202e חומוס'],
    ['one letter', 'x'],
    ['more words than are read', 'one two three four five six seven eight nine ten'],
    ['an unpaired surrogate', '\ud83c x'],
    ['a backslash', '\\'],
  ])('accepts %s', async (_case, q) => {
    const anna = await createUser(app);
    expect(await search(anna, q.slice(0, RECIPE_LIMITS.search_max_characters))).toMatchObject({ recipes: [] });
  });
});
