import { purgeEndedSessions, purgeOldLinks } from '#features/account/commands/purge.ts';
import { purgeDevices } from '#features/account/devices.ts';
import { GENERATION_QUEUE } from '#features/assistant/commands/lease.ts';
import { purgeGenerations } from '#features/assistant/commands/purge.ts';
import { purgeViews } from '#features/community/commands/purge.ts';
import { REPLICATION_QUEUE } from '#features/replication/commands/replicate-next.ts';
import { purgeChallenges, purgeUnverifiedFactors } from '#features/factors/commands/purge.ts';
import { FILE_IMPORT_QUEUE } from '#features/imports/commands/lease.ts';
import { purgeImports } from '#features/imports/commands/purge.ts';
import { purgeInvitations } from '#features/invitations/commands/purge.ts';
import { IMPORT_QUEUE } from '#features/pictures/commands/import-next.ts';
import { ENCODING_QUEUE } from '#features/pictures/commands/encode-next.ts';
import { purgePictures } from '#features/pictures/commands/purge.ts';
import { purgeBin } from '#features/recipes/commands/purge.ts';
import { purgeTokens } from '#features/tokens/commands/purge.ts';
import { purgeAudit } from '#platform/audit.ts';
import type { Blobs } from '#platform/blobs/blobs.ts';
import { purgeCeremonies } from '#platform/ceremony.ts';
import type { Ctx } from '#platform/context.ts';
import { HOUR_MS } from '#platform/durations.ts';
import { purgeErrorLog } from '#platform/error-log.ts';
import { correctFutureJobs, type JobQueue } from '#platform/jobs/queue.ts';
import { purgeModelUsage } from '#platform/models/usage.ts';
import { OUTBOX_QUEUE } from '#platform/outbox/deliver.ts';
import { purgeOutbox } from '#platform/outbox/outbox.ts';
import { purgeRateLimits } from '#platform/rate-limit.ts';

const QUEUES: readonly JobQueue[] = [
  OUTBOX_QUEUE,
  FILE_IMPORT_QUEUE,
  IMPORT_QUEUE,
  ENCODING_QUEUE,
  REPLICATION_QUEUE,
  GENERATION_QUEUE,
];

type HousekeepingCtx = Pick<Ctx, 'db' | 'now'> & { readonly blobs: Blobs };

/** Purges expired rows and files, and corrects jobs that a wrong clock postponed. Any instance may run it at any moment. */
export async function runHousekeeping(ctx: HousekeepingCtx): Promise<void> {
  // All tasks run, even if one fails.
  const results = await Promise.allSettled([
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
    purgeImports(ctx),
    purgePictures(ctx),
    correctFutureJobs(ctx.db, ctx.now, QUEUES),
  ]);
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  if (failures.length > 0) throw new AggregateError(failures, 'Some housekeeping tasks failed');
}

/**
 * Runs housekeeping now and then every hour. Returns a function that stops it. A failed task is retried in the next
 * hour.
 */
export function startHousekeeping(context: () => HousekeepingCtx, onFailure: (error: unknown) => void): () => void {
  const run = () => void runHousekeeping(context()).catch(onFailure);
  run();
  const timer = setInterval(run, HOUR_MS).unref();
  return () => clearInterval(timer);
}
