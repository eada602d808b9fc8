import { writeAudit } from '#platform/audit.ts';
import type { Ctx, SignedInUser } from '#platform/context.ts';
import { hasUsableSecret, renderForAdmin } from '#platform/outbox/render.ts';
import { securityNotice } from '#features/account/messages.ts';

/**
 * Returns a message with its link or code, and audits the access. A valid link or code gives access to an account, so the recipient
 * is notified then. Returns null for an unknown id.
 */
export async function openMessage(ctx: Ctx<SignedInUser>, id: string) {
  return ctx.db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('outbox_messages')
      .leftJoin('users', 'users.id', 'outbox_messages.user_id')
      .select([
        'outbox_messages.subject',
        'outbox_messages.body',
        'outbox_messages.secret_sealed',
        'outbox_messages.secret_expires_at',
        'outbox_messages.user_id',
        'users.email',
      ])
      .where('outbox_messages.id', '=', id)
      .executeTakeFirst();
    if (row === undefined) return null;
    const hasSecret = hasUsableSecret(row, ctx.now);
    const details = { message_id: id, with_secret: hasSecret };
    await writeAudit(trx, ctx, { action: 'message.opened', subjectId: row.user_id, details });
    if (hasSecret && row.user_id !== null && row.email !== null) {
      const text = `An administrator opened a message to you with a link or a code in it: “${row.subject}”.`;
      const notice = securityNotice({ id: row.user_id, email: row.email }, 'A message to you was opened', text);
      await ctx.outbox.put(trx, notice, ctx.now);
    }
    return renderForAdmin(row, ctx.secrets, ctx.now);
  });
}
