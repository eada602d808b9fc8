import { writeAudit } from '#platform/audit.ts';
import type { Actor, Ctx } from '#platform/context.ts';
import type { Db } from '#platform/db/tables.ts';

import { forgetDevices } from '../devices.ts';
import { endMailLinks } from '../mail-links.ts';
import { type Recipient, securityNotice } from '../messages.ts';

export async function isEmailVerified(trx: Db, userId: string): Promise<boolean> {
  const row = await trx.selectFrom('users').select('email_verified').where('id', '=', userId).executeTakeFirst();
  return row?.email_verified === true;
}

/** Tables whose rows grant access to an account or start a way to it. */
const CREDENTIAL_TABLES = [
  'sessions',
  'api_tokens',
  'auth_factors',
  'passkeys',
  'recovery_codes',
  'ceremonies',
] as const;

/**
 * Revokes every credential of an account except its password: sessions, tokens, factors, recovery codes, passkeys,
 * linked providers, pending email changes, known devices, the phone number. Prevents account pre-hijacking: an attacker
 * may have registered with the owner's address and added them before the owner verified it. Returns false when there
 * was nothing to revoke.
 */
export async function revokeUnprovedAccess(trx: Db, ctx: Ctx<Actor>, userId: string): Promise<boolean> {
  let removed = 0n;
  for (const table of CREDENTIAL_TABLES) {
    removed += (await trx.deleteFrom(table).where('user_id', '=', userId).executeTakeFirst()).numDeletedRows;
  }
  const linked = trx.deleteFrom('accounts').where('user_id', '=', userId).where('provider_id', '<>', 'credential');
  removed += (await linked.executeTakeFirst()).numDeletedRows;
  await forgetDevices(trx, userId);
  await endMailLinks(trx, ctx.now, userId, ['change_email']);
  await trx
    .updateTable('user_profiles')
    .set({ two_factor_enabled: false, phone_number: null })
    .where('user_id', '=', userId)
    .execute();
  if (removed === 0n) return false;
  await writeAudit(trx, ctx, { action: 'account.reclaimed', actorId: userId });
  return true;
}

/**
 * Revokes the credentials added before the address was verified, and notifies the owner. The password stays, so the
 * mail asks for a new one.
 */
export async function reclaimAccount(trx: Db, ctx: Ctx<Actor>, owner: Recipient): Promise<void> {
  if (!(await revokeUnprovedAccess(trx, ctx, owner.id))) return;
  const event =
    'Your email address is confirmed. To be safe, we ended all sessions and removed the second steps, passkeys, API tokens and ' +
    'connected services that were added before. If you did not choose the password of this account, set a new one now.';
  await ctx.outbox.put(trx, securityNotice(owner, 'Your email address was confirmed', event), ctx.now);
}
