import type { Ctx } from '#platform/context.ts';
import { DAY_MS } from '#platform/durations.ts';

/** Until then an expired invitation still gets the answer `link_expired` instead of `not_found`. */
const EXPIRED_INVITATION_RETENTION_DAYS = 30;

export async function purgeInvitations({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  const before = new Date(now.getTime() - EXPIRED_INVITATION_RETENTION_DAYS * DAY_MS);
  await db.deleteFrom('invitations').where('expires_at', '<=', before).execute();
}
