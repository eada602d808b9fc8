import { SHARING_TEXTS } from '@larder/contract/sharing';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import type { Db } from '#platform/db/tables.ts';
import { countUse, type RateLimit, scaled } from '#platform/rate-limit.ts';
import { revise } from '#features/recipes/commands/count.ts';
import { holdActor } from '#features/recipes/commands/hold-owner.ts';

/** Whoever asks for many addresses learns which of them have an account. */
const SHARES_PER_PERSON: RateLimit = { max: 30, windowSeconds: 60 * 60 };

export interface SharingDeps {
  readonly limitFactor: number;
  /** Nobody signs in before having confirmed their address. */
  readonly confirmationRequired: boolean;
}

/**
 * Lets the person with this address see one of one's own recipes; twice is once. Throws `not_found`, also for an address that
 * nobody can be reached by, and `invalid_input` for one's own.
 */
export async function shareRecipe(ctx: Ctx, deps: SharingDeps, id: string, email: string): Promise<void> {
  await countUse(ctx.db, `share:${ctx.actor.id}`, scaled(SHARES_PER_PERSON, deps.limitFactor), ctx.now);
  await ctx.db.transaction().execute(async (trx) => {
    await holdActor(trx, ctx);
    await requireOwnRecipe(trx, ctx, id);
    if (email === ctx.actor.email.toLowerCase()) throw refused('invalid_input', SHARING_TEXTS.self);
    const shared_with = await findReader(trx, ctx, deps, email);
    if (shared_with === undefined) throw refused('not_found', SHARING_TEXTS.user_not_found);
    await trx
      .insertInto('shared_recipes')
      .values({ recipe_id: id, shared_by: ctx.actor.id, shared_with, created_at: ctx.now })
      .onConflict((conflict) => conflict.columns(['recipe_id', 'shared_with']).doNothing())
      .execute();
    await revise(trx, shared_with);
  });
}

function refused(code: 'invalid_input' | 'not_found', problem: string): AppError {
  return new AppError(code, problem, { fields: { email: problem } });
}

/** Kept from being removed until it is shared. */
async function requireOwnRecipe(trx: Db, { actor, databaseKind }: Ctx, id: string): Promise<void> {
  const recipe = trx
    .selectFrom('recipes')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', actor.id)
    .where('deleted_at', 'is', null);
  const found = await (databaseKind === 'postgres' ? recipe.forKeyShare() : recipe).executeTakeFirst();
  if (found === undefined) throw new AppError('not_found', SHARING_TEXTS.not_found);
}

/** Kept from leaving until they have it. */
async function findReader(trx: Db, ctx: Ctx, deps: SharingDeps, email: string) {
  let query = trx.selectFrom('users').select('id').where('email', '=', email).where('disabled_at', 'is', null);
  if (deps.confirmationRequired) query = query.where('email_verified', '=', true);
  const found = await (ctx.databaseKind === 'postgres' ? query.forKeyShare() : query).executeTakeFirst();
  return found?.id;
}
