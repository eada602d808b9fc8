import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely';

import type { DetailField, RecipeDetails } from '@larder/contract/detail-fields';
import type { VersionContent } from '@larder/contract/versions';

import type { Json, JsonText, NullableTimestamp, Timestamp } from '#platform/db/tables.ts';

/** The details of a recipe as they are stored: without those that were left out; null if all were. */
export type StoredDetails = Partial<RecipeDetails> | null;

/**
 * Times are minutes; `deleted_at` marks a soft-deleted row. The columns from `title_order` on, except origins and picture,
 * are derived by the kitchen engine and rewritten with every change of the texts.
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
  /** What cooks write besides the dish. */
  details: ColumnType<StoredDetails, JsonText<StoredDetails> | null | undefined, JsonText<StoredDetails> | null>;
  is_favorite: Generated<boolean>;
  /** The owner's own, 1 to 5. Nobody else sees them. */
  stars: ColumnType<number | null, number | null | undefined, number | null>;
  created_at: Timestamp;
  updated_at: Timestamp;
  deleted_at: NullableTimestamp;
  version: Generated<number>;
  /** Preparation plus cooking; null if that is zero. */
  total_minutes: GeneratedAlways<number | null>;
  /** The `DERIVATION_VERSION` of the derived columns. 0: not derived yet, and not in the counters. */
  derived_by: Generated<number>;
  /** The title's sort key. */
  title_order: Generated<string>;
  /** Distinct names of the foods, as counted in `food_counts`. */
  foods: ColumnType<string[], JsonText<string[]> | undefined, JsonText<string[]>>;
  is_vegetarian: Generated<boolean>;
  is_vegan: Generated<boolean>;
  is_gluten_free: Generated<boolean>;
  /** What it contains, to find the recipes that violate a user's eating rules. Null: not derived yet. */
  contents: ColumnType<string | null, string | null | undefined, string | null>;
  /** Ids of the recipes it was copied from, earliest first. */
  origins: ColumnType<string[], JsonText<string[]> | undefined, JsonText<string[]>>;
  picture_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** The latest day on which its owner cooked it: "2030-02-28"; '' for never. */
  last_cooked_on: Generated<string>;
}

export type RecipeRow = Selectable<RecipesTable>;

/** Search documents, written in the transaction of each change. */
interface RecipeSearchTable {
  id: string;
  scope: string;
  title: string;
  body: string;
}

/** The search lexicon; and, for words that are no food names, their forms with letters deleted (spelling correction). */
interface SearchWordsTable {
  word: string;
}
interface SearchWordFormsTable {
  form: string;
  word: string;
}

/** Recipes that are ingredients of others of the same user. */
interface RecipePartsTable {
  recipe_id: string;
  part_id: string;
}

/** Earlier versions of recipes: written at `made_at`, replaced at `replaced_at`. */
interface RecipeVersionsTable {
  recipe_id: string;
  version: number;
  user_id: string;
  content: Json<StoredContent>;
  /** Size of the content. */
  bytes: GeneratedAlways<number>;
  picture_id: string | null;
  made_at: Timestamp;
  replaced_at: Timestamp;
}

/** A version as it is stored: without the picture and the details that were left out. */
export type StoredContent = Omit<VersionContent, 'picture'>;

/** The versioned fields of a recipe. */
export type RecipeContent = Omit<StoredContent, DetailField> & RecipeDetails;

/** Counters per user (`recipe_figures`), without the bin. The minutes are cooking times. */
interface RecipeCountersTable {
  user_id: string;
  recipes: Generated<number>;
  ai_generated: Generated<number>;
  cooking_minutes: ColumnType<number, number | undefined, number>;
  with_cooking_time: Generated<number>;
}

/** The number of a user's recipes with a food, without the bin. */
interface FoodCountsTable {
  user_id: string;
  food: string;
  count: number;
}

/** The number of a user's recipes by category and diets, without the bin. No category is stored as ''. */
interface RecipeKindsTable {
  user_id: string;
  category: string;
  is_vegetarian: boolean;
  is_vegan: boolean;
  is_gluten_free: boolean;
  count: number;
}

/** A picture that a step of the recipe, or of one of its versions, shows. A row stays as long as the recipe. */
interface StepPicturesTable {
  recipe_id: string;
  picture_id: string;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    recipes: RecipesTable;
    recipe_search: RecipeSearchTable;
    community_search: RecipeSearchTable;
    search_words: SearchWordsTable;
    search_word_forms: SearchWordFormsTable;
    recipe_parts: RecipePartsTable;
    recipe_versions: RecipeVersionsTable;
    recipe_figures: RecipeCountersTable;
    food_counts: FoodCountsTable;
    recipe_kinds: RecipeKindsTable;
    step_pictures: StepPicturesTable;
  }
}
