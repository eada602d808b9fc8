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
 * Fetches the newest request's picture and gives it to the recipe. False when none is due. Newest first: its person may be watching,
 * and would otherwise wait behind hundreds of an imported library, many of which may lead nowhere.
 */
export function importNext(deps: PictureWorkDeps): Promise<boolean> {
  return runDueJobs<'recipe_id' | 'url', Import>(deps, {
    queue: IMPORT_QUEUE,
    concurrency: 1,
    findDue: (limit) => findDue(deps, limit),
    run: (due) => importPicture(deps, due),
    isPermanent,
    onFailure: (due, error, next) => {
      deps.log.warn({ recipeId: due.recipe_id, err: error, givenUp: next === null }, 'picture not fetched');
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
  const developed = await deps.uploads.enqueueFile(bytes, () => processPicture(bytes));
  const picture = await savePicture(deps, { userId, sourceUrl: url, developed, now: deps.now() });
  await showPicture(deps.db, recipe_id, url, picture);
  return 'delete';
}

/**
 * Shows the picture in the recipe and its community copies, where they still have this address. Unused pictures are purged. Not one
 * transaction: it would lock both while their owner leaves. A crash in between runs the job again.
 */
async function showPicture(db: Db, recipeId: string, url: string, picture: { id: string; width: number }) {
  const shown = { picture_id: picture.id, image_url: recipePictureUrl(picture) };
  await db.updateTable('recipes').set(shown).where('id', '=', recipeId).where('image_url', '=', url).execute();
  await db
    .updateTable('community_recipes')
    .set(shown)
    .where('recipe_id', '=', recipeId)
    .where('image_url', '=', url)
    .execute();
}

/** A further request would fail the same way. */
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
  return error instanceof Error && isKnown ? error.message.slice(0, 500) : 'It could not be kept';
}
