import { expect } from 'vitest';
import { v7 as uuidv7 } from 'uuid';

import { recipesRoutes } from '@larder/contract/recipes';
import { searchRoutes } from '@larder/contract/search';

import { searchDocument } from '#features/recipes/search/document.ts';
import { learnWords, upsertDocument } from '#features/recipes/search/write-document.ts';
import { toJson } from '#platform/db/tables.ts';

import type { TestApp } from '../app.ts';
import { createUser, createRecipe, createSharedRecipe, type TestUser } from '../factories.ts';
import type { Uses } from './stage.ts';

/** Enough recipes for a search to use its index. */
const RECIPES = 210;

async function createManyRecipes({ database: { db, kind }, clock }: TestApp, { id: user_id }: TestUser): Promise<void> {
  const stamps = { created_at: clock.now(), updated_at: clock.now() };
  const texts = { description: 'Good.', category: 'Soup', ingredients: ['leek'] };
  const rows = Array.from({ length: RECIPES }, (_, n) => ({
    id: uuidv7(),
    user_id,
    title: `Soup number${n}`,
    ...texts,
  }));
  const lists = { ingredients: toJson(['leek']), instructions: toJson(['Cook.']) };
  await db
    .insertInto('recipes')
    .values(rows.map((row) => ({ ...row, ...lists, ...stamps })))
    .execute();
  for (const row of rows) {
    const document = searchDocument({ ...row, details: null });
    await upsertDocument(db, row, document).execute();
    await learnWords(db, kind, [document]);
  }
}

export const searchUses: Uses<'search'> = {
  searchRecipes: async ({ app, anna }) => {
    const bruno = await createUser(app);
    await createManyRecipes(app, bruno);
    const { id } = await createRecipe(app, bruno, { title: 'Pumpkin pie' });
    await createSharedRecipe(app, { recipe_id: id, shared_by: bruno.id, shared_with: anna.id });
    // Empty, a match, a typo, more words than any recipe has, a rare word, its typo, and no match.
    for (const q of ['', 'tomato', 'tomatto', 'tomato onion evening caviar', 'number7', 'numbr7', 'xqzwvyk']) {
      for (const person of [anna, bruno]) {
        expect((await app.request(searchRoutes.searchRecipes, { query: { q } }, person)).status).toBe(200);
        for (const sort of [{}, { sort: 'title' }] as const) {
          const query = { q, limit: 1, ...sort };
          expect((await app.request(recipesRoutes.listRecipes, { query }, person)).status).toBe(200);
        }
        expect((await app.request(recipesRoutes.countRecipes, { query: { q } }, person)).status).toBe(200);
      }
    }
  },
};
