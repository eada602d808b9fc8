import type { Ctx } from '#platform/context.ts';
import { DAY_MS } from '#platform/durations.ts';

/** How long a used or expired link can still say that it was one. */
const OLD_LINKS_KEPT_DAYS = 30;

/** Removes sessions that ended before `now`. */
export async function purgeEndedSessions({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
}

/** Removes links from mails that ended long ago. */
export async function purgeOldLinks({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  const before = new Date(now.getTime() - OLD_LINKS_KEPT_DAYS * DAY_MS);
  await db.deleteFrom('mail_links').where('expires_at', '<=', before).execute();
}
