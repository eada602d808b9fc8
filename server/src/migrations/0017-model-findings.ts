import { sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';

/** Failures found by the model check, shared by all instances. */
export const modelFindings: SchemaStep = {
  async up(db) {
    const statements = [
      `create table model_findings (
        task text not null,
        service text not null,
        model text not null,
        found_at timestamptz not null,
        primary key (task, service, model)
      )`,
      `create index model_findings_found_at on model_findings (found_at)`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
