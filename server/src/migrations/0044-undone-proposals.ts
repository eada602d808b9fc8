import { sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';

/** An accepted change of the chat can be undone. */
export const undoneProposals: SchemaStep = {
  async up(db) {
    await sql`alter table chat_messages add column undone_at timestamptz`.execute(db);
  },
};
