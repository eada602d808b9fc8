import type { Picture } from '@larder/contract/pictures';
import {
  type Recipe,
  RECIPE_LIMITS,
  type RecipeCard,
  type RecipeDetail,
  type RecipeSource,
  type SourcedCard,
} from '@larder/contract/recipes';
import { DRAWING_EDITION } from '@larder/culinary/dish-art-key';

import type { RecipeRow } from './tables.ts';

/** The columns of a row's picture, null where it has none. */
export interface PictureColumns {
  readonly picture_id: string | null;
  readonly picture_width: number | null;
  readonly picture_height: number | null;
  readonly picture_preview: string | null;
}

/** What a list needs of a row. */
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
  > & { readonly updated_at: Date | null };

export type WholeRecipeRow = RecipeCardRow &
  Pick<RecipeRow, 'user_id' | 'ingredients' | 'instructions' | 'version' | 'updated_at'>;

/** What a list of several sources needs of a row. */
export interface SourcedRow extends RecipeCardRow {
  readonly source: RecipeSource;
  readonly shared_by: string | null;
  readonly username: string | null;
  readonly rating: number;
  readonly ratings_count: number;
}

/** A recipe that somebody may see, and where it comes from. */
export interface VisibleRecipeRow extends WholeRecipeRow {
  readonly source: RecipeSource;
  readonly username: string | null;
  readonly rating: number;
  readonly ratings_count: number;
  readonly hidden_reason: string | null;
}

export function presentRecipe(row: WholeRecipeRow): Recipe {
  return {
    ...presentFacts(row),
    user_id: row.user_id,
    description: row.description,
    ingredients: row.ingredients,
    instructions: row.instructions,
    version: row.version,
    updated_at: row.updated_at.toISOString(),
  };
}

/** As its owner sees it or, heart and version being theirs alone, as anyone else does. */
export function presentSeen(row: WholeRecipeRow, isOwn: boolean): Recipe {
  return presentRecipe(isOwn ? row : { ...row, is_favorite: false, version: 1 });
}

/** A recipe that somebody may see, with whom it comes from. */
export function presentDetail(row: VisibleRecipeRow): RecipeDetail {
  const isOwn = row.source === 'own';
  return {
    ...presentSeen(row, isOwn),
    source: row.source,
    shared_by: isOwn ? null : row.user_id,
    shared_by_name: isOwn ? null : presentCookName(row.username),
    rating: row.rating,
    ratings_count: row.ratings_count,
    hidden_reason: row.hidden_reason,
  };
}

/** With the beginnings only of what may be long, so that a page of cards stays a page. */
export function presentCard(row: RecipeCardRow): RecipeCard {
  return {
    ...presentFacts(row),
    description: row.description.slice(0, RECIPE_LIMITS.card_description_max_characters).toWellFormed(),
  };
}

/** The same with whom it comes from. */
export function presentSourced(row: SourcedRow): SourcedCard {
  const { source, shared_by, username, rating, ratings_count } = row;
  const shared_by_name = shared_by === null ? null : presentCookName(username);
  return { ...presentCard(row), source, shared_by, shared_by_name, rating, ratings_count };
}

const UNNAMED = 'A cook';

/** What others may know a person by: never an address, also where that is what they go by. */
export function presentCookName(username: string | null): string {
  const name = username?.trim() ?? '';
  return name === '' || /\S@\S/u.test(name) ? UNNAMED : name;
}

/** A name for what is drawn of a row as it stands: a change of it, or a later way of drawing, has another. */
export function drawingName({ created_at, updated_at }: Pick<RecipeCardRow, 'created_at' | 'updated_at'>): string {
  return `${DRAWING_EDITION}-${(updated_at ?? created_at).getTime().toString(36)}`;
}

export function presentPicture(row: PictureColumns): Picture | null {
  const { picture_id: id, picture_width: width, picture_height: height, picture_preview: preview } = row;
  if (id === null || width === null || height === null || preview === null) return null;
  return { id, width, height, preview };
}

function presentFacts(row: RecipeCardRow) {
  return {
    id: row.id,
    title: row.title,
    image_url: row.image_url,
    picture: presentPicture(row),
    drawing: drawingName(row),
    is_ai_generated: row.is_ai_generated,
    category: row.category,
    preparation_time: row.preparation_time,
    cooking_time: row.cooking_time,
    servings: row.servings,
    is_favorite: row.is_favorite,
    created_at: row.created_at.toISOString(),
  };
}
