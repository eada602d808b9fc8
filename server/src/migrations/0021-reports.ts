import { sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';

/** Reports of community recipes and comments. An admin decides once per reported thing. */
export const reports: SchemaStep = {
  async up(db) {
    const statements = [
      // An admin hides the comment for this reason. Its stars still count.
      `alter table recipe_ratings add column hidden_at timestamptz`,
      `alter table recipe_ratings add column hidden_reason text`,
      `create table reported_things (
        id uuid primary key,
        recipe_id uuid unique references community_recipes (id) on delete cascade,
        rating_id uuid unique references recipe_ratings (id) on delete cascade,
        reported_at timestamptz not null,
        closed_at timestamptz,
        outcome text check (outcome in ('hidden', 'dismissed')),
        check ((recipe_id is null) <> (rating_id is null)),
        check ((closed_at is null) = (outcome is null))
      )`,
      `create index reported_things_open on reported_things (reported_at desc, id desc) where closed_at is null`,
      `create index reported_things_closed on reported_things (closed_at desc, id desc) where closed_at is not null`,
      // A deleted reporter still counts as one person.
      `create table reports (
        id uuid primary key,
        thing_id uuid not null references reported_things (id) on delete cascade,
        reporter_id uuid references users (id) on delete set null,
        reason text not null check (reason in ('spam', 'offensive', 'unsafe', 'copied', 'other')),
        details text check (length(details) <= 500),
        created_at timestamptz not null,
        unique (thing_id, reporter_id)
      )`,
      `create index reports_reporter_id on reports (reporter_id, created_at, id)`,
      `create index reports_reasons on reports (thing_id, reason)`,
      `create index reports_details on reports (thing_id, created_at desc, id desc) where details is not null`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
