import { sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';

/** Of many recipes few are favourites: each order has an index of them alone, with what else may narrow a list. */
export const favorites: SchemaStep = {
  async up(db, kind) {
    const orders = {
      newest: 'created_at desc, id desc',
      by_title: `title_order${kind === 'postgres' ? ' collate "C"' : ''}, id`,
      by_cook_time: 'coalesce(cooking_time, 43201), id',
    };
    for (const [name, order] of Object.entries(orders)) {
      await sql`create index ${sql.ref(`recipes_favorites_${name}`)} on recipes
        (user_id, ${sql.raw(order)}, category, is_vegetarian, is_vegan, is_gluten_free)
        where deleted_at is null and is_favorite`.execute(db);
    }
  },
};
