import type { GenerationStage } from '@larder/contract/assistant';

import { type Db, toJson } from '#platform/db/tables.ts';
import { claim, type JobQueue, leaseEnd, release, renew, settle } from '#platform/jobs/queue.ts';

import type { GenerationRow, Outcome } from '../tables.ts';

/**
 * A generation starts in the process that receives the request. That process holds the lease from the start and renews it while the
 * model writes. The queue only serves generations whose process died. Its single backoff is never used: a failed attempt keeps its
 * lease and is retried when the lease expires.
 */
export const GENERATION_QUEUE: JobQueue<'id'> = {
  table: 'generations',
  key: ['id'],
  attempts: 'attempts',
  dueAt: 'lease_until',
  backoffMs: [10_000],
  leaseMs: 10_000,
};

export const leaseFrom = (now: Date): Date => leaseEnd(GENERATION_QUEUE, now);

type HeldLease = Pick<GenerationRow, 'id' | 'attempts'>;

/** Claims the generation whose lease expired first. Null when there is none, `lost` when another instance was faster. */
export async function claimAbandoned(db: Db, now: Date): Promise<GenerationRow | 'lost' | null> {
  const due = await db
    .selectFrom('generations')
    .selectAll()
    .where('lease_until', '<=', now)
    .orderBy('lease_until')
    .limit(1)
    .executeTakeFirst();
  if (due === undefined) return null;
  return (await claim<'id', GenerationRow>(db, GENERATION_QUEUE, due, now)) ?? 'lost';
}

/** Extends the lease and stores the stage. False when the generation was cancelled, or another instance has it. */
export function renewLease(db: Db, held: HeldLease, stage: GenerationStage, now: Date): Promise<boolean> {
  return renew(db, GENERATION_QUEUE, held, now, { stage });
}

/** Stores the outcome before the recipe is saved; from here on the generation cannot be cancelled. False as above. */
export function beginSaving(db: Db, held: HeldLease, outcome: Outcome, now: Date): Promise<boolean> {
  return renew(db, GENERATION_QUEUE, held, now, { stage: 'saving', outcome: toJson(outcome) });
}

export type Ending =
  | { readonly state: 'done'; readonly outcome: Outcome }
  | { readonly state: 'failed'; readonly outcome: Outcome | null; readonly problem: string };

/** Returns the row as it ended; null when the lease was lost. */
export async function endGeneration(db: Db, held: HeldLease, ending: Ending, now: Date): Promise<GenerationRow | null> {
  const { state, outcome } = ending;
  const isEnded = await settle(db, GENERATION_QUEUE, held, null, {
    state,
    stage: null,
    outcome: outcome === null ? null : toJson(outcome),
    problem: ending.state === 'failed' ? ending.problem : null,
    ended_at: now,
  });
  if (!isEnded) return null;
  return (await db.selectFrom('generations').selectAll().where('id', '=', held.id).executeTakeFirst()) ?? null;
}

/** Gives the generation to another process at once, as this one stops. */
export function releaseLease(db: Db, held: HeldLease, now: Date): Promise<void> {
  return release(db, GENERATION_QUEUE, held, now);
}
