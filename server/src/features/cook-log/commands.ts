import type { Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import { COOK_LOG_TEXTS, type CookEntryChange, type NewCookEntry } from '@larder/contract/cook-log';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { DAY_MS } from '#platform/durations.ts';
import { countUse, type RateLimit, scaled } from '#platform/rate-limit.ts';
import { lockActor } from '#features/recipes/commands/lock-actor.ts';
import { claimRecipePicture, pictureGone } from '#features/recipes/commands/picture.ts';
import { getRecipe } from '#features/recipes/queries/get.ts';
import { withinQuotas } from '#features/storage/quotas.ts';

import { type CookEntryRow, getCookEntry } from './queries.ts';

const WRITES_PER_USER: RateLimit = { max: 300, windowSeconds: 60 * 60 };

export interface CookLogDeps {
  readonly limitFactor: number;
  /** Entries of another name are counted apart. */
  readonly limitName?: string;
}

/**
 * Logs that the actor cooked a recipe that they may read. Idempotent by the `id` from the client: a repeated call returns the entry as it
 * is now. Throws `not_found`, `conflict` for an id of another entry, `invalid_input` for a day in the future or a picture that is gone,
 * `quota_exceeded` and `too_many_requests`.
 */
export async function addCookEntry(
  ctx: Ctx,
  deps: CookLogDeps,
  recipeId: string,
  { id = uuidv7(), image_url, ...entry }: NewCookEntry,
): Promise<CookEntryRow> {
  requirePastDay(ctx, entry.cooked_on);
  const { recipe } = await getRecipe(ctx, recipeId);
  return write(ctx, deps, async (trx) => {
    const picture = await claimOwnPicture(trx, ctx, image_url);
    const row = { ...entry, ...picture, id, user_id: ctx.actor.id, recipe_id: recipeId, title: recipe.title };
    const inserted = await trx
      .insertInto('cook_log')
      .values({ ...row, created_at: ctx.now })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    if (inserted.numInsertedOrUpdatedRows === 0n) await requireSameRecipe(trx, ctx, id, recipeId);
    await updateLastCooked(trx, ctx, recipeId);
    return getCookEntry(trx, ctx, id);
  });
}

/** Changes the given fields of the actor's entry. Throws `not_found`, and what `addCookEntry` throws. */
export function updateCookEntry(
  ctx: Ctx,
  deps: CookLogDeps,
  id: string,
  { image_url, ...change }: CookEntryChange,
): Promise<CookEntryRow> {
  if (change.cooked_on !== undefined) requirePastDay(ctx, change.cooked_on);
  return write(ctx, deps, async (trx) => {
    const { recipe_id } = await getCookEntry(trx, ctx, id);
    const picture = image_url === undefined ? {} : await claimOwnPicture(trx, ctx, image_url);
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    await trx
      .updateTable('cook_log')
      // An update must set at least one column.
      .set({ id, ...given, ...picture })
      .where('id', '=', id)
      .where('user_id', '=', ctx.actor.id)
      .execute();
    await updateLastCooked(trx, ctx, recipe_id);
    return getCookEntry(trx, ctx, id);
  });
}

/** Deletes the actor's entry. Throws `not_found`. */
export async function deleteCookEntry(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    await lockActor(trx, ctx);
    const deleted = await trx
      .deleteFrom('cook_log')
      .where('id', '=', id)
      .where('user_id', '=', ctx.actor.id)
      .returning('recipe_id')
      .executeTakeFirst();
    if (deleted === undefined) throw new AppError('not_found', COOK_LOG_TEXTS.not_found);
    await updateLastCooked(trx, ctx, deleted.recipe_id);
  });
}

/** One transaction under the lock on the actor, within their quotas and rate limit. */
function write<Result>(
  ctx: Ctx,
  { limitFactor, limitName = 'cook-log' }: CookLogDeps,
  change: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  const { actor, quotas, now } = ctx;
  return ctx.db.transaction().execute(async (trx) => {
    await lockActor(trx, ctx);
    await countUse(trx, `${limitName}:${actor.id}`, scaled(WRITES_PER_USER, limitFactor), now);
    return withinQuotas(trx, { userId: actor.id, quotas, write: () => change(trx) });
  });
}

/** Tomorrow in UTC is today east of it. */
function requirePastDay({ now }: Ctx, day: string): void {
  if (day <= new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10)) return;
  throw new AppError('invalid_input', COOK_LOG_TEXTS.future, { fields: { cooked_on: COOK_LOG_TEXTS.future } });
}

/** Pictures of other sites are refused: nothing imports them for an entry. */
async function claimOwnPicture(trx: Transaction<Tables>, ctx: Ctx, url: string | null) {
  const picture = await claimRecipePicture(trx, ctx, url);
  if (picture.image_url !== null && picture.picture_id === null) throw pictureGone();
  return picture;
}

async function requireSameRecipe(trx: Transaction<Tables>, ctx: Ctx, id: string, recipeId: string): Promise<void> {
  const taken = new AppError('conflict', 'This id is taken', { fields: { id: 'This id is taken' } });
  const known = await getCookEntry(trx, ctx, id).catch(() => undefined);
  if (known?.recipe_id !== recipeId) throw taken;
}

/** Keeps the sort key of the actor's own recipe in step with their log. */
async function updateLastCooked(trx: Transaction<Tables>, { actor }: Ctx, recipeId: string): Promise<void> {
  await trx
    .updateTable('recipes')
    .set((eb) => ({
      last_cooked_on: eb.fn.coalesce(
        eb
          .selectFrom('cook_log')
          .select(({ fn }) => fn.max('cooked_on').as('latest'))
          .where('user_id', '=', actor.id)
          .where('recipe_id', '=', recipeId),
        eb.val(''),
      ),
    }))
    .where('id', '=', recipeId)
    .where('user_id', '=', actor.id)
    .execute();
}
