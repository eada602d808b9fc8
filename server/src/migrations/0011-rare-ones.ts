import { sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';

/** Indexes favorites and categories, which may be rare, in each sort order. Before, there was one by date alone. */
export const rareOnes: SchemaStep = {
  async up(db, kind) {
    const title = `title_order${kind === 'postgres' ? ' collate "C"' : ''}, id`;
    const cookTime = 'coalesce(cooking_time, 43201), id';
    const diets = 'is_vegetarian, is_vegan, is_gluten_free';
    const create = (name: string, columns: string, where: string) =>
      sql.raw(`create index ${name} on recipes (user_id, ${columns}) where deleted_at is null${where}`).execute(db);
    for (const [name, order] of [
      ['newest', 'created_at desc, id desc'],
      ['by_title', title],
      ['by_cook_time', cookTime],
    ] as const) {
      await create(`recipes_favorites_${name}`, `${order}, category, ${diets}`, ' and is_favorite');
    }
    await create('recipes_category_by_title', `category, ${title}`, '');
    await create('recipes_category_by_cook_time', `category, ${cookTime}`, '');
  },
};
