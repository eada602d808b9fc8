import { sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';

/** The accounts that stand for everyone who has left, and for the kitchen. They are disabled so that nobody signs in to them. */
const NOBODY = `'00000000-0000-7000-8000-000000000000', '00000000-0000-7000-8000-000000000001'`;

const DISABLED = `select id from users where disabled_at is not null and id not in (${NOBODY})`;
const SINCE = `(select disabled_at from users where users.id`;

/** What somebody gave to everyone or shares with persons is not shown while their account is disabled; whoever leaves is not counted any more. */
export const shown: SchemaStep = {
  async up(db, kind) {
    const colon = kind === 'postgres' ? 'strpos' : 'instr';
    const statements = [
      // What was counted is found by the one or two people whom its key names.
      `create index rate_limits_first_id on rate_limits (substr(key, ${colon}(key, ':') + 1, 36))`,
      `create index rate_limits_second_id on rate_limits (substr(key, ${colon}(key, ':') + 38, 36))`,
      // By the reason it is known what an admin hid, and that is not shown again when its author is enabled.
      `update community_recipes set hidden_reason = 'No reason was kept' where hidden_at is not null and hidden_reason is null`,
      `alter table shared_recipes add column hidden_at timestamptz`,
      `update community_recipes set hidden_at = ${SINCE} = community_recipes.shared_by)
        where hidden_at is null and shared_by in (${DISABLED})`,
      `update shared_recipes set hidden_at = ${SINCE} = shared_recipes.shared_by) where shared_by in (${DISABLED})`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
