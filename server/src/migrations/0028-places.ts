import { sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';

/**
 * Sort and filter columns of the community by id, so that thousands of search results are sorted without reading the
 * recipes, which are twenty times as large.
 */
export const places: SchemaStep = {
  async up(db, kind) {
    const held = sql`weighted_rating, views, created_at, preparation_time, total_minutes, servings, category, shared_by, recipe_id`;
    const columns = kind === 'postgres' ? sql`(id) include (${held})` : sql`(id, ${held})`;
    await sql`create index community_recipes_places on community_recipes ${columns} where hidden_at is null`.execute(
      db,
    );
  },
};
