import { sql } from 'kysely';

import type { Db, Tables } from '../db/tables.ts';
import { HOUR_MS } from '../durations.ts';

/**
 * A table whose rows are jobs. Any instance may run any job. A lease keeps two instances from running the same job, and a job whose
 * holder died is due again when its lease expires. Delivery is at least once: a job may run twice.
 */
export interface JobQueue<Key extends string = string> {
  readonly table: keyof Tables;
  readonly key: readonly Key[];
  /** The column that counts the attempts begun. */
  readonly attempts: string;
  /** The column that says when the job is due; while it runs, when its lease expires. Null for a job that is over. */
  readonly dueAt: string;
  /** The wait after each attempt that failed. There is one attempt more than waits. */
  readonly backoffMs: readonly number[];
  /** How long a holder may go without completing the job or renewing its lease. */
  readonly leaseMs: number;
  /** The status of waiting jobs, where the index on `dueAt` is limited to it. */
  readonly waitingStatus?: string;
}

/** Counts from one. Once a job is claimed, the number identifies the holder of its lease. */
interface Attempt {
  readonly attempts: number;
}

/** A row of a queue. */
export type Job<Key extends string> = Readonly<Record<Key, string>> & Attempt;

export type Change = Readonly<Record<string, string | number | Date | null>>;

/** Claims a due row by a conditional update. Undefined if another instance claimed it first. */
export async function claim<Key extends string, Row extends Job<Key>>(
  db: Db,
  queue: JobQueue<Key>,
  due: Row,
  now: Date,
): Promise<Row | undefined> {
  const attempts = due.attempts + 1;
  // The holder may have renewed the lease since the row was read.
  const isClaimed = await updateHeld(
    db,
    queue,
    due,
    { [queue.attempts]: attempts, [queue.dueAt]: leaseEnd(queue, now) },
    sql`${sql.ref(queue.dueAt)} <= ${now}`,
  );
  return isClaimed ? { ...due, attempts } : undefined;
}

export function leaseEnd({ leaseMs }: Pick<JobQueue, 'leaseMs'>, now: Date): Date {
  return new Date(now.getTime() + leaseMs);
}

/** Extends the lease and stores `change`. False when the lease was lost: the job was cancelled, or another instance has it. */
export function renew<Key extends string>(
  db: Db,
  queue: JobQueue<Key>,
  held: Job<Key>,
  now: Date,
  change: Change = {},
): Promise<boolean> {
  return updateHeld(db, queue, held, { ...change, [queue.dueAt]: leaseEnd(queue, now) });
}

/** Gives a job back when the process stops or the job's time slice is over: it is due at once, and the attempt does not count. */
export async function release<Key extends string>(
  db: Db,
  queue: JobQueue<Key>,
  held: Job<Key>,
  now: Date,
): Promise<void> {
  await updateHeld(db, queue, held, { [queue.attempts]: held.attempts - 1, [queue.dueAt]: now });
}

/** Ends the attempt: the next one is at `dueAt`, or never. False when the lease was lost; then nothing changes. */
export function settle<Key extends string>(
  db: Db,
  queue: JobQueue<Key>,
  held: Job<Key>,
  dueAt: Date | null,
  change: Change = {},
): Promise<boolean> {
  return updateHeld(db, queue, held, { ...change, [queue.dueAt]: dueAt });
}

export function hasAttemptsLeft({ backoffMs }: Pick<JobQueue, 'backoffMs'>, held: Attempt): boolean {
  return held.attempts <= backoffMs.length + 1;
}

/** When to try again after the attempt that `held` is failed; null after the last one. */
export function nextAttempt({ backoffMs }: Pick<JobQueue, 'backoffMs'>, held: Attempt, now: Date): Date | null {
  const waitMs = backoffMs[held.attempts - 1];
  return waitMs === undefined ? null : new Date(now.getTime() + waitMs);
}

/** Stores the result of a job that is done, no matter who holds its lease by now. */
export async function complete<Key extends string>(
  db: Db,
  queue: JobQueue<Key>,
  job: Job<Key>,
  result: Change | 'delete',
): Promise<void> {
  const where = keyIs(queue, job);
  await (
    result === 'delete'
      ? sql`delete from ${sql.table(queue.table)} where ${where}`
      : sql`update ${sql.table(queue.table)} set ${assignments({ ...result, [queue.dueAt]: null })} where ${where}`
  ).execute(db);
}

/** Updates the row only if it was not claimed, cancelled or ended since it was read. */
async function updateHeld<Key extends string>(
  db: Db,
  queue: JobQueue<Key>,
  job: Job<Key>,
  change: Change,
  further = sql`true`,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`update ${sql.table(queue.table)} set ${assignments(change)}
    where ${keyIs(queue, job)} and ${sql.ref(queue.attempts)} = ${job.attempts}
    and ${sql.ref(queue.dueAt)} is not null and ${further}`.execute(db);
  return numAffectedRows > 0n;
}

function assignments(change: Change) {
  return sql.join(Object.entries(change).map(([column, value]) => sql`${sql.ref(column)} = ${value}`));
}

function keyIs<Key extends string>({ key }: JobQueue<Key>, job: Job<Key>) {
  return sql.join(
    key.map((column) => sql`${sql.ref(column)} = ${job[column]}`),
    sql` and `,
  );
}

/**
 * Makes jobs due now that are due much later than any wait or lease of their queue allows: a clock that was ahead wrote that. The
 * clocks of instances may differ by less than an hour.
 */
export async function correctFutureJobs(db: Db, now: Date, queues: readonly JobQueue[]): Promise<void> {
  for (const { table, dueAt, backoffMs, leaseMs, waitingStatus } of queues) {
    const latest = new Date(now.getTime() + Math.max(HOUR_MS, 2 * leaseMs, ...backoffMs.map((waitMs) => 2 * waitMs)));
    const isIndexed =
      waitingStatus === undefined ? sql`${sql.ref(dueAt)} is not null` : sql`status = ${sql.lit(waitingStatus)}`;
    await sql`update ${sql.table(table)} set ${sql.ref(dueAt)} = ${now}
      where ${isIndexed} and ${sql.ref(dueAt)} > ${latest}`.execute(db);
  }
}
