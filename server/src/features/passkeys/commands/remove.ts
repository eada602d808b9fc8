import { ERROR_TEXTS } from '@larder/contract/errors';

import { lockActorSession } from '#features/account/commands/lock-user.ts';
import { securityNotice } from '#features/account/messages.ts';
import { AppError } from '#platform/app-error.ts';
import { writeAudit } from '#platform/audit.ts';
import type { Ctx, SignedInUser } from '#platform/context.ts';

/** Removes one of the actor's passkeys. Throws `not_found`. */
export async function deletePasskey(ctx: Ctx<SignedInUser>, id: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    await lockActorSession(trx, ctx.actor);
    const removed = await trx
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('user_id', '=', ctx.actor.id)
      .returning('name')
      .executeTakeFirst();
    if (removed === undefined) throw new AppError('not_found', ERROR_TEXTS.not_found);
    await writeAudit(trx, ctx, { action: 'passkey.removed', details: { passkey_id: id } });
    const event = `The passkey “${removed.name}” was removed from your account.`;
    await ctx.outbox.put(trx, securityNotice(ctx.actor, 'A passkey was removed', event), ctx.now);
  });
}
