import { sql } from 'kysely';

import { COMMUNITY_TEXTS } from '@larder/contract/community';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import { isOneOf } from '#platform/db/one-of.ts';
import { type Db, toJson } from '#platform/db/tables.ts';
import type { RecipeRow } from '#features/recipes/tables.ts';

type Published = Pick<RecipeRow, 'id' | 'origins' | 'ingredients' | 'instructions'>;

/**
 * What an admin has hidden does not come back under another title, as a copy of it, as what it was copied from, or as its author's
 * recipe of the same ingredients and steps. Throws `conflict` until it is shown again.
 * @param copyId a copy that is there already: while it is hidden itself it may be updated, as it stays hidden
 */
export async function requireNotHidden(trx: Db, ctx: Ctx, recipe: Published, copyId: string | null = null) {
  const mine = await trx
    .selectFrom('community_recipes')
    .select(['id', 'source_id', 'origins'])
    .where('shared_by', '=', ctx.actor.id)
    .where('hidden_reason', 'is not', null)
    .execute();
  if (mine.some(({ id }) => id === copyId)) return;
  if (mine.some(({ source_id }) => source_id === recipe.id)) throw new AppError('conflict', COMMUNITY_TEXTS.hidden);
  const isCopy = mine.some(({ origins }) => origins.includes(recipe.id)) || (await hasHiddenText(trx, ctx, recipe));
  if (isCopy || (await isFromHidden(trx, ctx, recipe))) throw new AppError('conflict', COMMUNITY_TEXTS.copy_hidden);
}

/** Does it say what a hidden one of the same author says? An imported recipe and a copy of the time before copies kept their origins have none. */
async function hasHiddenText(trx: Db, { actor }: Ctx, { ingredients, instructions }: Published): Promise<boolean> {
  const same = await trx
    .selectFrom('community_recipes')
    .select('id')
    .where('shared_by', '=', actor.id)
    .where('hidden_reason', 'is not', null)
    .where(sql<boolean>`ingredients = ${toJson(ingredients)} and instructions = ${toJson(instructions)}`)
    .executeTakeFirst();
  return same !== undefined;
}

/** Does it come from something that is hidden, whoever published that? */
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
