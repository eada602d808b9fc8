import { ERROR_TEXTS } from '@larder/contract/errors';
import { LINK_TEXTS } from '@larder/contract/links';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import { prepareLookup } from '#platform/db/lookup.ts';
import type { Db } from '#platform/db/tables.ts';

import { hashesOfLink, unsealToken } from './link-tokens.ts';

const findByHash = prepareLookup<{ hash: string }>()((db, param) =>
  db
    .selectFrom('public_links')
    .innerJoin('recipes', 'recipes.id', 'public_links.recipe_id')
    .innerJoin('users', 'users.id', 'recipes.user_id')
    .leftJoin('pictures', 'pictures.id', 'recipes.picture_id')
    .leftJoin('user_profiles', 'user_profiles.user_id', 'recipes.user_id')
    .select([
      'recipes.id',
      'recipes.user_id',
      'recipes.title',
      'recipes.description',
      'recipes.ingredients',
      'recipes.instructions',
      'recipes.details',
      'recipes.image_url',
      'recipes.is_ai_generated',
      'recipes.category',
      'recipes.preparation_time',
      'recipes.cooking_time',
      'recipes.servings',
      'recipes.picture_id',
      'pictures.width as picture_width',
      'pictures.height as picture_height',
      'pictures.preview as picture_preview',
      'user_profiles.username',
    ])
    .where('public_links.token_hash', '=', param('hash'))
    .where('public_links.hidden_at', 'is', null)
    .where('recipes.deleted_at', 'is', null)
    .where('users.disabled_at', 'is', null),
);

export type LinkedRow = Awaited<ReturnType<typeof findByHash>>[number];

/** Finds the recipe of a link. A revoked link and an unknown token both return null. */
export async function findLinked(
  { lookups, secrets }: Pick<Ctx, 'lookups' | 'secrets'>,
  token: string,
): Promise<LinkedRow | null> {
  for (const hash of hashesOfLink(secrets, token)) {
    const [row] = await findByHash(lookups, { hash });
    if (row !== undefined) return row;
  }
  return null;
}

/** Like `findLinked`, but throws the generic `not_found`, so that the answer does not reveal whether a link existed. */
export async function getLinked(ctx: Pick<Ctx, 'lookups' | 'secrets'>, token: string): Promise<LinkedRow> {
  const row = await findLinked(ctx, token);
  if (row === null) throw new AppError('not_found', ERROR_TEXTS.not_found);
  return row;
}

/** A link with its token, for its owner only. */
export interface OpenedLink {
  readonly token: string;
  readonly created_at: Date;
  readonly hidden_reason: string | null;
}

/** Finds the link to the actor's recipe outside the bin. Throws `not_found` for any other recipe. */
export async function findOwnLink(on: Db, { actor, secrets }: Ctx, recipeId: string): Promise<OpenedLink | null> {
  const row = await on
    .selectFrom('recipes')
    .leftJoin('public_links', 'public_links.recipe_id', 'recipes.id')
    .select(['public_links.token_sealed', 'public_links.created_at', 'public_links.hidden_reason'])
    .where('recipes.id', '=', recipeId)
    .where('recipes.user_id', '=', actor.id)
    .where('recipes.deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw new AppError('not_found', LINK_TEXTS.not_found);
  const { token_sealed, created_at, hidden_reason } = row;
  if (token_sealed === null || created_at === null) return null;
  const token = unsealToken(secrets, { token_sealed });
  return token === null ? null : { token, created_at, hidden_reason };
}
