import { sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';

/** Results of `npm run model-check`, the last one of each model. */
export const modelEvaluations: SchemaStep = {
  async up(db) {
    const statement = `create table model_evaluations (
      service text not null,
      model text not null,
      result jsonb not null,
      evaluated_at timestamptz not null,
      primary key (service, model)
    )`;
    await sql.raw(statement).execute(db);
  },
};
