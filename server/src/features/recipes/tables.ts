import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely';

import type { VersionContent } from '@larder/contract/versions';

import type { Json, JsonText, NullableTimestamp, Timestamp } from '#platform/db/tables.ts';

/**
 * Times in minutes; a row with `deleted_at` rests in the bin. From `derived_by` on stands what the kitchen engine read in the
 * texts: it is written with every change of them.
 */
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
  version: Generated<number>;
  /** Preparation plus cooking; null where that is nothing. */
  total_minutes: GeneratedAlways<number | null>;
  /** Which reading of the texts the following come from; 0 before the first, while the row is in no figure yet. */
  derived_by: Generated<number>;
  /** The title as it is sorted. */
  title_order: Generated<string>;
  /** The foods by the names under which they are counted, each once. */
  foods: ColumnType<string[], JsonText<string[]> | undefined, JsonText<string[]>>;
  is_vegetarian: Generated<boolean>;
  is_vegan: Generated<boolean>;
  is_gluten_free: Generated<boolean>;
  /** Ids of the recipes that it was copied from, the first of them first. */
  origins: ColumnType<string[], JsonText<string[]> | undefined, JsonText<string[]>>;
  picture_id: ColumnType<string | null, string | null | undefined, string | null>;
}

export type RecipeRow = Selectable<RecipesTable>;

/** The words by which a recipe is found; kept beside it by every write. */
interface RecipeSearchTable {
  id: string;
  scope: string;
  title: string;
  body: string;
}

/** All words that recipes have; and of those that no food is called by, what is left when letters are missing. */
interface SearchWordsTable {
  word: string;
}
interface SearchWordFormsTable {
  form: string;
  word: string;
}

/** What a recipe was before a change; `made_at` is when that was written, `replaced_at` when the change came. */
interface RecipeVersionsTable {
  recipe_id: string;
  version: number;
  user_id: string;
  content: Json<RecipeContent>;
  /** Those of the content. */
  bytes: GeneratedAlways<number>;
  picture_id: string | null;
  made_at: Timestamp;
  replaced_at: Timestamp;
}

/** All of a recipe that a change can change, but for its picture. */
export type RecipeContent = Omit<VersionContent, 'picture'>;

/** Of recipes outside the bin; the minutes are those of cooking. */
interface RecipeFiguresTable {
  user_id: string;
  recipes: Generated<number>;
  ai_generated: Generated<number>;
  cooking_minutes: ColumnType<number, number | undefined, number>;
  with_cooking_time: Generated<number>;
}

/** In how many of a person's recipes outside the bin a food is. */
interface FoodCountsTable {
  user_id: string;
  food: string;
  count: number;
}

/** How many recipes outside the bin a person has of a kind; a recipe without a category is in that of no letters. */
interface RecipeKindsTable {
  user_id: string;
  category: string;
  is_vegetarian: boolean;
  is_vegan: boolean;
  is_gluten_free: boolean;
  count: number;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    recipes: RecipesTable;
    recipe_search: RecipeSearchTable;
    community_search: RecipeSearchTable;
    search_words: SearchWordsTable;
    search_word_forms: SearchWordFormsTable;
    recipe_versions: RecipeVersionsTable;
    recipe_figures: RecipeFiguresTable;
    food_counts: FoodCountsTable;
    recipe_kinds: RecipeKindsTable;
  }
}
