import { sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';

import { countStorage } from './0033-storage.ts';

/** Files that people import, and the recipes read from them until they are reviewed. */
export const imports: SchemaStep = {
  async up(db, kind) {
    for (const statement of [
      `create table imports (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        file_name text not null,
        bytes integer not null,
        state text not null,
        format text,
        problem text,
        attempts integer not null default 0,
        next_attempt_at timestamptz,
        created_at timestamptz not null
      )`,
      `create index imports_of_user on imports (user_id, created_at desc, id desc)`,
      `create index imports_due on imports (next_attempt_at) where next_attempt_at is not null`,
      `create index imports_created_at on imports (created_at)`,
      `create table import_parts (
        import_id uuid not null references imports (id) on delete cascade,
        part integer not null,
        primary key (import_id, part)
      )`,
      // The large column is last, so that the others are read without it.
      `create table import_drafts (
        import_id uuid not null references imports (id) on delete cascade,
        position integer not null,
        user_id uuid not null references users (id) on delete cascade,
        title text not null,
        is_readable boolean not null,
        choice text not null,
        doubt_count integer not null,
        ingredient_count integer not null,
        step_count integer not null,
        duplicate_by text,
        duplicate_of uuid,
        duplicate_title text,
        problem text,
        wanted text,
        new_id uuid not null,
        saved_as uuid,
        replaced_version integer,
        picture_id uuid references pictures (id) on delete set null,
        image_url text,
        draft jsonb,
        primary key (import_id, position)
      )`,
      `create index import_drafts_of_user on import_drafts (user_id)`,
      `create index import_drafts_picture_id on import_drafts (picture_id) where picture_id is not null`,
    ])
      await sql.raw(statement).execute(db);
    await countStorage(db, kind, { table: 'import_drafts', owner: 'user_id', texts: ['title'], json: ['draft'] });
  },
};
