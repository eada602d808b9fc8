import type { Generated } from 'kysely';

import type { NullableTimestamp, Timestamp } from '#platform/db/tables.ts';

/** A recipe of which the worker is to get a copy, until it has; without a next attempt it was given up, for this reason. */
interface RecipeCopiesTable {
  recipe_id: string;
  attempts: Generated<number>;
  next_attempt_at: NullableTimestamp;
  created_at: Timestamp;
  failed_reason: string | null;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    recipe_copies: RecipeCopiesTable;
  }
}
