import type { Ctx } from '#platform/context.ts';
import { DAY_MS } from '#platform/durations.ts';

/** Until then an expired link still gets the answer `link_expired` instead of `not_found`. */
const EXPIRED_LINK_RETENTION_DAYS = 30;

export async function purgeEndedSessions({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
}

export async function purgeOldLinks({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  const before = new Date(now.getTime() - EXPIRED_LINK_RETENTION_DAYS * DAY_MS);
  await db.deleteFrom('mail_links').where('expires_at', '<=', before).execute();
}
