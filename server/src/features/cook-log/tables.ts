import type { Timestamp } from '#platform/db/tables.ts';

/** When a user cooked a recipe of their own, of another user or of the community. It outlives the recipe. */
interface CookLogTable {
  id: string;
  user_id: string;
  recipe_id: string;
  title: string;
  /** "2030-02-28", on the user's calendar. */
  cooked_on: string;
  servings: number | null;
  note: string | null;
  stars: number | null;
  image_url: string | null;
  picture_id: string | null;
  created_at: Timestamp;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    cook_log: CookLogTable;
  }
}
