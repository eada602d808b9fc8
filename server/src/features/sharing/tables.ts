import type { ColumnType, Generated } from 'kysely';

import type { NullableTimestamp, Timestamp } from '#platform/db/tables.ts';

interface SharedRecipesTable {
  recipe_id: string;
  /** The owner of the recipe. */
  shared_by: string;
  /** The recipient. */
  shared_with: string;
  viewed: Generated<boolean>;
  /** False if the recipe is shared only by a collection that contains it. */
  direct: Generated<boolean>;
  /** The address as the owner entered it; null for shares older than this column. */
  email: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Timestamp;
  /** Set while the owner's account is disabled. */
  hidden_at: NullableTimestamp;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    shared_recipes: SharedRecipesTable;
  }
}
