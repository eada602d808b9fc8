import type { ColumnType, Generated } from 'kysely';

import type { NullableTimestamp, Timestamp } from '#platform/db/tables.ts';

interface SharedRecipesTable {
  recipe_id: string;
  shared_by: string;
  shared_with: string;
  viewed: Generated<boolean>;
  /** As the owner wrote it; null where that was not kept. */
  email: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Timestamp;
  /** It is not shown, as the account of who shares it is disabled. */
  hidden_at: NullableTimestamp;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    shared_recipes: SharedRecipesTable;
  }
}
