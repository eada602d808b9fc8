import { isDeepStrictEqual } from 'node:util';

import { COMMUNITY_TEXTS } from '@larder/contract/community';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';

import { CONTENT_COLUMNS, type CopiedContent, copiedContent } from '../copied-content.ts';
import type { OwnCopyRow } from '../present.ts';

/** The columns of a copy that its author sees. */
export const COPY_COLUMNS = [
  'id',
  'recipe_id',
  'title',
  'created_at',
  'rating',
  'ratings_count',
  'views',
  'hidden_reason',
] as const;

/** Finds the latest copy of the actor's recipe. Throws `not_found` for another user's recipe. */
export async function findCommunityCopy(ctx: Ctx, recipeId: string): Promise<OwnCopyRow | undefined> {
  const recipe = await readRecipe(ctx, recipeId);
  if (recipe === undefined) throw notFound();
  const copy = await ownCopies(ctx)
    .where('recipe_id', '=', recipeId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return copy && { ...copy, is_current: isSame(copy, recipe) };
}

/** The actor's copy by its own id. Throws `not_found` for another user's copy. */
export async function getOwnCopy(ctx: Ctx, id: string): Promise<OwnCopyRow> {
  const copy = await ownCopies(ctx).where('id', '=', id).executeTakeFirst();
  if (copy === undefined) throw notFound();
  const recipe = copy.recipe_id === null ? undefined : await readRecipe(ctx, copy.recipe_id);
  // A recipe in the bin cannot be newer than its copy.
  if (recipe === undefined) return { ...copy, recipe_id: null, is_current: true };
  return { ...copy, is_current: isSame(copy, recipe) };
}

function ownCopies({ db, actor }: Ctx) {
  return db
    .selectFrom('community_recipes')
    .select([...COPY_COLUMNS, ...CONTENT_COLUMNS])
    .where('shared_by', '=', actor.id);
}

function readRecipe({ db, actor }: Ctx, id: string): Promise<CopiedContent | undefined> {
  return db
    .selectFrom('recipes')
    .select(CONTENT_COLUMNS)
    .where('id', '=', id)
    .where('user_id', '=', actor.id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

function isSame(copy: CopiedContent, recipe: CopiedContent): boolean {
  return isDeepStrictEqual(copiedContent(copy), copiedContent(recipe));
}

function notFound(): AppError {
  return new AppError('not_found', COMMUNITY_TEXTS.not_found);
}
