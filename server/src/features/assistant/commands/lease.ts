import type { GenerationStage } from '@larder/contract/assistant';

import { type Db, toJson } from '#platform/db/tables.ts';

import type { GenerationRow, Outcome } from '../tables.ts';

/** Whoever did not renew it for so long has died. */
const LEASE_MS = 10_000;
/** The one after a process that died under it is the last. */
const ATTEMPTS_MAX = 2;

export function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS);
}

/** The number of the attempt says who holds it. */
export type Held = Pick<GenerationRow, 'id' | 'attempts'>;

/**
 * Takes over one whose holder has died; null when there is none. Of several who try at the same moment one gets it. One that was
 * attempted often enough is given up, and comes as `failed`, with what `problemOf` says.
 */
export async function claimAbandoned(
  db: Db,
  now: Date,
  problemOf: (row: GenerationRow) => string,
): Promise<GenerationRow | 'lost' | null> {
  const due = await db
    .selectFrom('generations')
    .selectAll()
    .where('lease_until', '<=', now)
    .orderBy('lease_until')
    .limit(1)
    .executeTakeFirst();
  if (due === undefined) return null;
  const isOver = due.attempts >= ATTEMPTS_MAX;
  const claimed = await db
    .updateTable('generations')
    .set(
      isOver
        ? { state: 'failed', stage: null, lease_until: null, ended_at: now, problem: problemOf(due) }
        : { attempts: due.attempts + 1, lease_until: leaseFrom(now) },
    )
    .where('id', '=', due.id)
    .where('attempts', '=', due.attempts)
    .where('lease_until', '<=', now)
    .returningAll()
    .executeTakeFirst();
  return claimed ?? 'lost';
}

/** Holds it for longer and says what is being done. False where somebody cancelled it, or took us for dead. */
export async function renewLease(db: Db, held: Held, stage: GenerationStage, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('generations')
    .set({ stage, lease_until: leaseFrom(now) })
    .where('id', '=', held.id)
    .where('attempts', '=', held.attempts)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Writes down what is about to be kept; from here on it is not cancelled any more. False as above. */
export async function beginSaving(db: Db, held: Held, outcome: Outcome, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('generations')
    .set({ stage: 'saving', outcome: toJson(outcome), lease_until: leaseFrom(now) })
    .where('id', '=', held.id)
    .where('attempts', '=', held.attempts)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export type Ending =
  | { readonly state: 'done'; readonly outcome: Outcome }
  | { readonly state: 'failed'; readonly outcome: Outcome | null; readonly problem: string };

/** Gives the row as it ended; null where it is not ours to end any more. */
export async function endGeneration(db: Db, held: Held, ending: Ending, now: Date): Promise<GenerationRow | null> {
  const { state, outcome } = ending;
  const row = await db
    .updateTable('generations')
    .set({
      state,
      stage: null,
      outcome: outcome === null ? null : toJson(outcome),
      problem: ending.state === 'failed' ? ending.problem : null,
      lease_until: null,
      ended_at: now,
    })
    .where('id', '=', held.id)
    .where('attempts', '=', held.attempts)
    .where('state', '=', 'running')
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Leaves it to another process at once, as this one stops; the attempt does not count. */
export async function releaseLease(db: Db, held: Held, now: Date): Promise<void> {
  await db
    .updateTable('generations')
    .set({ attempts: held.attempts - 1, lease_until: now })
    .where('id', '=', held.id)
    .where('attempts', '=', held.attempts)
    .where('state', '=', 'running')
    .execute();
}
