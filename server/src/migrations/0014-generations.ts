import { type Kysely, sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';

/** Generation jobs and their results, retained for some days. Workers claim them by lease. */
export const generations: SchemaStep = {
  async up(db) {
    await run(
      db,
      `create table generations (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        request jsonb not null,
        state text not null check (state in ('running', 'done', 'failed', 'cancelled')),
        stage text check (stage in ('writing', 'checking', 'picturing', 'saving')),
        outcome jsonb,
        problem text check (length(problem) <= 500),
        attempts integer not null,
        lease_until timestamptz,
        created_at timestamptz not null,
        ended_at timestamptz,
        seen_at timestamptz,
        check ((state = 'running') = (lease_until is not null)),
        check ((state = 'running') = (ended_at is null))
      )`,
      `create index generations_user_id on generations (user_id, created_at, id)`,
      `create index generations_running on generations (user_id) where lease_until is not null`,
      `create index generations_lease_until on generations (lease_until) where lease_until is not null`,
      `create index generations_created_at on generations (created_at)`,
    );
  },
};

async function run(db: Kysely<unknown>, ...statements: string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
