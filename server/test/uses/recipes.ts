import { randomUUID } from 'node:crypto';

import { expect } from 'vitest';

import { RECIPE_SORTS, recipesRoutes } from '@larder/contract/recipes';

import { deriveAgain } from '#features/recipes/commands/derive-again.ts';
import { writeOrderCursor } from '#platform/page-cursor.ts';

import { createCommunityRecipe, createUser, createRecipe, createSharedRecipe, newRecipe } from '../factories.ts';
import type { Stage, Uses } from './stage.ts';

const FILTERS = [
  {},
  { category: 'Soup' },
  { tags: 'Lunch,Vegan,Gluten-Free' },
  { tags: 'Vegetarian', favorites: 'true' },
] as const;

async function listInEveryWay({ app, anna }: Stage): Promise<void> {
  for (const sort of RECIPE_SORTS) {
    const search = sort === 'relevance' ? { q: 'tomato' } : {};
    const query = { ...search, sort, limit: 1 };
    const { body } = await app.request(recipesRoutes.listRecipes, { query }, anna);
    expect(body.next_cursor).not.toBeNull();
    for (const page of [{}, { cursor: body.next_cursor ?? '' }]) {
      for (const filter of FILTERS) {
        const answer = await app.request(recipesRoutes.listRecipes, { query: { ...query, ...page, ...filter } }, anna);
        expect(answer.status).toBe(200);
      }
    }
  }
}

export const recipesUses: Uses<'recipes'> = {
  listRecipes: async (stage) => {
    await listInEveryWay(stage);
    const { app, anna } = stage;
    for (const sort of ['date', 'title', 'cookTime'] as const) {
      const { status } = await app.request(recipesRoutes.listRecipes, { query: { q: 'tomato', sort } }, anna);
      expect(status).toBe(200);
    }
  },
  countRecipes: async ({ app, anna }) => {
    for (const search of [{}, { q: 'tomato' }]) {
      for (const filter of FILTERS) {
        const answer = await app.request(recipesRoutes.countRecipes, { query: { ...search, ...filter } }, anna);
        expect(answer.status).toBe(200);
      }
    }
  },
  listSeenRecipes: async ({ app, anna, id }) => {
    const cursor = writeOrderCursor('own', { key: Date.now(), id });
    await app.request(recipesRoutes.listSeenRecipes, { query: { cursor } }, anna);
  },
  listRecipeTags: ({ app, anna }) => app.request(recipesRoutes.listRecipeTags, {}, anna),
  listRecipeCategories: ({ app, anna }) => app.request(recipesRoutes.listRecipeCategories, {}, anna),
  createRecipe: async ({ app, anna, id }) => {
    await app.request(recipesRoutes.createRecipe, { body: newRecipe() }, anna);
    await app.request(recipesRoutes.createRecipe, { body: newRecipe({ id }) }, anna);
    const image_url = 'https://example.org/soup.jpg';
    await app.request(recipesRoutes.createRecipe, { body: newRecipe({ image_url }) }, anna);
  },
  copyRecipe: async ({ app, anna, id }) => {
    const body = { id: randomUUID() };
    const copy = () => app.request(recipesRoutes.copyRecipe, { params: { id }, body }, anna);
    expect((await copy()).status).toBe(201);
    expect((await copy()).status).toBe(201);
  },
  getRecipe: async ({ app, anna, id }) => {
    const bruno = await createUser(app);
    const shared = await createRecipe(app, bruno);
    await createSharedRecipe(app, { recipe_id: shared.id, shared_by: bruno.id, shared_with: anna.id });
    const given = await createCommunityRecipe(app, { shared_by: bruno.id });
    for (const each of [id, shared.id, given.id]) {
      const { status } = await app.request(recipesRoutes.getRecipe, { params: { id: each } }, anna);
      expect(status).toBe(200);
    }
  },
  getDrawing: async ({ app, anna, id }) => {
    const { status } = await app.request(recipesRoutes.getDrawing, { params: { id, key: 'x' } }, anna);
    expect(status).toBe(200);
  },
  updateRecipe: async ({ app, anna, id }) => {
    const change = { title: 'New', ingredients: ['egg'], image_url: 'https://example.org/egg.jpg' };
    const { body } = await app.request(recipesRoutes.getRecipe, { params: { id } }, anna);
    for (const next of [{ ...change, version: body.version }, { is_favorite: true }]) {
      const { status } = await app.request(recipesRoutes.updateRecipe, { params: { id }, body: next }, anna);
      expect(status).toBe(200);
    }
    await app.database.db.updateTable('recipes').set({ derived_by: 0 }).where('id', '=', id).execute();
    await deriveAgain({ ...app.database, databaseKind: app.database.kind, isStopping: () => false });
  },
  deleteRecipe: ({ app, anna, id }) => app.request(recipesRoutes.deleteRecipe, { params: { id } }, anna),
  restoreRecipe: ({ app, anna, id }) => app.request(recipesRoutes.restoreRecipe, { params: { id } }, anna),
};
