import { INVITATION_TEXTS, type RegistrationMode } from '@larder/contract/invitations';

import { AppError } from '#platform/app-error.ts';
import { writeAudit } from '#platform/audit.ts';
import type { Actor, Ctx } from '#platform/context.ts';
import type { Db } from '#platform/db/tables.ts';
import { forgetSecret } from '#platform/outbox/outbox.ts';

import { requireMayRegister, requireSameAddress } from '../policy.ts';
import { getOpenInvitation } from '../queries.ts';

export interface Newcomer {
  readonly email: string;
  /** The token of an invitation's link. */
  readonly invitation: string | undefined;
}

/**
 * Lets somebody create an account inside the transaction `trx`, using their invitation up where one is needed. Gives whether
 * its link came by mail to their address, which proves that the address is theirs. Throws `forbidden`, `not_found`, `link_used`,
 * `link_expired`, and `invalid_input` for another address.
 */
export async function admitNewcomer(
  trx: Db,
  ctx: Ctx<Actor>,
  mode: RegistrationMode,
  { email, invitation: token }: Newcomer,
): Promise<{ readonly provesAddress: boolean }> {
  requireMayRegister(mode, token);
  if (mode !== 'invitation' || token === undefined) return { provesAddress: false };
  const { id, email: invited, cameByMail } = await getOpenInvitation(trx, ctx.now, token);
  requireSameAddress(invited, email);
  await useOnce(trx, ctx, id);
  return { provesAddress: cameByMail };
}

/** Conditional update: of people who use the last place at once, one gets it. */
async function useOnce(trx: Db, ctx: Ctx<Actor>, id: string): Promise<void> {
  const used = await trx
    .updateTable('invitations')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('id', '=', id)
    .whereRef('uses', '<', 'uses_max')
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', ctx.now)
    .returning(['uses', 'uses_max'])
    .executeTakeFirst();
  if (used === undefined) throw new AppError('link_used', INVITATION_TEXTS.used);
  if (used.uses >= used.uses_max) await forgetSecret(trx, id);
  await writeAudit(trx, ctx, { action: 'invitation.used', subjectId: null, details: { invitation_id: id } });
}
