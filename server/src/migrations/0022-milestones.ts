import { type Kysely, sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';

/**
 * What is done once in the life of an installation is written down. The kitchen has an account of its own, under which it gives
 * recipes to the community, and copies that everyone has are known by their foods.
 */
export const milestones: SchemaStep = {
  async up(db) {
    await run(
      db,
      `create table milestones (
        name text primary key,
        reached_at timestamptz not null
      )`,
      // As recipes have them. What an older server copied is read in the background.
      `alter table community_recipes add column derived_by integer not null default 0`,
      `alter table community_recipes add column foods jsonb not null default '[]'`,
      `create index community_recipes_derived_by on community_recipes (derived_by, id)`,
    );
    // Last: PostgreSQL counts rows when it makes an index, and would plan for a table of few.
    await createHouse(db);
  },
};

async function run(db: Kysely<unknown>, ...statements: string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Next to the account that stands for everyone who has left. It has no way to sign in, and is disabled, so that nobody gives it one. */
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
