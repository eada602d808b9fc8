import { sql } from 'kysely';

import { COMMUNITY_TEXTS } from '@larder/contract/community';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import { isOneOf } from '#platform/db/one-of.ts';
import { type Db, toJson } from '#platform/db/tables.ts';
import type { RecipeRow } from '#features/recipes/tables.ts';

type Published = Pick<RecipeRow, 'id' | 'origins' | 'ingredients' | 'instructions'>;

/**
 * Throws `conflict` for a recipe that an admin has hidden from the community: under another title, as a copy, as its original, or as
 * the author's recipe with the same ingredients and steps.
 * @param copyId the copy that is updated: one that is hidden itself may be updated, because it stays hidden
 */
export async function requireNotHidden(trx: Db, ctx: Ctx, recipe: Published, copyId: string | null = null) {
  const hiddenCopies = await trx
    .selectFrom('community_recipes')
    .select(['id', 'source_id', 'origins'])
    .where('shared_by', '=', ctx.actor.id)
    .where('hidden_reason', 'is not', null)
    .execute();
  if (hiddenCopies.some(({ id }) => id === copyId)) return;
  if (hiddenCopies.some(({ source_id }) => source_id === recipe.id))
    throw new AppError('conflict', COMMUNITY_TEXTS.hidden);
  const isCopy =
    hiddenCopies.some(({ origins }) => origins.includes(recipe.id)) || (await hasHiddenText(trx, ctx, recipe));
  if (isCopy || (await isFromHidden(trx, ctx, recipe))) throw new AppError('conflict', COMMUNITY_TEXTS.copy_hidden);
}

/** True when a hidden recipe of the author has the same text. Catches imported recipes and old copies, which have no origins. */
async function hasHiddenText(trx: Db, { actor }: Ctx, { ingredients, instructions }: Published): Promise<boolean> {
  const row = await trx
    .selectFrom('community_recipes')
    .select('id')
    .where('shared_by', '=', actor.id)
    .where('hidden_reason', 'is not', null)
    .where(sql<boolean>`ingredients = ${toJson(ingredients)} and instructions = ${toJson(instructions)}`)
    .executeTakeFirst();
  return row !== undefined;
}

/** True when the recipe was copied from a hidden one of any author. */
async function isFromHidden(trx: Db, { databaseKind }: Ctx, { origins }: Published): Promise<boolean> {
  if (origins.length === 0) return false;
  const hidden = await trx
    .selectFrom('community_recipes')
    .select('id')
    .where((eb) =>
      eb.or([isOneOf(databaseKind, eb.ref('source_id'), origins), isOneOf(databaseKind, eb.ref('id'), origins)]),
    )
    .where('hidden_reason', 'is not', null)
    .executeTakeFirst();
  return hidden !== undefined;
}
