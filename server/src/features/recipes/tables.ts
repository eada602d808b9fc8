import type { Generated, Selectable } from 'kysely';

import type { Json, NullableTimestamp, Timestamp } from '#platform/db/tables.ts';

/** Times in minutes; a row with `deleted_at` rests in the bin. */
interface RecipesTable {
  id: string;
  user_id: string;
  title: string;
  description: string;
  ingredients: Json<string[]>;
  instructions: Json<string[]>;
  image_url: string | null;
  is_ai_generated: Generated<boolean>;
  category: string | null;
  preparation_time: number | null;
  cooking_time: number | null;
  servings: number | null;
  is_favorite: Generated<boolean>;
  created_at: Timestamp;
  updated_at: Timestamp;
  deleted_at: NullableTimestamp;
}

export type RecipeRow = Selectable<RecipesTable>;

/** The words by which a recipe is found; kept beside it by every write. */
interface RecipeSearchTable {
  id: string;
  scope: string;
  title: string;
  body: string;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    recipes: RecipesTable;
    recipe_search: RecipeSearchTable;
  }
}
