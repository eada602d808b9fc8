import { purgeEndedSessions, purgeOldLinks } from '#features/account/commands/purge.ts';
import { purgeDevices } from '#features/account/devices.ts';
import { purgeGenerations } from '#features/assistant/commands/purge.ts';
import { purgeViews } from '#features/community/commands/purge.ts';
import { purgeChallenges, purgeUnverifiedFactors } from '#features/factors/commands/purge.ts';
import { purgeInvitations } from '#features/invitations/commands/purge.ts';
import { purgePictures } from '#features/pictures/commands/purge.ts';
import { purgeBin } from '#features/recipes/commands/purge.ts';
import { purgeTokens } from '#features/tokens/commands/purge.ts';
import { purgeAudit } from '#platform/audit.ts';
import type { Blobs } from '#platform/blobs/blobs.ts';
import { purgeCeremonies } from '#platform/ceremony.ts';
import type { Ctx } from '#platform/context.ts';
import { HOUR_MS } from '#platform/durations.ts';
import { type Due, takeUpWhatIsTooFarAhead } from '#platform/work/due.ts';
import { purgeErrorLog } from '#platform/error-log.ts';
import { purgeModelUsage } from '#platform/models/usage.ts';
import { purgeOutbox } from '#platform/outbox/outbox.ts';
import { purgeRateLimits } from '#platform/rate-limit.ts';

/** What is done in the background; each is put off for half as long at most. */
const DUES: readonly Due[] = [
  { table: 'outbox_messages', column: 'next_attempt_at', neverMs: HOUR_MS, status: 'waiting' },
  { table: 'picture_imports', column: 'next_attempt_at', neverMs: 12 * HOUR_MS },
  { table: 'pictures', column: 'avif_next_at', neverMs: HOUR_MS },
  { table: 'recipe_copies', column: 'next_attempt_at', neverMs: 12 * HOUR_MS },
  { table: 'generations', column: 'lease_until', neverMs: HOUR_MS },
];

type HousekeepingCtx = Pick<Ctx, 'db' | 'now'> & { readonly blobs: Blobs };

/** Removes what has had its time, and takes up what lies by mistake. Any instance may do it at any moment, also all at once. */
export async function keepHouse(ctx: HousekeepingCtx): Promise<void> {
  // Each on its own: one that fails keeps none of the others from its work.
  const done = await Promise.allSettled([
    purgeRateLimits(ctx.db, ctx.now),
    purgeEndedSessions(ctx),
    purgeOldLinks(ctx),
    purgeInvitations(ctx),
    purgeDevices(ctx),
    purgeChallenges(ctx),
    purgeUnverifiedFactors(ctx),
    purgeTokens(ctx),
    purgeCeremonies(ctx.db, ctx.now),
    purgeOutbox(ctx.db, ctx.now),
    purgeAudit(ctx.db, ctx.now),
    purgeErrorLog(ctx.db, ctx.now),
    purgeGenerations(ctx),
    purgeViews(ctx),
    purgeModelUsage(ctx.db, ctx.now),
    purgeBin(ctx),
    purgePictures(ctx),
    takeUpWhatIsTooFarAhead(ctx.db, ctx.now, DUES),
  ]);
  const failures = done.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  if (failures.length > 0) throw new AggregateError(failures, 'Housekeeping was not finished');
}

/** Keeps house at once and then every hour until told to stop; a failure is left to the next hour. */
export function keepHouseHourly(context: () => HousekeepingCtx, onFailure: (error: unknown) => void): () => void {
  const keep = () => void keepHouse(context()).catch(onFailure);
  keep();
  const timer = setInterval(keep, HOUR_MS).unref();
  return () => clearInterval(timer);
}
