import { sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';

/**
 * The pictures that the steps of a recipe or of one of its versions show. The steps themselves are JSON; these rows protect the pictures
 * from the purge and say who may use them.
 */
export const stepPictures: SchemaStep = {
  async up(db) {
    for (const table of ['step_pictures', 'community_step_pictures'] as const) {
      const recipes = table === 'step_pictures' ? 'recipes' : 'community_recipes';
      for (const statement of [
        `create table ${table} (
          recipe_id uuid not null references ${recipes} (id) on delete cascade,
          picture_id uuid not null references pictures (id) on delete cascade,
          primary key (recipe_id, picture_id)
        )`,
        `create index ${table}_of_picture on ${table} (picture_id)`,
      ])
        await sql.raw(statement).execute(db);
    }
  },
};
