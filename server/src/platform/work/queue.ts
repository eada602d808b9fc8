import { sql } from 'kysely';

import type { Db, Tables } from '../db/tables.ts';

/** Work that waits as rows of a table. Any instance may do it at any moment: each row is claimed by one. */
export interface Queue<Key extends string> {
  readonly table: keyof Tables;
  readonly key: readonly Key[];
  /** The columns that count its attempts, and that say when it is due again: null where it never is. */
  readonly attempts: string;
  readonly dueAt: string;
  /** How long to wait after each attempt that failed; the one after the last of these is the last. */
  readonly waitsMs: readonly number[];
  /** Longer than any attempt: whoever claimed one and is not done by then has died. */
  readonly leaseMs: number;
}

/** A row as it was found, before anybody claimed it. */
export type Found<Key extends string> = Readonly<Record<Key, string>> & { readonly attempts: number };

type Change = Readonly<Record<string, string | number | Date | null>>;

/** Of several who try the same row at the same moment one gets it. */
export function claim<Key extends string>(db: Db, queue: Queue<Key>, row: Found<Key>, now: Date): Promise<boolean> {
  const until = new Date(now.getTime() + queue.leaseMs);
  return changeIfWaiting(db, queue, row, row.attempts, {
    [queue.attempts]: row.attempts + 1,
    [queue.dueAt]: until,
  });
}

/** What is not attempted again because the last attempt that it had was begun and never ended. */
export class NeverEndedError extends Error {
  constructor() {
    super('The last attempt never ended');
    this.name = 'NeverEndedError';
  }
}

export function isOver({ waitsMs }: Pick<Queue<string>, 'waitsMs'>, attempts: number): boolean {
  return attempts > waitsMs.length;
}

/** When to try again what failed after it was found with so many attempts; null where that was the last. */
export function nextAttempt({ waitsMs }: Pick<Queue<string>, 'waitsMs'>, attempts: number, now: Date): Date | null {
  const waitMs = waitsMs[attempts];
  return waitMs === undefined ? null : new Date(now.getTime() + waitMs);
}

/** Writes down how the attempt that was claimed ended, unless somebody who took us for dead has gone on. */
export async function settle<Key extends string>(
  db: Db,
  queue: Queue<Key>,
  row: Found<Key>,
  change: Change,
): Promise<void> {
  await changeIfWaiting(db, queue, row, row.attempts + 1, change);
}

async function changeIfWaiting<Key extends string>(
  db: Db,
  { table, key, attempts: attemptsColumn, dueAt }: Queue<Key>,
  row: Found<Key>,
  attempts: number,
  change: Change,
): Promise<boolean> {
  const set = Object.entries(change).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  const same = key.map((column) => sql`${sql.ref(column)} = ${row[column]}`);
  const { numAffectedRows = 0n } = await sql`update ${sql.table(table)} set ${sql.join(set)}
    where ${sql.join(same, sql` and `)} and ${sql.ref(attemptsColumn)} = ${attempts}
    and ${sql.ref(dueAt)} is not null`.execute(db);
  return numAffectedRows > 0n;
}
