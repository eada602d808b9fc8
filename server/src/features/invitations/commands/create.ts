import { v7 as uuidv7 } from 'uuid';

import { INVITATION_TEXTS } from '@larder/contract/invitations';

import { AppError } from '#platform/app-error.ts';
import { writeAudit } from '#platform/audit.ts';
import type { Ctx, SignedInUser } from '#platform/context.ts';
import type { Db } from '#platform/db/tables.ts';
import { DAY_MS } from '#platform/durations.ts';
import { hashToken, newToken } from '#platform/secrets.ts';

import { invitationMessage } from '../messages.ts';

interface NewInvitation {
  readonly email?: string | undefined;
  readonly expires_in_days: number;
  readonly uses_max: number;
}

/**
 * Creates an invitation. Returns its id and the token of its link, which is stored as a digest. An invitation for an
 * address is single-use and bound to that address; it is mailed where mail is configured. The mailed link has a token
 * of its own, because only access to the mailbox proves the address. Throws `conflict` for an address that has an
 * account.
 */
export async function createInvitation(
  ctx: Ctx<SignedInUser>,
  productName: string,
  { email, expires_in_days: days, uses_max }: NewInvitation,
): Promise<{ readonly id: string; readonly token: string }> {
  const id = uuidv7();
  const token = newToken();
  const expiresAt = new Date(ctx.now.getTime() + days * DAY_MS);
  const mailToken = email !== undefined && ctx.outbox.delivers('mail') ? newToken() : null;
  await ctx.db.transaction().execute(async (trx) => {
    if (email !== undefined) await requireNewAddress(trx, email);
    await trx
      .insertInto('invitations')
      .values({
        id,
        token_hash: hashToken(token),
        mail_token_hash: mailToken === null ? null : hashToken(mailToken),
        email: email ?? null,
        uses_max: email === undefined ? uses_max : 1,
        created_by: ctx.actor.id,
        created_at: ctx.now,
        expires_at: expiresAt,
      })
      .execute();
    await writeAudit(trx, ctx, {
      action: 'invitation.created',
      subjectId: null,
      details: { invitation_id: id, mailed: mailToken !== null },
    });
    if (email === undefined || mailToken === null) return;
    const secret = { value: mailToken, expiresAt, of: id };
    await ctx.outbox.put(trx, invitationMessage(email, productName, days, secret), ctx.now);
  });
  return { id, token };
}

async function requireNewAddress(trx: Db, email: string): Promise<void> {
  const user = await trx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  if (user === undefined) return;
  const message = INVITATION_TEXTS.has_account;
  throw new AppError('conflict', message, { fields: { email: message } });
}
