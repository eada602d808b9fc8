import { MINUTE_MS, SECOND_MS } from '#platform/durations.ts';
import { startHeartbeat } from '#platform/jobs/heartbeat.ts';
import { type Change, type JobQueue, renew } from '#platform/jobs/queue.ts';

import { isAnotherDue } from '../queries/due.ts';
import type { ImportRow } from '../tables.ts';
import type { ImportWorkDeps } from '../work-deps.ts';

/** Imports with work to do: a file to read, drafts to save, or recipes to undo. */
export const FILE_IMPORT_QUEUE: JobQueue<'id'> = {
  table: 'imports',
  key: ['id'],
  attempts: 'attempts',
  dueAt: 'next_attempt_at',
  backoffMs: [10 * SECOND_MS, MINUTE_MS],
  leaseMs: MINUTE_MS,
};

const RENEW_MS = 15 * SECOND_MS;
/** Drafts and photos of one time slice: seconds of work. The next slice of a file begins by reading it to where this one ended. */
const SLICE_WORK = 500;
/** Drafts and photos until the next check, if nobody waited at the end of a slice. */
const CHECK_AGAIN_AFTER = 50;

/** The import was deleted, or another instance works on it. */
export class LeaseLostError extends Error {
  constructor() {
    super('The lease of this import was lost');
    this.name = 'LeaseLostError';
  }
}

/** The lease of the import that this process works on. It is renewed while the work runs. */
export interface Lease {
  /** Call it before each write. Throws `LeaseLostError`, or what aborted the work. */
  require(): void;
  /** Stores a change of the import. Throws `LeaseLostError`. */
  store(change: Change): Promise<void>;
  /** Counts drafts and photos that are done. True when the time slice is over and another import waits. */
  isSliceOver(done: number): Promise<boolean>;
}

/** Runs `work` under the lease that this process has claimed. */
export async function withLease<Result>(
  deps: ImportWorkDeps,
  held: ImportRow,
  work: (lease: Lease) => Promise<Result>,
): Promise<Result> {
  const { db, now, signal, log } = deps;
  let isLost = false;
  let sliceWork = 0;
  const store = async (change: Change) => {
    isLost = !(await renew(db, FILE_IMPORT_QUEUE, held, now(), change));
    if (isLost) throw new LeaseLostError();
  };
  const stop = startHeartbeat(
    () => store({}),
    RENEW_MS,
    (error) => log.warn({ err: error, importId: held.id }, 'lease not renewed'),
  );
  const require = () => {
    signal.throwIfAborted();
    if (isLost) throw new LeaseLostError();
  };
  const isSliceOver = async (done: number) => {
    sliceWork += done;
    if (sliceWork < SLICE_WORK) return false;
    sliceWork = SLICE_WORK - CHECK_AGAIN_AFTER;
    return isAnotherDue(deps, held);
  };
  try {
    const result = await work({ require, store, isSliceOver });
    // The result is stored no matter who holds the lease.
    await store({});
    return result;
  } finally {
    stop();
  }
}
