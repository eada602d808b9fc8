import { type Kysely, sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';

/**
 * Milestones record what happens once per installation. Adds the kitchen's account, which publishes starter recipes,
 * and derived columns of community recipes.
 */
export const milestones: SchemaStep = {
  async up(db) {
    await run(
      db,
      `create table milestones (
        name text primary key,
        reached_at timestamptz not null
      )`,
      // As for recipes. Rows from before are derived in the background.
      `alter table community_recipes add column derived_by integer not null default 0`,
      `alter table community_recipes add column foods jsonb not null default '[]'`,
      `create index community_recipes_derived_by on community_recipes (derived_by, id)`,
    );
    // Last, because PostgreSQL counts rows when it creates an index, and would plan for a table of few rows.
    await createHouse(db);
  },
};

async function run(db: Kysely<unknown>, ...statements: string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Next to the tombstone account. It has no credentials and is disabled, so that it can get none. */
const HOUSE_ID = '00000000-0000-7000-8000-000000000001';
const HOUSE_EMAIL = 'reece@house.invalid';
const CREATED_AT = '2026-01-01T00:00:00.000Z';

async function createHouse(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `insert into users (id, email, name, email_verified, disabled_at, created_at, updated_at)
      values ('${HOUSE_ID}', '${HOUSE_EMAIL}', 'REECE', false, '${CREATED_AT}', '${CREATED_AT}', '${CREATED_AT}')`,
    `insert into user_profiles (user_id, email, username, notification_preferences)
      values ('${HOUSE_ID}', '${HOUSE_EMAIL}', 'REECE', '{"email": false, "push": false}')`,
  );
}
