import { inspectPicture, PictureProblem } from '#features/pictures/process.ts';
import { saveOriginal } from '#features/pictures/commands/save.ts';
import { isQuotaExceeded } from '#features/storage/quotas.ts';

import type { DraftRow } from '../tables.ts';
import type { ImportWorkDeps } from '../work-deps.ts';

/** Stores the picture of a draft; its sizes are encoded later. A picture that cannot be used becomes the problem of the draft. */
export async function saveDraftPicture(
  deps: ImportWorkDeps,
  userId: string,
  original: Buffer,
): Promise<Pick<DraftRow, 'picture_id' | 'problem'>> {
  try {
    const info = await deps.pictureProcessing.enqueueFile(original, () => inspectPicture(original));
    const source = { userId, sourceUrl: null, now: deps.now() };
    const { id } = await saveOriginal(deps, { ...source, info, original });
    return { picture_id: id, problem: null };
  } catch (error) {
    if (!(error instanceof PictureProblem || isQuotaExceeded(error))) throw error;
    return { picture_id: null, problem: `The photo is left out. ${error.message}` };
  }
}
