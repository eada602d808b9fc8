import type { Ctx } from '#platform/context.ts';
import { HOUR_MS } from '#platform/durations.ts';

import { abandonedBefore } from '../limits.ts';

/** Until then an expired challenge still gets the answer `link_expired` instead of `not_found`. */
const EXPIRED_CHALLENGE_RETENTION_MS = HOUR_MS;

export async function purgeChallenges({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  const before = new Date(now.getTime() - EXPIRED_CHALLENGE_RETENTION_MS);
  await db.deleteFrom('factor_challenges').where('expires_at', '<=', before).execute();
}

export async function purgeUnverifiedFactors({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await db
    .deleteFrom('auth_factors')
    .where('status', '=', 'unverified')
    .where('created_at', '<=', abandonedBefore(now))
    .execute();
}
