import { sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';

import { countStorage } from './0033-storage.ts';

/** When each person cooked what. An entry outlives its recipe, so it has the title and no foreign key to it. */
export const cookLog: SchemaStep = {
  async up(db, kind) {
    const bytewise = kind === 'postgres' ? ' collate "C"' : '';
    for (const statement of [
      `create table cook_log (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        recipe_id uuid not null,
        title text not null,
        cooked_on text${bytewise} not null,
        servings integer,
        note text,
        stars integer,
        image_url text,
        picture_id uuid references pictures (id) on delete set null,
        created_at timestamptz not null
      )`,
      `create index cook_log_of_recipe on cook_log (user_id, recipe_id, cooked_on desc, id desc)`,
      `create index cook_log_picture_id on cook_log (picture_id) where picture_id is not null`,
      // The latest day of the owner's log; '' if they never cooked it.
      `alter table recipes add column last_cooked_on text${bytewise} not null default ''`,
      `create index recipes_by_cooked on recipes (user_id, last_cooked_on desc, id desc) where deleted_at is null`,
    ])
      await sql.raw(statement).execute(db);
    await countStorage(db, kind, { table: 'cook_log', owner: 'user_id', texts: ['title', 'note'], json: [] });
  },
};
