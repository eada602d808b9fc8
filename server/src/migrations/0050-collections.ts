import { sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';

import { countStorage } from './0033-storage.ts';

/** Named lists of recipes in an order of their owner's. */
export const collections: SchemaStep = {
  async up(db, kind) {
    for (const statement of [
      `create table collections (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        name text not null,
        description text not null default '',
        version integer not null default 1,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`,
      `create index collections_by_change on collections (user_id, updated_at desc, id desc)`,
      `create table collection_recipes (
        collection_id uuid not null references collections (id) on delete cascade,
        recipe_id uuid not null references recipes (id) on delete cascade,
        -- A fraction: a recipe that moves between two others changes no other row.
        place double precision not null,
        primary key (collection_id, recipe_id)
      )`,
      `create index collection_recipes_in_order on collection_recipes (collection_id, place, recipe_id)`,
      `create index collection_recipes_of_recipe on collection_recipes (recipe_id)`,
      `create table collection_shares (
        collection_id uuid not null references collections (id) on delete cascade,
        shared_by uuid not null references users (id) on delete cascade,
        shared_with uuid not null references users (id) on delete cascade,
        email text,
        viewed boolean not null default false,
        created_at timestamptz not null,
        primary key (collection_id, shared_with)
      )`,
      `create index collection_shares_shared_with on collection_shares (shared_with, created_at desc, collection_id desc)`,
      `create index collection_shares_of_collection on collection_shares (collection_id, created_at desc, shared_with desc)`,
      `create index collection_shares_shared_by on collection_shares (shared_by)`,
      // A row of a recipe that is shared only by a collection is not direct. Who may read a recipe stays in one table.
      `alter table shared_recipes add column direct boolean not null default true`,
    ])
      await sql.raw(statement).execute(db);
    await countStorage(db, kind, { table: 'collections', owner: 'user_id', texts: ['name', 'description'], json: [] });
  },
};
