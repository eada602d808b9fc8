import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

import type { Json, JsonText, NullableTimestamp, Timestamp } from '#platform/db/tables.ts';
import type { StoredDetails } from '#features/recipes/tables.ts';

/** A published copy of a recipe. `rating` is the plain average. */
interface CommunityRecipesTable {
  id: string;
  /** The user who published the copy; the tombstone account once that user's account is deleted. */
  shared_by: string;
  title: string;
  /** The normalized title, unique per author. Null for starter recipes and for duplicates from before this column. */
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
  details: ColumnType<StoredDetails, JsonText<StoredDetails> | null | undefined, JsonText<StoredDetails> | null>;
  rating: Generated<number>;
  ratings_count: Generated<number>;
  views: Generated<number>;
  created_at: Timestamp;
  /** Hidden by an admin, with a reason; or hidden while its author's account is disabled, without one. */
  hidden_at: NullableTimestamp;
  hidden_reason: string | null;
  /** Preparation plus cooking time; null for zero. */
  total_minutes: GeneratedAlways<number | null>;
  /** The author's recipe; null after it is deleted. */
  recipe_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** The id of the author's recipe, also after the recipe is deleted. Null for starter recipes. */
  source_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** The ids that the recipe was copied from, as in `recipes`. */
  origins: ColumnType<string[], JsonText<string[]> | undefined, JsonText<string[]>>;
  picture_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** Counters per number of stars. `ratings_count` and `rating` are derived and written in the same statement. */
  stars_1: Generated<number>;
  stars_2: Generated<number>;
  stars_3: Generated<number>;
  stars_4: Generated<number>;
  stars_5: Generated<number>;
  /** The sort key of lists: the Bayesian average with five prior ratings of three stars; 0 without ratings. */
  weighted_rating: GeneratedAlways<number>;
  /** The version of the derivation of the following columns, as in `recipes`; 0 before the first. */
  derived_by: Generated<number>;
  foods: ColumnType<string[], JsonText<string[]> | undefined, JsonText<string[]>>;
  is_vegetarian: Generated<boolean>;
  is_vegan: Generated<boolean>;
  is_gluten_free: Generated<boolean>;
  contents: ColumnType<string | null, string | null | undefined, string | null>;
  /** When its author last updated it from their recipe. */
  updated_at: NullableTimestamp;
}

/** The last counted view of a recipe by a user. */
interface RecipeViewsTable {
  recipe_id: string;
  user_id: string;
  viewed_at: Timestamp;
}

/** A picture that a step of the community copy shows. */
interface CommunityStepPicturesTable {
  recipe_id: string;
  picture_id: string;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    community_recipes: CommunityRecipesTable;
    recipe_views: RecipeViewsTable;
    community_step_pictures: CommunityStepPicturesTable;
  }
}
