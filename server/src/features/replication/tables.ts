import type { Generated } from 'kysely';

import type { NullableTimestamp, Timestamp } from '#platform/db/tables.ts';

/** A queued recipe, deleted once the worker has it. With `next_attempt_at` null it was given up for `failed_reason`. */
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
