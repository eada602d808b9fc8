import { assistantRoutes, type GenerationStage } from '@larder/contract/assistant';

import { isQuotaExceeded } from '#features/storage/quotas.ts';
import type { Ctx } from '#platform/context.ts';
import type { ErrorLog } from '#platform/error-log.ts';
import { ModelError } from '#platform/models/model-error.ts';

import { type KeepingDeps, keepMade } from './commands/keep-made.ts';
import { beginSaving, type Ending } from './commands/lease.ts';
import { FaultyRecipe } from './compose.ts';
import { composeFor } from './compose-for.ts';
import { GenerationProblem } from './generator.ts';
import { type PictureDeps, takePicture } from './picture.ts';
import { isToKeep } from './present.ts';
import { listKnownTitles } from './queries.ts';
import type { GenerationRow, Outcome } from './tables.ts';
import { type Answering, painterOf } from './who-answers.ts';
import { problemOf, wishOf } from './wish.ts';

export interface MakingDeps extends PictureDeps, KeepingDeps {
  readonly answering: Answering;
  readonly errors: Pick<ErrorLog, 'note'>;
}

/** Tells an admin of what nobody had thought of. */
export function noteFailure({ errors }: MakingDeps, { id: requestId }: GenerationRow, error: unknown): void {
  const { method, path: route } = assistantRoutes.createGeneration;
  errors.note({ requestId, method, route, status: 500, error });
}

function isExpected(error: unknown): boolean {
  return error instanceof ModelError || error instanceof GenerationProblem || error instanceof FaultyRecipe;
}

/** One recipe being made: for whom, in which row, and until when. */
export interface Job {
  readonly row: GenerationRow;
  readonly signal: AbortSignal;
  /** Who acts, now. */
  ctx(): Ctx;
  tell(stage: GenerationStage): void;
}

/** Makes what was asked for, and keeps it where it is to be kept. Throws only what another attempt may do better, and when it is over. */
export async function make(deps: MakingDeps, job: Job): Promise<Ending> {
  // What another process had made before it died is kept, not made again.
  const ending = job.row.outcome === null ? await makeOutcome(deps, job) : endOf(job.row, job.row.outcome);
  // What is made is not lost where it cannot be kept just now: another attempt keeps it.
  if (ending.state !== 'done' || !isToKeep(job.row.request)) return ending;
  try {
    await keep(deps, job, ending.outcome);
    return ending;
  } catch (error) {
    // Another attempt would find no more room.
    if (!isQuotaExceeded(error)) throw error;
    return { state: 'failed', outcome: ending.outcome, problem: error.message };
  }
}

function endOf(row: GenerationRow, outcome: Outcome): Ending {
  const isNothing = outcome.recipe === null && row.request.kind !== 'ingredients';
  return isNothing ? { state: 'failed', outcome, problem: problemOf(row) } : { state: 'done', outcome };
}

async function makeOutcome(deps: MakingDeps, job: Job): Promise<Ending> {
  try {
    return endOf(job.row, await composeAndPaint(deps, job));
  } catch (error) {
    job.signal.throwIfAborted();
    job.ctx().log.warn({ err: error, generationId: job.row.id }, 'recipe not made');
    if (!isExpected(error)) noteFailure(deps, job.row, error);
    const problem = error instanceof GenerationProblem ? error.message : problemOf(job.row);
    return { state: 'failed', outcome: error instanceof FaultyRecipe ? nothing(error.faults) : null, problem };
  }
}

function nothing(unusable: Outcome['unusable']): Outcome {
  return { recipe: null, unusable, notes: [], answered_by: null, image_url: null };
}

async function composeAndPaint(deps: MakingDeps, { row, signal, ctx, tell }: Job): Promise<Outcome> {
  const asker = { personId: row.user_id, signal };
  const isSurprise = row.request.kind === 'surprise' || row.request.kind === 'quick';
  const wish = { ...wishOf(row), ...(isSurprise ? { avoid: await listKnownTitles(ctx()) } : {}) };
  const made = await composeFor(ctx(), deps.answering, wish, { signal, tell });
  const { recipe, unusable, notes, answered_by } = made;
  const paint = isToKeep(row.request) ? painterOf(deps.answering) : null;
  if (recipe === null || (paint === null && made.picture === undefined)) {
    return { recipe, unusable, notes, answered_by, image_url: null };
  }
  tell('picturing');
  const { image_url, note, failure } = await takePicture(deps, ctx(), asker, { ...made, recipe }, paint);
  if (failure !== undefined) noteFailure(deps, row, failure);
  return { recipe, unusable, notes: note === null ? notes : [...notes, note], answered_by, image_url };
}

/** Under the id that was asked for, so that it is kept once however often it is tried. */
async function keep(deps: MakingDeps, { row, ctx, tell, signal }: Job, outcome: Outcome): Promise<void> {
  const { recipe, image_url } = outcome;
  if (recipe === null) return;
  signal.throwIfAborted();
  tell('saving');
  const { db, now } = ctx();
  if (!(await beginSaving(db, row, outcome, now))) throw new Error('It was cancelled, or is made elsewhere');
  await keepMade(ctx(), deps, { id: row.id, recipe, image_url });
}
