import { ERROR_TEXTS } from '@larder/contract/errors';

import { AppError } from '#platform/app-error.ts';
import { writeAudit } from '#platform/audit.ts';
import type { Ctx, SignedInUser } from '#platform/context.ts';
import type { Db } from '#platform/db/tables.ts';
import { securityNotice } from '#features/account/messages.ts';
import { lockActorSession } from '#features/account/commands/lock-user.ts';

import { reloadActor } from '../queries.ts';

/** Removes one of the actor's factors, and with the last verified one the recovery codes. Throws `not_found`. */
export async function removeFactor(ctx: Ctx<SignedInUser>, id: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    await lockActorSession(trx, ctx.actor);
    const removed = await trx
      .deleteFrom('auth_factors')
      .where('id', '=', id)
      .where('user_id', '=', ctx.actor.id)
      .returning(['factor_type', 'status'])
      .executeTakeFirst();
    if (removed === undefined) throw new AppError('not_found', ERROR_TEXTS.not_found);
    const { factor_type: type, status } = removed;
    await writeAudit(trx, ctx, { action: 'factor.removed', details: { type, status } });
    if (status === 'unverified') return;
    const { hasFactor } = await reloadActor(trx, ctx.actor);
    if (!hasFactor) await turnOff(trx, ctx.actor.id);
    const what = type === 'totp' ? 'An authenticator app' : 'A phone';
    const event = `${what} was removed from your account. It no longer works as a second step when you log in.`;
    await ctx.outbox.put(trx, securityNotice(ctx.actor, 'A second step was removed', event), ctx.now);
  });
}

async function turnOff(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await trx.updateTable('user_profiles').set({ two_factor_enabled: false }).where('user_id', '=', userId).execute();
}
