import { sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';

/** Links by which anyone reads a recipe, at most one for each. What they end in is kept so that the rows alone open nothing. */
export const links: SchemaStep = {
  async up(db) {
    const statements = [
      `create table public_links (
        recipe_id uuid primary key references recipes (id) on delete cascade,
        user_id uuid not null references users (id) on delete cascade,
        token_hash text not null unique,
        token_sealed text not null,
        created_at timestamptz not null
      )`,
      `create index public_links_user_id on public_links (user_id)`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
