import { sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';

/**
 * Public links can be reported and hidden. The third kind of reported thing changes a constraint, for which SQLite
 * recreates both tables: the referencing one is dropped first.
 */
export const moderatedLinks: SchemaStep = {
  async up(db) {
    const things = `id, recipe_id, rating_id, reported_at, closed_at, outcome`;
    const said = `id, thing_id, reporter_id, reason, details, created_at`;
    const statements = [
      `alter table public_links add column hidden_at timestamptz`,
      `alter table public_links add column hidden_reason text check (length(hidden_reason) <= 500)`,
      `create table reported_things_new (
        id uuid primary key,
        recipe_id uuid unique references community_recipes (id) on delete cascade,
        rating_id uuid unique references recipe_ratings (id) on delete cascade,
        link_recipe_id uuid unique references public_links (recipe_id) on delete cascade,
        reported_at timestamptz not null,
        closed_at timestamptz,
        outcome text check (outcome in ('hidden', 'dismissed')),
        check (
          case when recipe_id is null then 0 else 1 end +
          case when rating_id is null then 0 else 1 end +
          case when link_recipe_id is null then 0 else 1 end = 1
        ),
        check ((closed_at is null) = (outcome is null))
      )`,
      `create table reports_new (
        id uuid primary key,
        thing_id uuid not null references reported_things_new (id) on delete cascade,
        reporter_id uuid references users (id) on delete set null,
        reason text not null check (reason in ('spam', 'offensive', 'unsafe', 'copied', 'other')),
        details text check (length(details) <= 500),
        created_at timestamptz not null,
        unique (thing_id, reporter_id)
      )`,
      `insert into reported_things_new (${things}) select ${things} from reported_things`,
      `insert into reports_new (${said}) select ${said} from reports`,
      `drop table reports`,
      `drop table reported_things`,
      `alter table reported_things_new rename to reported_things`,
      `alter table reports_new rename to reports`,
      `create index reported_things_open on reported_things (reported_at desc, id desc) where closed_at is null`,
      `create index reported_things_closed on reported_things (closed_at desc, id desc) where closed_at is not null`,
      `create index reports_reporter_id on reports (reporter_id, created_at, id)`,
      `create index reports_reasons on reports (thing_id, reason)`,
      `create index reports_details on reports (thing_id, created_at desc, id desc) where details is not null`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
