import { RECIPE_TEXTS } from '@larder/contract/recipes';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import { type LookupDb, prepareLookup } from '#platform/db/lookup.ts';
import type { Db } from '#platform/db/tables.ts';

import type { VisibleRecipeRow, WholeRecipeRow } from '../present.ts';
import type { RecipeRow } from '../tables.ts';
import { WHOLE_COLUMNS } from './columns.ts';

const findOwn = prepareLookup<{ id: string; userId: string }>()((db, param) =>
  db
    .selectFrom('recipes')
    .leftJoin('pictures', 'pictures.id', 'recipes.picture_id')
    .select(WHOLE_COLUMNS)
    .select((eb) =>
      eb
        .selectFrom('community_recipes')
        // A recipe may have several copies; only hidden ones have a reason.
        .select(({ fn }) => fn.max('community_recipes.hidden_reason').as('hidden_reason'))
        .whereRef('community_recipes.recipe_id', '=', 'recipes.id')
        .as('hidden_reason'),
    )
    .where('recipes.id', '=', param('id'))
    .where('recipes.user_id', '=', param('userId'))
    .where('recipes.deleted_at', 'is', null),
);

const findShared = prepareLookup<{ id: string; userId: string }>()((db, param) =>
  db
    .selectFrom('shared_recipes')
    .innerJoin('recipes', 'recipes.id', 'shared_recipes.recipe_id')
    .leftJoin('pictures', 'pictures.id', 'recipes.picture_id')
    .leftJoin('user_profiles', 'user_profiles.user_id', 'recipes.user_id')
    .select([...WHOLE_COLUMNS, 'user_profiles.username', 'shared_recipes.viewed'])
    .where('shared_recipes.recipe_id', '=', param('id'))
    .where('shared_recipes.shared_with', '=', param('userId'))
    .where('shared_recipes.hidden_at', 'is', null)
    .where('recipes.deleted_at', 'is', null),
);

/** A hidden recipe is visible to its author only. */
const findInCommunity = prepareLookup<{ id: string; userId: string }>()((db, param) =>
  db
    .selectFrom('community_recipes as recipes')
    .leftJoin('pictures', 'pictures.id', 'recipes.picture_id')
    .leftJoin('user_profiles', 'user_profiles.user_id', 'recipes.shared_by')
    .select([
      'recipes.id',
      'recipes.shared_by as user_id',
      'recipes.title',
      'recipes.description',
      'recipes.ingredients',
      'recipes.instructions',
      'recipes.details',
      'recipes.contents',
      'recipes.image_url',
      'recipes.is_ai_generated',
      'recipes.category',
      'recipes.preparation_time',
      'recipes.cooking_time',
      'recipes.servings',
      'recipes.rating',
      'recipes.ratings_count',
      'recipes.hidden_reason',
      'recipes.created_at',
      'recipes.updated_at as republished_at',
      'recipes.picture_id',
      'pictures.width as picture_width',
      'pictures.height as picture_height',
      'pictures.preview as picture_preview',
      'user_profiles.username',
    ])
    .where('recipes.id', '=', param('id'))
    .where((eb) => eb.or([eb('recipes.hidden_at', 'is', null), eb('recipes.shared_by', '=', param('userId'))])),
);

/** The user's own recipe outside the bin; undefined if there is none. */
export async function findOwnRecipe(on: LookupDb, userId: string, id: string): Promise<WholeRecipeRow | undefined> {
  const [row] = await findOwn(on, { id, userId });
  return row;
}

/** The same, but throws `not_found`. */
export async function getOwnRecipe(on: LookupDb, userId: string, id: string): Promise<WholeRecipeRow> {
  const row = await findOwnRecipe(on, userId, id);
  if (row === undefined) throw recipeNotFound();
  return row;
}

const UNRATED = { rating: 0, ratings_count: 0 } as const;

/** A visible recipe; `isNew` for a received one that was not viewed before. */
export interface FoundRecipe {
  readonly recipe: VisibleRecipeRow;
  readonly isNew: boolean;
}

/** A visible recipe: own, received, or of the community, where authors also see their hidden ones. */
export async function findRecipe({ lookups, actor }: Ctx, id: string): Promise<FoundRecipe | undefined> {
  const [own] = await findOwn(lookups, { id, userId: actor.id });
  if (own !== undefined) return { recipe: { ...own, ...UNRATED, source: 'own', username: null }, isNew: false };
  const [shared] = await findShared(lookups, { id, userId: actor.id });
  if (shared !== undefined)
    return { recipe: { ...shared, ...UNRATED, source: 'shared', hidden_reason: null }, isNew: !shared.viewed };
  const [published] = await findInCommunity(lookups, { id, userId: actor.id });
  if (published === undefined) return undefined;
  const updated_at = published.republished_at ?? published.created_at;
  return {
    recipe: { ...published, updated_at, source: 'community', is_favorite: false, stars: null, version: 1 },
    isNew: false,
  };
}

/** The same, but throws `not_found`. */
export async function getRecipe(ctx: Ctx, id: string): Promise<FoundRecipe> {
  const found = await findRecipe(ctx, id);
  if (found === undefined) throw recipeNotFound();
  return found;
}

export function recipeNotFound(): AppError {
  return new AppError('not_found', RECIPE_TEXTS.not_found);
}

const NO_PICTURE = { picture_width: null, picture_height: null, picture_preview: null } as const;

/** Adds the picture to a row that was just written. */
export async function withPicture(db: Db, row: RecipeRow): Promise<WholeRecipeRow> {
  if (row.picture_id === null) return { ...row, ...NO_PICTURE };
  const picture = await db
    .selectFrom('pictures')
    .select(['width as picture_width', 'height as picture_height', 'preview as picture_preview'])
    .where('id', '=', row.picture_id)
    .executeTakeFirst();
  return { ...row, ...(picture ?? NO_PICTURE) };
}
