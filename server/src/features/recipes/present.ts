import type { Picture } from '@larder/contract/pictures';
import {
  type Recipe,
  RECIPE_LIMITS,
  type RecipeCard,
  type RecipeDetail,
  type RecipeSource,
  type SourcedCard,
} from '@larder/contract/recipes';
import { type Culprit } from '@larder/contract/recipe-fields';
import { DRAWING_EDITION } from '@larder/culinary/dish-art-key';

import type { EatingRules } from './queries/eating-rules.ts';
import type { RecipeRow } from './tables.ts';

/** The joined columns of a recipe's picture; all null without one. */
export interface PictureColumns {
  readonly picture_id: string | null;
  readonly picture_width: number | null;
  readonly picture_height: number | null;
  readonly picture_preview: string | null;
}

/** The columns of a card. */
export type RecipeCardRow = PictureColumns &
  Pick<
    RecipeRow,
    | 'id'
    | 'title'
    | 'description'
    | 'image_url'
    | 'is_ai_generated'
    | 'category'
    | 'preparation_time'
    | 'cooking_time'
    | 'servings'
    | 'is_favorite'
    | 'created_at'
    | 'contents'
  > & { readonly updated_at: Date | null };

export type WholeRecipeRow = RecipeCardRow &
  Pick<RecipeRow, 'user_id' | 'ingredients' | 'instructions' | 'details' | 'stars' | 'version' | 'updated_at'>;

/** The columns of a card in a list that mixes sources. */
export interface SourcedRow extends RecipeCardRow {
  readonly source: RecipeSource;
  readonly shared_by: string | null;
  readonly username: string | null;
  readonly rating: number;
  readonly ratings_count: number;
}

/** A visible recipe and where it comes from. */
export interface VisibleRecipeRow extends WholeRecipeRow {
  readonly source: RecipeSource;
  readonly username: string | null;
  readonly rating: number;
  readonly ratings_count: number;
  readonly hidden_reason: string | null;
}

export function presentRecipe(row: WholeRecipeRow, rules: EatingRules): Recipe {
  return {
    ...presentFacts(row, rules),
    user_id: row.user_id,
    description: row.description,
    ingredients: row.ingredients,
    instructions: row.instructions,
    ...row.details,
    ...(row.stars !== null && { stars: row.stars }),
    version: row.version,
    updated_at: row.updated_at.toISOString(),
  };
}

/** A recipe for its owner or another reader, from whom favorite, stars and version are hidden. */
export function presentForReader(row: WholeRecipeRow, isOwn: boolean, rules: EatingRules): Recipe {
  return presentRecipe(isOwn ? row : { ...row, is_favorite: false, stars: null, version: 1 }, rules);
}

export function presentDetail(row: VisibleRecipeRow, rules: EatingRules, culprits: Culprit[]): RecipeDetail {
  const isOwn = row.source === 'own';
  return {
    ...presentForReader(row, isOwn, rules),
    source: row.source,
    shared_by: isOwn ? null : row.user_id,
    shared_by_name: isOwn ? null : presentCookName(row.username),
    rating: row.rating,
    ratings_count: row.ratings_count,
    hidden_reason: row.hidden_reason,
    culprits,
  };
}

/** Cuts the description, so that a page of cards stays small. */
export function presentCard(row: RecipeCardRow, rules: EatingRules): RecipeCard {
  return {
    ...presentFacts(row, rules),
    description: row.description.slice(0, RECIPE_LIMITS.card_description_max_characters).toWellFormed(),
  };
}

export function presentSourced(row: SourcedRow, rules: EatingRules): SourcedCard {
  const { source, shared_by, username, rating, ratings_count } = row;
  const shared_by_name = shared_by === null ? null : presentCookName(username);
  return { ...presentCard(row, rules), source, shared_by, shared_by_name, rating, ratings_count };
}

const UNNAMED = 'A cook';

/** The public name of a user. Never an email address, even if the user chose one as a name. */
export function presentCookName(username: string | null): string {
  const name = username?.trim() ?? '';
  return name === '' || /\S@\S/u.test(name) ? UNNAMED : name;
}

/** The cache key of a recipe's dish art. It changes with the recipe and with `DRAWING_EDITION`. */
export function drawingKey({ created_at, updated_at }: Pick<RecipeCardRow, 'created_at' | 'updated_at'>): string {
  return `${DRAWING_EDITION}-${(updated_at ?? created_at).getTime().toString(36)}`;
}

export function presentPicture(row: PictureColumns): Picture | null {
  const { picture_id: id, picture_width: width, picture_height: height, picture_preview: preview } = row;
  if (id === null || width === null || height === null || preview === null) return null;
  return { id, width, height, preview };
}

function presentFacts(row: RecipeCardRow, rules: EatingRules) {
  return {
    id: row.id,
    title: row.title,
    image_url: row.image_url,
    picture: presentPicture(row),
    drawing: drawingKey(row),
    is_ai_generated: row.is_ai_generated,
    category: row.category,
    preparation_time: row.preparation_time,
    cooking_time: row.cooking_time,
    servings: row.servings,
    is_favorite: row.is_favorite,
    conflicts: rules.conflictsOf(row.contents),
    created_at: row.created_at.toISOString(),
  };
}
