import { writeAudit } from '#platform/audit.ts';
import type { Ctx, SignedInUser } from '#platform/context.ts';

import { forgetDevices, forgetUnusedDevice } from '../devices.ts';
import { securityNotice } from '../messages.ts';
import { deleteUserSessions } from '../sessions.ts';

/**
 * Revokes one of the actor's sessions and forgets its device, unless another session uses it. Returns false when the
 * actor has no such session.
 */
export async function revokeSession(ctx: Ctx<SignedInUser>, id: string): Promise<boolean> {
  const isRevoked = await ctx.db.transaction().execute(async (trx) => {
    const revoked = await trx
      .deleteFrom('sessions')
      .where('id', '=', id)
      .where('user_id', '=', ctx.actor.id)
      .returning('device')
      .executeTakeFirst();
    if (revoked === undefined) return false;
    if (revoked.device !== null) await forgetUnusedDevice(trx, ctx.actor.id, revoked.device);
    await writeAudit(trx, ctx, { action: 'session.revoked' });
    return true;
  });
  if (isRevoked) ctx.events.recheckAccess(ctx.actor.id);
  return isRevoked;
}

/** Signs the actor out everywhere and forgets every device but the current one. */
export async function revokeSessions(ctx: Ctx<SignedInUser>): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    await forgetDevices(trx, ctx.actor.id, ctx.actor.session.id);
    await deleteUserSessions(trx, ctx.actor.id);
    await writeAudit(trx, ctx, { action: 'sessions.revoked' });
  });
  ctx.events.recheckAccess(ctx.actor.id);
}

/** Revokes the actor's session after too many wrong passwords or codes in a row, and notifies the owner. */
export async function revokeDistrustedSession(ctx: Ctx<SignedInUser>): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('sessions')
      .where('id', '=', ctx.actor.session.id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return;
    await writeAudit(trx, ctx, { action: 'session.ended' });
    const event =
      'Someone entered too many wrong passwords or codes in a row on a device where you were signed in, so we signed that device out.';
    await ctx.outbox.put(trx, securityNotice(ctx.actor, 'We signed you out on one device', event), ctx.now);
  });
  ctx.events.recheckAccess(ctx.actor.id);
}
