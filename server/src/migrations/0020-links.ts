import { sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';

/**
 * Public links, at most one per recipe. Tokens are stored as digests and sealed, so that a stolen row opens nothing.
 */
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
