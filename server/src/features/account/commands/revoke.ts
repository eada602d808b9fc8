import { writeAudit } from '#platform/audit.ts';
import type { Ctx, SignedInPerson } from '#platform/context.ts';

import { endSessionsOf } from '../sessions.ts';

/** Ends one of the actor's sessions at once. Gives false when there is none of this id. */
export async function revokeSession(ctx: Ctx<SignedInPerson>, id: string): Promise<boolean> {
  const isRevoked = await ctx.db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('sessions')
      .where('id', '=', id)
      .where('user_id', '=', ctx.actor.id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await writeAudit(trx, ctx, { action: 'session.revoked' });
    return true;
  });
  if (isRevoked) ctx.live.lookAgain(ctx.actor.id);
  return isRevoked;
}

/** Signs the actor out everywhere. */
export async function revokeSessions(ctx: Ctx<SignedInPerson>): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    await endSessionsOf(trx, ctx.actor.id);
    await writeAudit(trx, ctx, { action: 'sessions.revoked' });
  });
  ctx.live.lookAgain(ctx.actor.id);
}
