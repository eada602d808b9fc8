import type { Ctx } from '#platform/context.ts';
import { DAY_MS } from '#platform/durations.ts';

/** How long an invitation that is over can still say that it was one. */
const OVER_KEPT_DAYS = 30;

/** Removes invitations that expired long ago. */
export async function purgeInvitations({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  const before = new Date(now.getTime() - OVER_KEPT_DAYS * DAY_MS);
  await db.deleteFrom('invitations').where('expires_at', '<=', before).execute();
}
