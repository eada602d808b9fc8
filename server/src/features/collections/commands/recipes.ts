import { sql } from 'kysely';

import { COLLECTION_LIMITS, COLLECTION_TEXTS } from '@larder/contract/collection-texts';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import { isOneOf } from '#platform/db/one-of.ts';

import { grantRecipes, withdrawRecipes } from '#features/sharing/grants.ts';

import { isReadableBy } from '../queries/readable.ts';
import { readRecipients } from './recipients.ts';
import { type CollectionsDeps, type Trx, writeTo } from './write.ts';

/**
 * Adds recipes that the actor may read at the end of their collection, in the order of `ids`, without those that are in it already.
 * Others are left out, and all are with `onlyIfPrivate` if the collection is shared. Returns the ids that it added. Throws `not_found`, `quota_exceeded` and `too_many_requests`.
 */
export function addToCollection(
  ctx: Ctx,
  deps: CollectionsDeps,
  id: string,
  ids: readonly string[],
  { onlyIfPrivate = false } = {},
): Promise<string[]> {
  return writeTo(ctx, deps, id, async (trx) => {
    if (onlyIfPrivate && (await readRecipients(trx, id)).length > 0) return [];
    const readable = await findReadable(trx, ctx, ids);
    const { last, count } = await readEnd(trx, id);
    const rows = [...new Set(ids)]
      .filter((recipe_id) => readable.has(recipe_id))
      .map((recipe_id, at) => ({ collection_id: id, recipe_id, place: Math.floor(last) + at + 1 }));
    if (rows.length === 0) return [];
    const added = await trx
      .insertInto('collection_recipes')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['collection_id', 'recipe_id']).doNothing())
      .returning('recipe_id')
      .execute();
    if (added.length === 0) return [];
    if (count + added.length > COLLECTION_LIMITS.recipes_max)
      throw new AppError('quota_exceeded', COLLECTION_TEXTS.full, { fields: { ids: COLLECTION_TEXTS.full } });
    const recipes = added.map(({ recipe_id }) => recipe_id);
    await grantRecipes(trx, ctx, id, { recipes });
    await markChanged(trx, ctx, id);
    return recipes;
  });
}

async function findReadable(trx: Trx, { actor, databaseKind }: Ctx, ids: readonly string[]): Promise<Set<string>> {
  const readable = trx
    .selectFrom('recipes')
    .select('recipes.id')
    .where((eb) => isOneOf(databaseKind, eb.ref('recipes.id'), ids))
    .where((eb) => isReadableBy(eb, actor.id));
  // Protects them from deletion until the commit.
  const found = await (databaseKind === 'postgres' ? readable.forKeyShare('recipes') : readable).execute();
  return new Set(found.map(({ id }) => id));
}

/** The greatest sort key and the number of rows, including those that the actor may not read at present. */
function readEnd(trx: Trx, id: string): Promise<{ readonly last: number; readonly count: number }> {
  return trx
    .selectFrom('collection_recipes')
    .select((eb) => [
      eb.fn.coalesce(eb.fn.max('place'), sql<number>`0`).as('last'),
      eb.cast<number>(eb.fn.countAll(), 'integer').as('count'),
    ])
    .where('collection_id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Removes recipes from the actor's collection. Returns the ids that it removed. Throws `not_found` and `too_many_requests`. */
export function removeFromCollection(
  ctx: Ctx,
  deps: CollectionsDeps,
  id: string,
  ids: readonly string[],
): Promise<string[]> {
  return writeTo(ctx, deps, id, async (trx) => {
    const removed = await trx
      .deleteFrom('collection_recipes')
      .where('collection_id', '=', id)
      .where((eb) => isOneOf(ctx.databaseKind, eb.ref('recipe_id'), ids))
      .returning('recipe_id')
      .execute();
    const recipes = removed.map(({ recipe_id }) => recipe_id);
    if (recipes.length === 0) return [];
    await withdrawRecipes(trx, ctx, ctx.actor.id, { recipes });
    await markChanged(trx, ctx, id);
    return recipes;
  });
}

export interface Move {
  readonly recipe_id: string;
  /** The recipe before it; null for the start. */
  readonly after: string | null;
}

/**
 * Moves a recipe of the actor's collection directly behind another one. Concurrent moves apply one after the other, each to the order
 * that it finds. Throws `not_found`, also if one of the two recipes is not in the collection, `invalid_input` for a recipe behind itself,
 * and `too_many_requests`.
 */
export async function moveInCollection(ctx: Ctx, deps: CollectionsDeps, id: string, move: Move): Promise<void> {
  if (move.after === move.recipe_id) {
    const problem = 'A recipe cannot be behind itself';
    throw new AppError('invalid_input', problem, { fields: { after: problem } });
  }
  await writeTo(ctx, deps, id, async (trx) => {
    const place = await findGap(trx, id, move);
    await trx
      .updateTable('collection_recipes')
      .set({ place: place ?? (await findGapInNumbered(trx, id, move)) })
      .where('collection_id', '=', id)
      .where('recipe_id', '=', move.recipe_id)
      .execute();
    await markChanged(trx, ctx, id);
  });
}

/** Halves the gap behind `after`. Undefined if no number lies between its neighbours anymore. */
async function findGap(trx: Trx, id: string, { recipe_id, after }: Move): Promise<number | undefined> {
  const order = await trx
    .selectFrom('collection_recipes')
    .select(['recipe_id', 'place'])
    .where('collection_id', '=', id)
    .orderBy('place')
    .orderBy('recipe_id')
    .execute();
  const others = order.filter((row) => row.recipe_id !== recipe_id);
  const index = after === null ? -1 : others.findIndex((row) => row.recipe_id === after);
  if (others.length === order.length || (after !== null && index === -1))
    throw new AppError('not_found', COLLECTION_TEXTS.recipe_not_found);
  const [before, next] = [others[index]?.place, others[index + 1]?.place];
  if (next === undefined) return (before ?? 0) + 1;
  if (before === undefined) return next - 1;
  const middle = (before + next) / 2;
  return middle > before && middle < next ? middle : undefined;
}

/** Numbers the collection's recipes in their order, which makes all gaps wide again. */
async function findGapInNumbered(trx: Trx, id: string, move: Move): Promise<number> {
  const numbered = trx
    .selectFrom('collection_recipes')
    .select(['recipe_id', sql<number>`row_number() over (order by place, recipe_id)`.as('at')])
    .where('collection_id', '=', id);
  await trx
    .with('few_numbered', () => numbered)
    .updateTable('collection_recipes')
    .from('few_numbered')
    .set((eb) => ({ place: eb.ref('few_numbered.at') }))
    .where('collection_recipes.collection_id', '=', id)
    .whereRef('collection_recipes.recipe_id', '=', 'few_numbered.recipe_id')
    .execute();
  const place = await findGap(trx, id, move);
  if (place === undefined) throw new Error('no gap between whole numbers');
  return place;
}

async function markChanged(trx: Trx, { actor, now }: Ctx, id: string): Promise<void> {
  await trx
    .updateTable('collections')
    .set({ updated_at: now })
    .where('id', '=', id)
    .where('user_id', '=', actor.id)
    .execute();
}
