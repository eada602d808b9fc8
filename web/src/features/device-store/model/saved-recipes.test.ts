import 'fake-indexeddb/auto';

import type { RecipeDetail } from '@larder/contract/recipes';
import { beforeEach, expect, it } from 'vitest';

import { SOUP } from '#test/recipes.ts';

import { queueChange, removeChangesOf } from './change-queue.ts';
import { readCategories, readCount, readHits, readPage, readRecipe } from './read-saved.ts';
import { removeAllRecipes, removeRecipesOfOthers, saveRecipes, toSavedCard } from './saved-recipes.ts';

async function save(userId: string, ...recipes: Partial<RecipeDetail>[]): Promise<void> {
  const details = recipes.map((changes, at): RecipeDetail => {
    const created_at = new Date(Date.UTC(2026, 0, 1 + at)).toISOString();
    return { ...SOUP, id: changes.title ?? SOUP.id, created_at, ...changes };
  });
  await saveRecipes(
    userId,
    details.map((recipe) => ({ recipe, card: toSavedCard(recipe, 0) })),
  );
}

const titles = async (query: object, start = 0): Promise<string[] | undefined> =>
  (await readPage('anna', { limit: 10, ...query }, start))?.recipes.map(({ title }) => title);

beforeEach(async () => {
  await removeAllRecipes();
  await removeChangesOf('anna');
});

it('recipes are listed newest first, a page at a time', async () => {
  await save('anna', { title: 'Soup' }, { title: 'Cake' }, { title: 'Bread' });
  expect(await titles({})).toEqual(['Bread', 'Cake', 'Soup']);
  expect(await readPage('anna', { limit: 2 }, 0)).toMatchObject({ next: 2 });
  expect(await titles({ limit: 2 }, 2)).toEqual(['Soup']);
  expect(await titles({ sort: 'title' })).toEqual(['Bread', 'Cake', 'Soup']);
});

it('a search finds the beginnings of words in titles and ingredients, titles first', async () => {
  await save(
    'anna',
    { title: 'Crème brûlée', ingredients: ['4 eggs'] },
    { title: 'Tomato soup', ingredients: ['3 onions'] },
    { title: 'Onion tart', ingredients: ['1 tomato'] },
    { title: 'Salad', ingredients: ['2 tomatoes'] },
  );
  expect(await titles({ q: 'creme' })).toEqual(['Crème brûlée']);
  expect(await titles({ q: 'tomatoes' })).toEqual(['Tomato soup', 'Salad', 'Onion tart']);
  expect(await titles({ q: 'tom onion' })).toEqual(['Onion tart', 'Tomato soup']);
  expect(await titles({ q: 'leek' })).toEqual([]);
  expect((await readHits('anna', 'tart'))?.recipes).toMatchObject([{ title: 'Onion tart', source: 'own' }]);
});

it('category, meal, diet and favorites narrow the list', async () => {
  await save(
    'anna',
    { title: 'Soup', category: 'Soup', ingredients: ['1 leek'], is_favorite: true },
    {
      title: 'Cake',
      category: 'Dessert',
      ingredients: ['2 eggs'],
      conflicts: [{ text: 'Contains eggs', certain: true }],
    },
    { title: 'Roast', category: 'Main Dish', ingredients: ['1 kg beef'] },
  );
  expect(await titles({ category: 'Soup' })).toEqual(['Soup']);
  expect(await titles({ tags: 'Dinner' })).toEqual(['Roast', 'Soup']);
  expect(await titles({ tags: 'Vegetarian' })).toEqual(['Cake', 'Soup']);
  expect(await titles({ favorites: 'true' })).toEqual(['Soup']);
  expect(await titles({ fits: 'true' })).toEqual(['Roast', 'Soup']);
  expect(await readCount('anna', { tags: 'Vegan' })).toEqual({ count: 1, more: false });
  expect(await readCategories('anna')).toEqual(['Dessert', 'Main Dish', 'Soup']);
});

it('unsent changes show in the recipe, the lists and the search', async () => {
  await save('anna', { title: 'Soup' }, { title: 'Cake' });
  const change = { userId: 'anna', recipeId: 'Soup', title: 'Soup' };
  await queueChange({ ...change, content: { kind: 'favorite', isFavorite: true } });
  await queueChange({ ...change, content: { kind: 'edit', draft: {}, fields: { title: 'Leek soup' } } });
  expect(await readRecipe('anna', 'Soup')).toMatchObject({ title: 'Leek soup', is_favorite: true });
  expect(await titles({ q: 'leek', favorites: 'true' })).toEqual(['Leek soup']);
});

it('a user reads their own saved recipes only, and those of others can be removed', async () => {
  await save('anna', { title: 'Soup' });
  await save('ben', { title: 'Cake' });
  expect(await readRecipe('ben', 'Soup')).toBeNull();
  expect(await titles({})).toEqual(['Soup']);
  await removeRecipesOfOthers('ben');
  expect(await readRecipe('anna', 'Soup')).toBeNull();
  expect(await readRecipe('ben', 'Cake')).toMatchObject({ title: 'Cake' });
});

it('without saved recipes there is no answer', async () => {
  expect(await titles({})).toBeUndefined();
  expect(await readCount('anna', {})).toBeNull();
});
