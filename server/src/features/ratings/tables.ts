import type { ColumnType } from 'kysely';

import type { NullableTimestamp, Timestamp } from '#platform/db/tables.ts';

/** `user_id` is null once the person who rated has left: the average stays what it was. */
interface RecipeRatingsTable {
  id: string;
  recipe_id: string;
  user_id: string | null;
  rating: number;
  comment: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  /** An admin keeps the comment from being shown, for this reason; the stars count. */
  hidden_at: NullableTimestamp;
  hidden_reason: ColumnType<string | null, string | null | undefined, string | null>;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    recipe_ratings: RecipeRatingsTable;
  }
}
