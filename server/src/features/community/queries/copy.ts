import { isDeepStrictEqual } from 'node:util';

import { COMMUNITY_TEXTS } from '@larder/contract/community';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';

import { copiedContent } from '../policy.ts';
import type { OwnCopyRow } from '../present.ts';

/** What its author is told of a copy. */
export const COPY_COLUMNS = ['id', 'title', 'created_at', 'rating', 'ratings_count', 'views', 'hidden_reason'] as const;

const CONTENT_COLUMNS = [
  'title',
  'description',
  'ingredients',
  'instructions',
  'image_url',
  'picture_id',
  'category',
  'preparation_time',
  'cooking_time',
  'servings',
  'is_ai_generated',
] as const;

/** The copy that the actor gave last of one of their recipes. Throws `not_found` where the recipe is not theirs. */
export async function findCommunityCopy({ db, actor }: Ctx, recipeId: string): Promise<OwnCopyRow | undefined> {
  const recipe = await db
    .selectFrom('recipes')
    .select(CONTENT_COLUMNS)
    .where('id', '=', recipeId)
    .where('user_id', '=', actor.id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (recipe === undefined) throw new AppError('not_found', COMMUNITY_TEXTS.not_found);
  const copy = await db
    .selectFrom('community_recipes')
    .select([...COPY_COLUMNS, ...CONTENT_COLUMNS])
    .where('recipe_id', '=', recipeId)
    .where('shared_by', '=', actor.id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return copy && { ...copy, is_current: isDeepStrictEqual(copiedContent(copy), copiedContent(recipe)) };
}
