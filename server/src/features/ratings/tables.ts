import type { ColumnType } from 'kysely';

import type { NullableTimestamp, Timestamp } from '#platform/db/tables.ts';

/** `user_id` is null after the account is deleted, so that the average stays. */
interface RecipeRatingsTable {
  id: string;
  recipe_id: string;
  user_id: string | null;
  rating: number;
  comment: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  /** The comment was hidden by an admin, for `hidden_reason`. The stars count. */
  hidden_at: NullableTimestamp;
  hidden_reason: ColumnType<string | null, string | null | undefined, string | null>;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    recipe_ratings: RecipeRatingsTable;
  }
}
