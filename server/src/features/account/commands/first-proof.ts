import { writeAudit } from '#platform/audit.ts';
import type { Actor, Ctx } from '#platform/context.ts';
import type { Db } from '#platform/db/tables.ts';

import { forgetDevices } from '../devices.ts';
import { endMailLinks } from '../mail-links.ts';
import { securityNotice } from '../messages.ts';

interface Owner {
  readonly id: string;
  readonly email: string;
}

/** Has anybody shown before that the account's address is theirs? */
export async function isAddressProved(trx: Db, userId: string): Promise<boolean> {
  const row = await trx.selectFrom('users').select('email_verified').where('id', '=', userId).executeTakeFirst();
  return row?.email_verified === true;
}

/** Each holds a way into the account, or the beginning of one. */
const WAYS_IN = ['sessions', 'api_tokens', 'auth_factors', 'passkeys', 'recovery_codes', 'ceremonies'] as const;

/**
 * Removes every way into an account but its password: sessions, tokens, factors, recovery codes, passkeys, accounts of other
 * services, a change of address, known devices and the phone number. Whoever added them before the address was first proved may
 * have registered with somebody else's address and wait for its owner to come. Returns whether there was anything.
 */
export async function removeUnprovedAccess(trx: Db, ctx: Ctx<Actor>, userId: string): Promise<boolean> {
  let removed = 0n;
  for (const table of WAYS_IN) {
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

/** The same where a link only confirms the address, so that the password stays: its owner is told what to do. */
export async function reclaimByLink(trx: Db, ctx: Ctx<Actor>, owner: Owner): Promise<void> {
  if (!(await removeUnprovedAccess(trx, ctx, owner.id))) return;
  const what =
    'Your email address is confirmed. To be safe, we ended all sessions and removed the second steps, passkeys, API tokens and ' +
    'connected services that were added before. If you did not choose the password of this account, set a new one now.';
  await ctx.outbox.put(trx, securityNotice(owner, 'Your email address was confirmed', what), ctx.now);
}
