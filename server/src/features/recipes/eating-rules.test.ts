import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { categoriesRoutes } from '@larder/contract/categories';
import { communityRoutes } from '@larder/contract/community';
import { cookbookRoutes } from '@larder/contract/cookbook';
import { type ProfileChange, profileRoutes } from '@larder/contract/profile';
import { recipesRoutes } from '@larder/contract/recipes';
import { searchRoutes } from '@larder/contract/search';
import { sharingRoutes } from '@larder/contract/sharing';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createRecipe, createSharedRecipe, createUser, type TestUser } from '../../../test/factories.ts';

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

const eats = (change: ProfileChange, user = anna) => app.request(profileRoutes.updateProfile, { body: change }, user);

/** Ingredients by title. */
const DISHES = {
  Satay: ['3 tbsp peanut butter', '200 g rice noodles'],
  Roast: ['1 chicken'],
  Mystery: ['1 wurzelbrum'],
  Carrots: ['4 carrots'],
} as const;

async function cook(owner: TestUser, title: keyof typeof DISHES) {
  app.clock.advance({ seconds: 1 });
  return createRecipe(app, owner, { title, ingredients: [...DISHES[title]], instructions: ['Cook it.'] });
}

async function cookAll(owner: TestUser) {
  const recipes = [];
  for (const title of ['Satay', 'Roast', 'Mystery', 'Carrots'] as const) recipes.push(await cook(owner, title));
  return recipes;
}

interface Noted {
  readonly title: string;
  readonly conflicts: readonly { readonly text: string }[];
}

const notes = (recipes: readonly Noted[]) =>
  Object.fromEntries(recipes.map(({ title, conflicts }) => [title, conflicts.map(({ text }) => text).join(' · ')]));

const EXPECTED = {
  Satay: 'Contains peanuts',
  Roast: 'Not vegetarian: chicken',
  Mystery: 'May contain peanuts · May not be vegetarian',
  Carrots: '',
};

describe('a recipe that violates the eating rules of the profile says so', () => {
  const RULES: ProfileChange = { allergies: ['Peanuts'], diets: ['vegetarian'] };

  test('in the list of own recipes, in search, in Categories and on its page', async () => {
    const [satay] = await cookAll(anna);
    await eats(RULES);
    const listed = await app.request(recipesRoutes.listRecipes, { query: {} }, anna);
    expect(notes(listed.body.recipes)).toEqual(EXPECTED);
    const found = await app.request(searchRoutes.searchRecipes, { query: { q: 'satay' } }, anna);
    expect(notes(found.body.recipes)).toEqual({ Satay: EXPECTED.Satay });
    const browsed = await app.request(categoriesRoutes.browseRecipes, { query: { source: 'mine' } }, anna);
    expect(notes(browsed.body.recipes)).toEqual(EXPECTED);
    const page = await app.request(recipesRoutes.getRecipe, { params: { id: satay?.id ?? '' } }, anna);
    expect(page.body).toMatchObject({
      conflicts: [{ text: 'Contains peanuts', certain: true }],
      culprits: [{ line: 0, text: '3 tbsp peanut butter', certain: true }],
    });
    expect(page.body.culprits[0]?.swap).not.toBeNull();
  });

  test('when it is shared with the user or published', async () => {
    const recipes = await cookAll(bruno);
    await eats(RULES);
    for (const { id } of recipes) {
      await createSharedRecipe(app, { recipe_id: id, shared_by: bruno.id, shared_with: anna.id });
      await app.request(communityRoutes.shareToCommunity, { params: { id } }, bruno);
    }
    const received = await app.request(sharingRoutes.listReceived, { query: {} }, anna);
    expect(notes(received.body.recipes)).toEqual(EXPECTED);
    const community = await app.request(communityRoutes.listCommunity, { query: { sort: 'newest', limit: 4 } }, anna);
    expect(notes(community.body.recipes)).toEqual(EXPECTED);
    const trending = await app.request(communityRoutes.listTrending, {}, bruno);
    expect(trending.body.recipes.flatMap(({ conflicts }) => conflicts)).toEqual([]);
  });

  test('follows changes of the recipe and of the profile at once', async () => {
    const { id, version } = await cook(anna, 'Carrots');
    const noted = async () => notes((await app.request(recipesRoutes.listRecipes, { query: {} }, anna)).body.recipes);
    await eats(RULES);
    const body = { version, ingredients: ['4 carrots', '1 tbsp peanuts'] };
    const changed = await app.request(recipesRoutes.updateRecipe, { params: { id }, body }, anna);
    expect(changed.body.conflicts).toEqual([{ text: 'Contains peanuts', certain: true }]);
    expect(await noted()).toEqual({ Carrots: 'Contains peanuts' });
    await eats({ allergies: ['kiwi'], diets: [] });
    expect(await noted()).toEqual({ Carrots: '' });
    await eats({ allergies: ['carrots'] });
    expect(await noted()).toEqual({ Carrots: 'Contains carrots' });
  });

  test('may violate every rule while its contents are not derived yet', async () => {
    const { id } = await cook(anna, 'Carrots');
    await eats({ diets: ['vegan'] });
    await app.database.db.updateTable('recipes').set({ contents: null }).where('id', '=', id).execute();
    const { body } = await app.request(recipesRoutes.listRecipes, { query: {} }, anna);
    expect(notes(body.recipes)).toEqual({ Carrots: 'May not be vegan' });
    expect((await app.request(recipesRoutes.countRecipes, { query: { fits: 'true' } }, anna)).body.count).toBe(0);
  });
});

describe('hiding recipes that do not fit', () => {
  test('fills the pages of own recipes with those that fit, and counts and selects only these', async () => {
    for (let round = 0; round < 3; round++) await cookAll(anna);
    await eats({ allergies: ['peanuts'], diets: ['vegetarian'] });
    const page = (after: { cursor?: string }) =>
      app.request(recipesRoutes.listRecipes, { query: { fits: 'true', limit: 2, ...after } }, anna);
    const first = (await page({})).body;
    expect(first.recipes.map(({ title }) => title)).toEqual(['Carrots', 'Carrots']);
    const second = (await page({ cursor: first.next_cursor ?? '' })).body;
    expect(second.recipes.map(({ title }) => title)).toEqual(['Carrots']);
    expect(second.next_cursor).toBeNull();
    for (const filter of [{ fits: 'true' }, { fits: 'true', q: 'cook' }, { fits: 'true', q: 'carrot' }] as const) {
      const { body } = await app.request(recipesRoutes.countRecipes, { query: filter }, anna);
      expect(body.count).toBe('q' in filter && filter.q === 'cook' ? 0 : 3);
    }
    const { ids } = (await app.request(cookbookRoutes.listRecipeIds, { query: { fits: 'true' } }, anna)).body;
    expect(ids).toHaveLength(3);
  });

  test('applies to the community and to every source of Categories, in every order', async () => {
    for (const { id } of await cookAll(bruno)) {
      await app.request(communityRoutes.shareToCommunity, { params: { id } }, bruno);
      await createSharedRecipe(app, { recipe_id: id, shared_by: bruno.id, shared_with: anna.id });
    }
    await cookAll(anna);
    await eats({ allergies: ['peanuts', 'chicken'] });
    for (const sort of ['rating', 'views', 'newest'] as const)
      for (const q of [undefined, 'carrots', 'satay']) {
        const query = { fits: 'true', sort, limit: 4, ...(q === undefined ? {} : { q }) } as const;
        const { body } = await app.request(communityRoutes.listCommunity, { query }, anna);
        expect(body.recipes.flatMap(({ conflicts }) => conflicts)).toEqual([]);
        expect(body.recipes.length > 0).toBe(q !== 'satay');
      }
    for (const sort of ['newest', 'rating', 'quickest'] as const) {
      const query = { fits: 'true', source: 'mine', sort } as const;
      const { body } = await app.request(categoriesRoutes.browseRecipes, { query }, anna);
      expect(body.recipes.map(({ title }) => title)).toEqual(['Carrots']);
    }
    const { body } = await app.request(categoriesRoutes.browseRecipes, { query: { fits: 'true', q: 'carrots' } }, anna);
    expect(body.recipes.every(({ title }) => title === 'Carrots')).toBe(true);
    const counted = await app.request(categoriesRoutes.countBrowsed, { query: { fits: 'true', source: 'mine' } }, anna);
    expect(counted.body).toEqual({ count: 1, more: false });
  });

  test('hides a word that no food has, and nothing for a user without rules', async () => {
    await cookAll(anna);
    const titles = async () =>
      (await app.request(recipesRoutes.listRecipes, { query: { fits: 'true' } }, anna)).body.recipes.map(
        ({ title }) => title,
      );
    expect(await titles()).toEqual(['Carrots', 'Mystery', 'Roast', 'Satay']);
    await eats({ allergies: ['wurzelbrum'] });
    expect(await titles()).toEqual(['Carrots', 'Roast', 'Satay']);
  });
});
