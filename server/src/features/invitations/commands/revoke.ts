import { ERROR_TEXTS } from '@larder/contract/errors';

import { AppError } from '#platform/app-error.ts';
import { writeAudit } from '#platform/audit.ts';
import type { Ctx, SignedInUser } from '#platform/context.ts';
import { forgetSecret } from '#platform/outbox/outbox.ts';

/** Revokes an invitation; a used or revoked one stays as it is. Throws `not_found`. */
export async function revokeInvitation(ctx: Ctx<SignedInUser>, id: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('invitations')
      .set({ revoked_at: ctx.now })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .whereRef('uses', '<', 'uses_max')
      .executeTakeFirst();
    if (numUpdatedRows > 0n) {
      await forgetSecret(trx, id);
      await writeAudit(trx, ctx, {
        action: 'invitation.revoked',
        subjectId: null,
        details: { invitation_id: id },
      });
      return;
    }
    const known = await trx.selectFrom('invitations').select('id').where('id', '=', id).executeTakeFirst();
    if (known === undefined) throw new AppError('not_found', ERROR_TEXTS.not_found);
  });
}
