import { purgeEndedSessions } from '#features/account/commands.ts';
import { purgeBin } from '#features/recipes/commands.ts';
import type { Ctx } from '#platform/context.ts';
import { purgeRateLimits } from '#platform/rate-limit.ts';

const HOUR_MS = 60 * 60 * 1000;

type HousekeepingCtx = Pick<Ctx, 'db' | 'now'>;

/** Removes what has had its time. Any instance may do it at any moment, also all at once. */
export async function keepHouse(ctx: HousekeepingCtx): Promise<void> {
  await purgeRateLimits(ctx.db, ctx.now);
  await purgeEndedSessions(ctx);
  await purgeBin(ctx);
}

/** Keeps house every hour until told to stop; a failure is left to the next hour. */
export function keepHouseHourly(context: () => HousekeepingCtx, onFailure: (error: unknown) => void): () => void {
  const timer = setInterval(() => {
    keepHouse(context()).catch(onFailure);
  }, HOUR_MS).unref();
  return () => clearInterval(timer);
}
