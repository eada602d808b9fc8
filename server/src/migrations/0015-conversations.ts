import { sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';

/** Chat messages get conversations. The table had no rows in any release, so it is recreated. */
export const conversations: SchemaStep = {
  async up(db) {
    const statements = [
      `drop table chat_messages`,
      `create table conversations (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        title text not null check (length(title) <= 200),
        last_position integer not null,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`,
      `create index conversations_last_used on conversations (user_id, updated_at desc, id desc)`,
      `create table chat_messages (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        conversation_id uuid not null references conversations (id) on delete cascade,
        position integer not null,
        type text not null check (type in ('user', 'assistant')),
        content text not null check (length(content) <= 100000),
        action text check (action in ('recipe_generated', 'search_results', 'recipe_added')),
        details jsonb not null,
        answered_by text check (answered_by in ('provider', 'worker', 'kitchen', 'simulated')),
        state text not null check (state in ('running', 'done', 'stopped', 'failed')),
        held_until timestamptz,
        proposal_state text check (proposal_state in ('open', 'accepted', 'done', 'refused', 'stale')),
        timestamp timestamptz not null,
        unique (conversation_id, position)
      )`,
      `create index chat_messages_user_id on chat_messages (user_id, conversation_id, position)`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
