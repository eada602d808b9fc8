import type { Ctx } from '#platform/context.ts';
import { HOUR_MS } from '#platform/durations.ts';

import { abandonedBefore } from '../limits.ts';

/** How long a used or expired challenge can still say that it was one. */
const OLD_CHALLENGES_KEPT_MS = HOUR_MS;

/** Removes challenges that ended a while ago. */
export async function purgeChallenges({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  const before = new Date(now.getTime() - OLD_CHALLENGES_KEPT_MS);
  await db.deleteFrom('factor_challenges').where('expires_at', '<=', before).execute();
}

/** Removes factors that somebody began to add and gave up. */
export async function purgeUnverifiedFactors({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await db
    .deleteFrom('auth_factors')
    .where('status', '=', 'unverified')
    .where('created_at', '<=', abandonedBefore(now))
    .execute();
}
