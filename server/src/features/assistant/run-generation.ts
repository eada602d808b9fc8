import { assistantRoutes, type GenerationStage } from '@larder/contract/assistant';

import { isQuotaExceeded } from '#features/storage/quotas.ts';
import type { Ctx } from '#platform/context.ts';
import type { ErrorLog } from '#platform/error-log.ts';
import { ModelError } from '#platform/models/model-error.ts';

import { type SavingDeps, saveGeneratedRecipe } from './commands/save-generated-recipe.ts';
import { beginSaving, type Ending } from './commands/lease.ts';
import { FaultyRecipeError } from './compose.ts';
import { generateForUser } from './generate-for-user.ts';
import { GenerationProblem } from './generator.ts';
import { type PictureDeps, addPicture } from './add-picture.ts';
import { isToBeSaved } from './present.ts';
import { listKnownTitles } from './queries.ts';
import type { GenerationRow, Outcome } from './tables.ts';
import { type Providers, selectPictureGenerator } from './select-provider.ts';
import { failureMessage, wishFrom } from './wish.ts';

export interface GenerationDeps extends PictureDeps, SavingDeps {
  readonly providers: Providers;
  readonly errors: Pick<ErrorLog, 'note'>;
}

/** Records an unexpected failure in the error log for admins. */
export function recordFailure({ errors }: GenerationDeps, { id: requestId }: GenerationRow, error: unknown): void {
  const { method, path: route } = assistantRoutes.createGeneration;
  errors.note({ requestId, method, route, status: 500, error });
}

function isExpected(error: unknown): boolean {
  return error instanceof ModelError || error instanceof GenerationProblem || error instanceof FaultyRecipeError;
}

/** One running generation. */
export interface GenerationJob {
  readonly row: GenerationRow;
  readonly signal: AbortSignal;
  /** A context with the current time. */
  ctx(): Ctx;
  onStage(stage: GenerationStage): void;
}

/** Generates the recipe and saves it if requested. Throws only when a retry may succeed, or when aborted. */
export async function runGeneration(deps: GenerationDeps, job: GenerationJob): Promise<Ending> {
  // The outcome of a process that died is reused.
  const ending = job.row.outcome === null ? await generateOutcome(deps, job) : endOf(job.row, job.row.outcome);
  // When saving throws, the outcome is stored, and the retry saves the same recipe.
  if (ending.state !== 'done' || !isToBeSaved(job.row.request)) return ending;
  try {
    await saveRecipe(deps, job, ending.outcome);
    return ending;
  } catch (error) {
    // A retry would exceed the quota too.
    if (!isQuotaExceeded(error)) throw error;
    return { state: 'failed', outcome: ending.outcome, problem: error.message };
  }
}

function endOf(row: GenerationRow, outcome: Outcome): Ending {
  const isNothing = outcome.recipe === null && row.request.kind !== 'ingredients';
  return isNothing ? { state: 'failed', outcome, problem: failureMessage(row) } : { state: 'done', outcome };
}

async function generateOutcome(deps: GenerationDeps, job: GenerationJob): Promise<Ending> {
  try {
    return endOf(job.row, await composeAndPaint(deps, job));
  } catch (error) {
    job.signal.throwIfAborted();
    job.ctx().log.warn({ err: error, generationId: job.row.id }, 'recipe not generated');
    if (!isExpected(error)) recordFailure(deps, job.row, error);
    const problem = error instanceof GenerationProblem ? error.message : failureMessage(job.row);
    return { state: 'failed', outcome: error instanceof FaultyRecipeError ? nothing(error.faults) : null, problem };
  }
}

function nothing(unusable: Outcome['unusable']): Outcome {
  return { recipe: null, unusable, notes: [], answered_by: null, image_url: null };
}

async function composeAndPaint(deps: GenerationDeps, { row, signal, ctx, onStage }: GenerationJob): Promise<Outcome> {
  const caller = { userId: row.user_id, signal };
  const isSurprise = row.request.kind === 'surprise' || row.request.kind === 'quick';
  const wish = { ...wishFrom(row), ...(isSurprise ? { avoid: await listKnownTitles(ctx()) } : {}) };
  const generated = await generateForUser(ctx(), deps.providers, wish, { signal, onStage });
  const { recipe, unusable, notes, answered_by } = generated;
  const paint = isToBeSaved(row.request) ? selectPictureGenerator(deps.providers) : null;
  if (recipe === null || (paint === null && generated.picture === undefined)) {
    return { recipe, unusable, notes, answered_by, image_url: null };
  }
  onStage('picturing');
  const { image_url, note, failure } = await addPicture(deps, ctx(), caller, { ...generated, recipe }, paint);
  if (failure !== undefined) recordFailure(deps, row, failure);
  return { recipe, unusable, notes: note === null ? notes : [...notes, note], answered_by, image_url };
}

/** Saves the recipe under the id of the generation, so that a retry saves it once. */
async function saveRecipe(
  deps: GenerationDeps,
  { row, ctx, onStage, signal }: GenerationJob,
  outcome: Outcome,
): Promise<void> {
  const { recipe, image_url } = outcome;
  if (recipe === null) return;
  signal.throwIfAborted();
  onStage('saving');
  const { db, now } = ctx();
  if (!(await beginSaving(db, row, outcome, now))) throw new Error('The generation was cancelled or taken over');
  await saveGeneratedRecipe(ctx(), deps, { id: row.id, recipe, image_url });
}
