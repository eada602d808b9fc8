import { sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';

/** Remembers the devices on which each person has signed in, and when a failed attempt may be repeated. */
export const knownDevices: SchemaStep = {
  async up(db) {
    const statements = [
      `create table known_devices (
        user_id uuid not null references users (id) on delete cascade,
        device text not null check (length(device) <= 100),
        created_at timestamptz not null,
        last_used_at timestamptz not null,
        primary key (user_id, device)
      )`,
      `create index known_devices_last_used_at on known_devices (last_used_at)`,
      `alter table sessions add column device text check (length(device) <= 100)`,
      `alter table rate_limits add column next_use_at timestamptz`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
