import { sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';

/** What holds for the rest of a conversation. Null in earlier conversations, whose facts are read from their messages when next used. */
export const conversationFacts: SchemaStep = {
  async up(db) {
    await sql`alter table conversations add column facts jsonb`.execute(db);
  },
};
