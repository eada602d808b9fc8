import { inspectPicture, PictureProblem } from '#features/pictures/process.ts';
import { saveOriginal } from '#features/pictures/commands/save.ts';
import { isQuotaExceeded } from '#features/storage/quotas.ts';

import type { ImportWorkDeps } from '../work-deps.ts';

export interface SavedDraftPicture {
  readonly picture: { readonly id: string; readonly width: number } | null;
  readonly problem: string | null;
}

/** Stores a picture of a draft; its sizes are encoded later. A picture that cannot be used becomes the problem of the draft. */
export async function saveDraftPicture(
  deps: ImportWorkDeps,
  userId: string,
  original: Buffer,
): Promise<SavedDraftPicture> {
  try {
    const info = await deps.pictureProcessing.enqueueFile(original, () => inspectPicture(original));
    const source = { userId, sourceUrl: null, now: deps.now() };
    return { picture: await saveOriginal(deps, { ...source, info, original }), problem: null };
  } catch (error) {
    if (!(error instanceof PictureProblem || isQuotaExceeded(error))) throw error;
    return { picture: null, problem: `The photo is left out. ${error.message}` };
  }
}
