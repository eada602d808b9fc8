import { IMPORT_TEXTS } from '@larder/contract/imports';

import type { Change } from '#platform/jobs/queue.ts';
import { runDueJobs } from '#platform/jobs/run-due.ts';
import type { Ctx } from '#platform/context.ts';
import { findUser } from '#features/account/queries.ts';
import { isQuotaExceeded } from '#features/storage/quotas.ts';

import { removeParts } from '../parts.ts';
import { findDueImports } from '../queries/due.ts';
import type { ImportRow } from '../tables.ts';
import type { ImportWorkDeps } from '../work-deps.ts';
import { FILE_IMPORT_QUEUE, type Lease, LeaseLostError, withLease } from './lease.ts';
import { readDrafts } from './read-drafts.ts';
import { saveDrafts } from './save-drafts.ts';
import { undoDrafts } from './undo-drafts.ts';

/**
 * Works on the import that is due longest: all of its work, or a time slice while others wait. Returns false when none is due.
 */
export async function runNextImport(deps: ImportWorkDeps): Promise<boolean> {
  const done: ImportRow[] = [];
  const isMoreDue = await runDueJobs<'id', ImportRow>(deps, {
    queue: FILE_IMPORT_QUEUE,
    concurrency: 1,
    findDue: (limit) => findDueImports(deps, limit),
    run: async (row) => {
      // Another worker of this process has claimed a file of the same user meanwhile.
      if (deps.busyUsers.has(row.user_id)) return 'again';
      deps.busyUsers.add(row.user_id);
      try {
        await lineUpOthers(deps, row);
        const result = await withLease(deps, row, (lease) => work(deps, row, lease));
        if (result !== 'again') done.push(row);
        return result;
      } finally {
        deps.busyUsers.delete(row.user_id);
      }
    },
    isPermanent: isQuotaExceeded,
    onFailure: (row, error, next) => {
      if (error instanceof LeaseLostError) return {};
      deps.log.warn({ importId: row.id, err: error, isLast: next === null }, 'import not finished');
      if (next !== null) return {};
      const problem = isQuotaExceeded(error) ? error.message : IMPORT_TEXTS.interrupted;
      return { state: row.state === 'reading' ? 'failed' : 'ready', problem };
    },
  });
  // Only now: an attempt that is interrupted before needs the file again. What is left is purged.
  for (const row of done) if (row.state === 'reading') await removeParts(deps.blobs, row);
  return isMoreDue;
}

/** Round-robin by user: the user's other imports wait behind those of all others, however many files each has. */
async function lineUpOthers({ db, now }: ImportWorkDeps, { id, user_id }: ImportRow): Promise<void> {
  await db
    .updateTable('imports')
    .set({ next_attempt_at: now() })
    .where('user_id', '=', user_id)
    .where('id', '<>', id)
    .where('next_attempt_at', '<=', now())
    .execute();
}

/** Returns the new state of the import, or 'again' if its time slice is over before its work is. */
async function work(deps: ImportWorkDeps, row: ImportRow, lease: Lease): Promise<Change | 'again'> {
  if (row.state === 'reading') return readDrafts(deps, row, lease);
  const contextOf = await contextOfOwner(deps, row);
  return row.state === 'undoing' ? undoDrafts(contextOf, row.id, lease) : saveDrafts(contextOf, row.id, lease);
}

/** The context of each step of the work. Throws `LeaseLostError` for a user who was disabled or deleted. */
async function contextOfOwner(deps: ImportWorkDeps, { user_id }: ImportRow): Promise<() => Ctx> {
  const owner = await findUser(deps.db, user_id);
  if (owner === null) throw new LeaseLostError();
  return () => deps.contextOf(owner);
}
