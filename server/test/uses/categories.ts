import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';

import { categoriesRoutes, CATEGORY_SORTS, CATEGORY_SOURCES } from '@larder/contract/categories';
import { communityRoutes } from '@larder/contract/community';

import { toJson } from '#platform/db/tables.ts';

import { DERIVATION_VERSION } from '../../src/features/recipes/derived.ts';
import { createUser, createRecipe, createSharedRecipe, type TestUser } from '../factories.ts';
import type { Stage, Uses } from './stage.ts';

const FILTERS = [{}, { category: 'Soup' }, { minutes: 60 }, { servings: 4 }, { servings: 6 }, { q: 'tomato' }] as const;

/** Creates 1,000 recipes and community copies of other users, so that index lookups are cheaper than full scans. */
export async function fillCommunity({ app }: Stage, bruno: TestUser): Promise<void> {
  const { db } = app.database;
  const people = db.selectFrom('users').select('id').where('email', '>=', 'guest-').orderBy('email').limit(500);
  const guests = await people.execute();
  // The current version of derived columns, so that they are not derived again in the background.
  const texts = {
    description: '',
    ingredients: toJson(['x']),
    instructions: toJson(['x']),
    derived_by: DERIVATION_VERSION,
  };
  const others = Array.from({ length: 1_000 }, (_, n) => ({
    ...texts,
    id: uuidv7(),
    title: `Other ${n} of ${bruno.name}`,
    category: ['Soup', 'Salad', 'Snack'][n % 3] ?? null,
    preparation_time: n % 200,
    servings: (n % 6) + 1,
    created_at: new Date(Date.UTC(2026, 0, 1, 0, n)),
  }));
  const ownerOf = (n: number) => guests[n % guests.length]?.id ?? bruno.id;
  const stamps = { cooking_time: null, updated_at: app.clock.now() };
  const owned = others.map((row, n) => ({ ...row, ...stamps, user_id: ownerOf(n) }));
  await db.insertInto('recipes').values(owned).execute();
  const copies = others.map((row, n) => ({ ...row, shared_by: ownerOf(n), rating: n % 6, ratings_count: n % 6 }));
  await db.insertInto('community_recipes').values(copies).execute();
  await sql`analyze recipes`.execute(db);
  // PostgreSQL considers index-only scans only after a vacuum.
  await sql.raw(`${app.database.kind === 'postgres' ? 'vacuum ' : ''}analyze community_recipes`).execute(db);
}

/** Creates two recipes of each source among those of other users. */
async function fill(stage: Stage): Promise<void> {
  const { app, anna } = stage;
  const { db } = app.database;
  const bruno = await createUser(app);
  await fillCommunity(stage, bruno);
  for (const rating of [3, 4]) {
    const { id } = await createRecipe(app, bruno);
    await createSharedRecipe(app, { recipe_id: id, shared_by: bruno.id, shared_with: anna.id });
    const published = await app.request(communityRoutes.shareToCommunity, { params: { id } }, bruno);
    await db
      .updateTable('community_recipes')
      .set({ rating, ratings_count: 1 })
      .where('id', '=', published.body.id)
      .execute();
  }
}

export const categoriesUses: Uses<'categories'> = {
  browseRecipes: async (stage) => {
    const { app, anna } = stage;
    await fill(stage);
    for (const source of CATEGORY_SOURCES) {
      for (const sort of CATEGORY_SORTS) {
        const { body } = await app.request(categoriesRoutes.browseRecipes, { query: { source, sort, limit: 1 } }, anna);
        const cursor = body.next_cursor ?? '';
        for (const filter of FILTERS) {
          const query = { source, sort, ...filter, cursor };
          const answer = await app.request(categoriesRoutes.browseRecipes, { query }, anna);
          expect(answer.status).toBe(200);
        }
      }
    }
  },
  countBrowsed: async ({ app, anna }) => {
    for (const source of CATEGORY_SOURCES) {
      for (const filter of FILTERS) {
        const answer = await app.request(categoriesRoutes.countBrowsed, { query: { source, ...filter } }, anna);
        expect(answer.status).toBe(200);
      }
    }
  },
};
