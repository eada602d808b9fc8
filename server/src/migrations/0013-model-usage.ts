import { sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';

/** The usage of language models per person, and its daily limits. */
export const modelUsage: SchemaStep = {
  async up(db) {
    const statements = [
      // Costs are in millionths of a USD.
      `create table model_usage (
        person_id uuid not null references users (id) on delete cascade,
        day text not null,
        task text not null,
        model text not null,
        service text not null,
        calls integer not null check (calls >= 0),
        failures integer not null check (failures >= 0),
        input_tokens bigint not null check (input_tokens >= 0),
        output_tokens bigint not null check (output_tokens >= 0),
        images integer not null check (images >= 0),
        cost_micros bigint not null check (cost_micros >= 0),
        primary key (person_id, day, task, model, service)
      )`,
      `create index model_usage_day on model_usage (day, person_id)`,
      // Includes what is reserved for requests in progress.
      `create table model_allowances (
        person_id uuid not null references users (id) on delete cascade,
        day text not null,
        tokens bigint not null check (tokens >= 0),
        images bigint not null check (images >= 0),
        primary key (person_id, day)
      )`,
      `create index model_allowances_day on model_allowances (day)`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
