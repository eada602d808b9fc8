import { sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';

/** The tombstone and kitchen accounts, which are disabled so that no one signs in to them. */
const NOBODY = `'00000000-0000-7000-8000-000000000000', '00000000-0000-7000-8000-000000000001'`;

const DISABLED = `select id from users where disabled_at is not null and id not in (${NOBODY})`;
const SINCE = `(select disabled_at from users where users.id`;

/** Content of disabled accounts is hidden, and rate limits of deleted people are removed. */
export const shown: SchemaStep = {
  async up(db, kind) {
    const colon = kind === 'postgres' ? 'strpos' : 'instr';
    const statements = [
      // Finds counters by the one or two people in their key.
      `create index rate_limits_first_id on rate_limits (substr(key, ${colon}(key, ':') + 1, 36))`,
      `create index rate_limits_second_id on rate_limits (substr(key, ${colon}(key, ':') + 38, 36))`,
      // The reason marks what an admin hid, which stays hidden when the author is enabled.
      `update community_recipes set hidden_reason = 'No reason was kept' where hidden_at is not null and hidden_reason is null`,
      `alter table shared_recipes add column hidden_at timestamptz`,
      `update community_recipes set hidden_at = ${SINCE} = community_recipes.shared_by)
        where hidden_at is null and shared_by in (${DISABLED})`,
      `update shared_recipes set hidden_at = ${SINCE} = shared_recipes.shared_by) where shared_by in (${DISABLED})`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
