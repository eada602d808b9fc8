import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

import type { Json, JsonText, NullableTimestamp, Timestamp } from '#platform/db/tables.ts';

/** A copy of a recipe that its author gave to everyone; of an author who left, `shared_by` is the tombstone account. `rating` is the plain average of its ratings. */
interface CommunityRecipesTable {
  id: string;
  shared_by: string;
  title: string;
  /** The title as duplicates are found by; unique for each author. Null for starter recipes and for duplicates that are older than this rule. */
  title_key: ColumnType<string | null, string | null | undefined, string | null>;
  description: string;
  ingredients: Json<string[]>;
  instructions: Json<string[]>;
  image_url: string | null;
  is_ai_generated: Generated<boolean>;
  category: string | null;
  preparation_time: number | null;
  cooking_time: number | null;
  servings: number | null;
  rating: Generated<number>;
  ratings_count: Generated<number>;
  views: Generated<number>;
  created_at: Timestamp;
  /** It is not shown: an admin keeps it from that, for this reason, or without one its author's account is disabled. */
  hidden_at: NullableTimestamp;
  hidden_reason: string | null;
  /** Preparation plus cooking; null where that is nothing. */
  total_minutes: GeneratedAlways<number | null>;
  /** From which of its author's recipes it was copied. */
  recipe_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** The same; unlike `recipe_id` it stays when that recipe is gone. Null for starter recipes. */
  source_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** What that recipe was copied from, as recipes have it. */
  origins: ColumnType<string[], JsonText<string[]> | undefined, JsonText<string[]>>;
  picture_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** How many gave so many stars; `ratings_count` and `rating` follow from them and are written with them. */
  stars_1: Generated<number>;
  stars_2: Generated<number>;
  stars_3: Generated<number>;
  stars_4: Generated<number>;
  stars_5: Generated<number>;
  /** What lists are ordered by: the average as if five had given three stars before anyone came; 0 where nobody rated. */
  weighted_rating: GeneratedAlways<number>;
  /** The version of the derivation that the following come from, as in recipes; 0 before the first. */
  derived_by: Generated<number>;
  foods: ColumnType<string[], JsonText<string[]> | undefined, JsonText<string[]>>;
  is_vegetarian: Generated<boolean>;
  is_vegan: Generated<boolean>;
  is_gluten_free: Generated<boolean>;
  /** When its author last had it say what their recipe said. */
  updated_at: NullableTimestamp;
}

/** When somebody's look at a recipe was counted last. */
interface RecipeViewsTable {
  recipe_id: string;
  user_id: string;
  viewed_at: Timestamp;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    community_recipes: CommunityRecipesTable;
    recipe_views: RecipeViewsTable;
  }
}
