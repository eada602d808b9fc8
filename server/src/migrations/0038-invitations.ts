import { sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';

/** Invitations to sign up where registration is restricted. Links are stored as digests. */
export const invitations: SchemaStep = {
  async up(db) {
    const statements = [
      `create table invitations (
        id uuid primary key,
        token_hash text not null unique,
        mail_token_hash text unique,
        email text,
        uses integer not null default 0,
        uses_max integer not null,
        created_by uuid references users (id) on delete set null,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        revoked_at timestamptz,
        check (uses between 0 and uses_max)
      )`,
      `create index invitations_created_at on invitations (created_at desc, id desc)`,
      `create index invitations_created_by on invitations (created_by)`,
      `create index invitations_email on invitations (email) where email is not null`,
      `create index invitations_expires_at on invitations (expires_at)`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
