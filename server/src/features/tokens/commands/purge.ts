import type { Ctx } from '#platform/context.ts';
import { DAY_MS } from '#platform/durations.ts';

/** Until then the owner sees that an API token has expired. */
const EXPIRED_TOKEN_RETENTION_DAYS = 30;

/** Deletes expired refresh tokens, API tokens and signing keys that no valid token needs. */
export async function purgeTokens({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  const before = new Date(now.getTime() - EXPIRED_TOKEN_RETENTION_DAYS * DAY_MS);
  await db.deleteFrom('signing_keys').where('expires_at', '<=', now).execute();
  await db.deleteFrom('refresh_tokens').where('expires_at', '<=', now).execute();
  await db.deleteFrom('api_tokens').where('expires_at', '<=', before).execute();
}
