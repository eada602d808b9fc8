import type { Kysely } from 'kysely';

import type { Tables } from '../db/tables.ts';

import {
  type Change,
  claim,
  complete,
  hasAttemptsLeft,
  type Job,
  type JobQueue,
  nextAttempt,
  release,
  settle,
} from './queue.ts';
import type { WorkControl } from './worker.ts';

export interface JobDeps extends Pick<WorkControl, 'signal'> {
  readonly db: Kysely<Tables>;
  now(): Date;
}

/** How the jobs of a queue are found and run. */
export interface JobRunner<Key extends string, Row extends Job<Key>> {
  readonly queue: JobQueue<Key>;
  /** How many run at the same time. */
  readonly concurrency: number;
  findDue(limit: number): Promise<readonly Row[]>;
  /**
   * Returns what to store in the row of a job that is done, or 'again' for one whose time slice is over: it is due at once, and the attempt
   * does not count. Throws when the attempt failed.
   */
  run(job: Row): Promise<Change | 'delete' | 'again'>;
  /** True when a further attempt would fail the same way. */
  isPermanent(error: unknown): boolean;
  /** Logs the failure and returns what to store beside the next attempt, which is null for a job that is given up. */
  onFailure(job: Row, error: unknown, nextAttemptAt: Date | null): Change;
}

/** The failure of a job whose holders all died before they ended it. */
export class NeverEndedError extends Error {
  constructor() {
    super('The last attempt never ended');
    this.name = 'NeverEndedError';
  }
}

/** Claims and runs the next due jobs. False when no more are due. */
export async function runDueJobs<Key extends string, Row extends Job<Key>>(
  deps: JobDeps,
  runner: JobRunner<Key, Row>,
): Promise<boolean> {
  const due = await runner.findDue(runner.concurrency);
  // Waits for all jobs before throwing, so that none continues in the background.
  const ended = await Promise.allSettled(due.map((row) => runJob(deps, runner, row)));
  for (const result of ended) if (result.status === 'rejected') throw result.reason;
  return due.length === runner.concurrency;
}

async function runJob<Key extends string, Row extends Job<Key>>(
  { db, now, signal }: JobDeps,
  runner: JobRunner<Key, Row>,
  due: Row,
): Promise<void> {
  const { queue } = runner;
  const held = await claim<Key, Row>(db, queue, due, now());
  if (held === undefined) return;
  let result: Change | 'delete' | 'again';
  try {
    if (!hasAttemptsLeft(queue, held)) throw new NeverEndedError();
    result = await runner.run(held);
  } catch (error) {
    if (signal.aborted) return release(db, queue, held, now());
    const isOver = error instanceof NeverEndedError || runner.isPermanent(error);
    const next = isOver ? null : nextAttempt(queue, held, now());
    await settle(db, queue, held, next, runner.onFailure(held, error, next));
    return;
  }
  if (result === 'again') return release(db, queue, held, now());
  await complete(db, queue, held, result);
}

/** Runs jobs one batch after the other until none is due or the process stops. */
export async function runUntilIdle(
  { isStopping, signal }: WorkControl,
  runNext: () => Promise<boolean>,
): Promise<void> {
  while (!isStopping() && !signal.aborted && (await runNext())) {
    // The next batch.
  }
}
