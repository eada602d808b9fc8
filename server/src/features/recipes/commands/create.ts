import type { Insertable, Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import type { NewRecipe } from '@larder/contract/recipes';

import { AppError } from '#platform/app-error.ts';
import { withinQuotas } from '#features/storage/quotas.ts';
import type { Ctx, Person } from '#platform/context.ts';
import { type Tables, toJson } from '#platform/db/tables.ts';

import { derive } from '../derived.ts';
import type { WritingDeps } from '../limits.ts';
import type { WholeRecipeRow } from '../present.ts';
import { withPicture } from '../queries/get.ts';
import { findOrigins } from '../queries/origins.ts';
import type { RecipeRow } from '../tables.ts';
import { count } from './figures.ts';
import { lockWriter } from './lock-actor.ts';
import { fetchPicture, showPicture } from './picture.ts';
import { writeSearchDocument } from '../search/write-document.ts';

/**
 * Keeps a recipe. Idempotent by the `id` from the caller alone: a repeated call gives the recipe that is there by now,
 * whatever it says. An id that is taken otherwise is a `conflict`. Throws `quota_exceeded`.
 * @param copiedFrom the recipe that this is a copy of
 */
export async function createRecipe(
  ctx: Ctx,
  deps: WritingDeps,
  recipe: NewRecipe,
  copiedFrom: string | null = null,
): Promise<WholeRecipeRow> {
  const { id = uuidv7(), ingredients, instructions, image_url, ...fields } = recipe;
  const derived = await derive(recipe);
  const origins = copiedFrom === null ? [] : await findOrigins(ctx.db, copiedFrom);
  return ctx.db.transaction().execute(async (trx) => {
    await lockWriter(trx, ctx, deps);
    const known = await findSentBefore(trx, ctx.actor, { ...recipe, id });
    if (known !== undefined) return withPicture(trx, known);
    const texts = { ingredients: toJson(ingredients), instructions: toJson(instructions) };
    const row = { ...fields, ...derived, ...texts, id, origins: toJson(origins) };
    return withinQuotas(trx, {
      userId: ctx.actor.id,
      quotas: ctx.quotas,
      write: () => insertRecipe(trx, ctx, row, image_url),
    });
  });
}

type NewRow = Omit<Insertable<Tables['recipes']>, 'user_id' | 'image_url' | 'picture_id' | 'created_at' | 'updated_at'>;

async function insertRecipe(
  trx: Transaction<Tables>,
  ctx: Ctx,
  row: NewRow,
  imageUrl: string | null,
): Promise<WholeRecipeRow> {
  const shown = await showPicture(trx, ctx, imageUrl);
  const added = await trx
    .insertInto('recipes')
    .values({ ...row, ...shown, user_id: ctx.actor.id, created_at: ctx.now, updated_at: ctx.now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (added === undefined) throw idTaken();
  await count(trx, ctx.actor.id, { come: [added] });
  await writeSearchDocument(trx, ctx.databaseKind, added, { userId: ctx.actor.id, now: ctx.now });
  await fetchPicture(trx, ctx, added);
  return withPicture(trx, added);
}

async function findSentBefore(
  trx: Transaction<Tables>,
  actor: Person,
  sent: NewRecipe & { readonly id: string },
): Promise<RecipeRow | undefined> {
  const known = await trx
    .selectFrom('recipes')
    .selectAll()
    .where('id', '=', sent.id)
    .where('user_id', '=', actor.id)
    .executeTakeFirst();
  if (known === undefined) return undefined;
  if (known.deleted_at !== null || !(maySeeAgain(actor) || isAsSent(known, sent))) throw idTaken();
  return known;
}

function idTaken(): AppError {
  return new AppError('conflict', 'This id is taken', { fields: { id: 'This id is taken' } });
}

/** A worker gives recipes and reads none: what its owner made of one since is not told to it. */
function maySeeAgain({ session, scopes = [] }: Person): boolean {
  return session !== undefined || scopes.includes('recipes:read') || scopes.includes('recipes:write');
}

function isAsSent(known: RecipeRow, { title, ingredients, instructions }: NewRecipe): boolean {
  const texts = (one: Pick<NewRecipe, 'title' | 'ingredients' | 'instructions'>) =>
    JSON.stringify([one.title, one.ingredients, one.instructions]);
  return known.version === 1 && texts(known) === texts({ title, ingredients, instructions });
}
