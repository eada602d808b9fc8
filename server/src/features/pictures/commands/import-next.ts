import { recipePictureUrl } from '@larder/contract/pictures';

import { isQuotaExceeded } from '#features/storage/quotas.ts';
import type { Db } from '#platform/db/tables.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#platform/durations.ts';
import { PublicFetchError } from '#platform/fetch-public/fetch-public.ts';
import type { JobQueue } from '#platform/jobs/queue.ts';
import { NeverEndedError, runDueJobs } from '#platform/jobs/run-due.ts';
import { isTransientStatus } from '#platform/transient-status.ts';

import { PictureProblem, processPicture } from '../process.ts';
import { savePicture } from './save.ts';
import type { PictureWorkDeps } from './work-deps.ts';

export const IMPORT_QUEUE: JobQueue<'recipe_id' | 'url'> = {
  table: 'picture_imports',
  key: ['recipe_id', 'url'],
  attempts: 'attempts',
  dueAt: 'next_attempt_at',
  backoffMs: [30 * SECOND_MS, 5 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS],
  leaseMs: 3 * MINUTE_MS,
};

/**
 * Runs the newest due import: fetches the picture and sets it on its recipe. Returns false when none is due. Newest first:
 * the user of a new recipe may be looking at it, and should not wait for the hundreds of pictures of an imported cookbook.
 */
export function importNext(deps: PictureWorkDeps): Promise<boolean> {
  return runDueJobs<'recipe_id' | 'url', Import>(deps, {
    queue: IMPORT_QUEUE,
    concurrency: 1,
    findDue: (limit) => findDue(deps, limit),
    run: (due) => importPicture(deps, due),
    isPermanent,
    onFailure: (due, error, next) => {
      deps.log.warn({ recipeId: due.recipe_id, err: error, isLast: next === null }, 'picture not fetched');
      return next === null ? { failed_reason: reasonOf(error) } : {};
    },
  });
}

function findDue({ db, now }: PictureWorkDeps, limit: number) {
  return db
    .selectFrom('picture_imports')
    .select((eb) => [
      'recipe_id',
      'url',
      'attempts',
      eb
        .selectFrom('recipes')
        .select('user_id')
        .whereRef('id', '=', 'picture_imports.recipe_id')
        .$asScalar()
        .$notNull()
        .as('user_id'),
    ])
    .where('next_attempt_at', '<=', now())
    .orderBy('next_attempt_at', 'desc')
    .limit(limit)
    .execute();
}

type Import = Awaited<ReturnType<typeof findDue>>[number];

async function importPicture(deps: PictureWorkDeps, { recipe_id, url, user_id: userId }: Import): Promise<'delete'> {
  const bytes = await deps.fetchPublic(url, deps.signal);
  const processed = await deps.pictureProcessing.enqueueFile(bytes, () => processPicture(bytes));
  const picture = await savePicture(deps, { userId, sourceUrl: url, processed, now: deps.now() });
  await setPicture(deps.db, recipe_id, url, picture);
  return 'delete';
}

/**
 * Sets the picture on the recipe and its community copies that still have this URL. Not one transaction: its locks could deadlock with
 * the deletion of the owner's account. After a crash in between, the job runs again.
 */
async function setPicture(db: Db, recipeId: string, url: string, picture: { id: string; width: number }) {
  const columns = { picture_id: picture.id, image_url: recipePictureUrl(picture) };
  await db.updateTable('recipes').set(columns).where('id', '=', recipeId).where('image_url', '=', url).execute();
  await db
    .updateTable('community_recipes')
    .set(columns)
    .where('recipe_id', '=', recipeId)
    .where('image_url', '=', url)
    .execute();
}

/** True when a retry would fail the same way. */
function isPermanent(error: unknown): boolean {
  if (error instanceof PictureProblem || isQuotaExceeded(error)) return true;
  if (!(error instanceof PublicFetchError)) return false;
  const { failure, status = 0 } = error;
  if (failure === 'status') return !isTransientStatus(status);
  return failure === 'refused' || failure === 'too_large';
}

function reasonOf(error: unknown): string {
  const isKnown =
    isQuotaExceeded(error) ||
    [PictureProblem, PublicFetchError, NeverEndedError].some((known) => error instanceof known);
  return error instanceof Error && isKnown ? error.message.slice(0, 500) : 'It could not be saved';
}
