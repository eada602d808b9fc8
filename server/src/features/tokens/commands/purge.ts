import type { Ctx } from '#platform/context.ts';
import { DAY_MS } from '#platform/durations.ts';

/** How long its owner can still see that an API token has expired. */
const EXPIRED_TOKENS_KEPT_DAYS = 30;

/** Removes what no token that is still good has to do with, and API tokens that expired long ago. */
export async function purgeTokens({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  const before = new Date(now.getTime() - EXPIRED_TOKENS_KEPT_DAYS * DAY_MS);
  await db.deleteFrom('signing_keys').where('expires_at', '<=', now).execute();
  await db.deleteFrom('refresh_tokens').where('expires_at', '<=', now).execute();
  await db.deleteFrom('api_tokens').where('expires_at', '<=', before).execute();
}
