import { formatNumber } from '@larder/contract/format-number';
import type { ImportJob } from '@larder/contract/imports';

const WORKING: ReadonlySet<ImportJob['state']> = new Set(['reading', 'saving', 'undoing']);

/** The server is doing something with the import, so its state will change. */
export function isWorking({ state }: Pick<ImportJob, 'state'>): boolean {
  return WORKING.has(state);
}

/** "1 recipe", "1,240 recipes". */
export function recipeCount(count: number): string {
  return `${formatNumber(count)} ${count === 1 ? 'recipe' : 'recipes'}`;
}

function readyText({ drafts, saved, problems }: ImportJob): string {
  if (drafts === 0) return problems > 0 ? 'No recipe could be read' : 'No recipes were found';
  if (saved === 0) return `${recipeCount(drafts)} to review`;
  return saved === drafts ? `${recipeCount(saved)} saved` : `${formatNumber(saved)} of ${recipeCount(drafts)} saved`;
}

/** What is happening with an import, in words. */
export function stateText(job: ImportJob): string {
  switch (job.state) {
    case 'uploading':
      return 'The upload is not complete';
    case 'reading':
      return job.drafts === 0 ? 'Reading the file…' : `${recipeCount(job.drafts)} read so far`;
    case 'saving':
      return `Saving: ${formatNumber(job.pending)} left`;
    case 'undoing':
      return `Undoing: ${formatNumber(job.pending)} left`;
    case 'failed':
      return 'This file could not be read';
    case 'ready':
      return readyText(job);
    default:
      return job.state satisfies never;
  }
}

/** Something would be lost if the import were removed: recipes that are not saved, or parts that are uploaded. */
export function hasUnsaved({ state, drafts, saved }: ImportJob): boolean {
  return state === 'uploading' || state === 'reading' || drafts > saved;
}
