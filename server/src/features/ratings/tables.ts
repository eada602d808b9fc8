import type { Timestamp } from '#platform/db/tables.ts';

/** `user_id` is null once the person who rated has left: the average stays what it was. */
interface RecipeRatingsTable {
  id: string;
  recipe_id: string;
  user_id: string | null;
  rating: number;
  comment: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    recipe_ratings: RecipeRatingsTable;
  }
}
