import { sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';

/** Which recipes have which others as ingredients, to find those that a change affects. The links themselves are in `details`. */
export const recipeParts: SchemaStep = {
  async up(db) {
    for (const statement of [
      `create table recipe_parts (
        recipe_id uuid not null references recipes (id) on delete cascade,
        part_id uuid not null references recipes (id) on delete cascade,
        primary key (recipe_id, part_id)
      )`,
      `create index recipe_parts_of_part on recipe_parts (part_id)`,
    ])
      await sql.raw(statement).execute(db);
  },
};
