import { INVITATION_TEXTS, type RegistrationMode } from '@larder/contract/invitations';

import { AppError } from '#platform/app-error.ts';
import { writeAudit } from '#platform/audit.ts';
import type { Actor, Ctx } from '#platform/context.ts';
import type { Db } from '#platform/db/tables.ts';
import { forgetSecret } from '#platform/outbox/outbox.ts';

import { requireMayRegister, requireSameAddress } from '../policy.ts';
import { getOpenInvitation } from '../queries.ts';

export interface NewUser {
  readonly email: string;
  /** The token of an invitation link. */
  readonly invitation: string | undefined;
}

/**
 * Checks that a new user may register, in the transaction `trx`, and consumes the invitation where one is required.
 * `provesAddress` is true when the link came by mail to their address. Throws `forbidden`, `not_found`, `link_used`,
 * `link_expired`, and `invalid_input` for another address.
 */
export async function admitNewUser(
  trx: Db,
  ctx: Ctx<Actor>,
  mode: RegistrationMode,
  { email, invitation: token }: NewUser,
): Promise<{ readonly provesAddress: boolean }> {
  requireMayRegister(mode, token);
  if (mode !== 'invitation' || token === undefined) return { provesAddress: false };
  const { id, email: invited, isMailedLink } = await getOpenInvitation(trx, ctx.now, token);
  requireSameAddress(invited, email);
  await consumeInvitation(trx, ctx, id);
  return { provesAddress: isMailedLink };
}

/** Conditional update: concurrent uses cannot exceed the limit. */
async function consumeInvitation(trx: Db, ctx: Ctx<Actor>, id: string): Promise<void> {
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
