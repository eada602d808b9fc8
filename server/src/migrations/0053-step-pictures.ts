import { sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';

/**
 * The pictures that the steps of a recipe or of one of its versions, of a community copy, or of an imported draft show. The steps
 * themselves are JSON; these rows protect the pictures from the purge and say who may use them.
 */
export const stepPictures: SchemaStep = {
  async up(db) {
    for (const statement of [
      `create table step_pictures (
        recipe_id uuid not null references recipes (id) on delete cascade,
        picture_id uuid not null references pictures (id) on delete cascade,
        primary key (recipe_id, picture_id)
      )`,
      `create index step_pictures_of_picture on step_pictures (picture_id)`,
      `create table community_step_pictures (
        recipe_id uuid not null references community_recipes (id) on delete cascade,
        picture_id uuid not null references pictures (id) on delete cascade,
        primary key (recipe_id, picture_id)
      )`,
      `create index community_step_pictures_of_picture on community_step_pictures (picture_id)`,
      `create table import_draft_pictures (
        import_id uuid not null references imports (id) on delete cascade,
        picture_id uuid not null references pictures (id) on delete cascade,
        primary key (import_id, picture_id)
      )`,
      `create index import_draft_pictures_of_picture on import_draft_pictures (picture_id)`,
    ])
      await sql.raw(statement).execute(db);
  },
};
