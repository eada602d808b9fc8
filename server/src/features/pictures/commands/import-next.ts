import { PICTURE_WIDTHS, pictureUrl, pictureWidths } from '@larder/contract/pictures';

import { PublicFetchError } from '#platform/fetch-public/fetch-public.ts';

import { develop, PictureProblem } from '../develop.ts';
import { keepPicture } from './keep.ts';
import type { PictureWorkDeps } from './work-deps.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
/** How long to wait after each attempt that failed; the one after the last of these is the last. */
const WAITS_MS = [30 * SECOND_MS, 5 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS];
const ATTEMPTS_MAX = WAITS_MS.length + 1;
/** Longer than any attempt: whoever claimed one and is not done by then has died. */
const LEASE_MS = 3 * MINUTE_MS;
/** Answers that may be others later. */
const PASSING_STATUS = new Set([408, 425, 429]);

/**
 * Fetches the address that was asked for last and gives its picture to the recipe. False when none waits. Its person may be
 * looking; behind hundreds that somebody brought along, of which many may lead nowhere, they would wait for an hour.
 */
export async function importNext(deps: PictureWorkDeps): Promise<boolean> {
  const due = await findDue(deps);
  if (due === undefined) return false;
  if (!(await claim(deps, due))) return true;
  try {
    const developed = await develop(await deps.fetchPublic(due.url, deps.signal));
    const { user_id: userId, url: sourceUrl } = due;
    const picture = await keepPicture(deps.db, deps.blobs, { userId, sourceUrl, developed, now: deps.now() });
    await showIn(deps, due, picture);
  } catch (error) {
    if (deps.signal.aborted) throw error;
    await tryAgainOrGiveUp(deps, due, error);
  }
  return true;
}

function findDue({ db, now }: PictureWorkDeps) {
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
    .limit(1)
    .executeTakeFirst();
}

type Due = NonNullable<Awaited<ReturnType<typeof findDue>>>;

/** Of several who try the same address at the same moment one gets it. */
async function claim({ db, now }: PictureWorkDeps, { recipe_id, url, attempts }: Due): Promise<boolean> {
  const isOver = attempts >= ATTEMPTS_MAX;
  const { numUpdatedRows } = await db
    .updateTable('picture_imports')
    .set({
      attempts: attempts + 1,
      next_attempt_at: isOver ? null : new Date(now().getTime() + LEASE_MS),
      ...(isOver ? { failed_reason: 'The last attempt never ended' } : {}),
    })
    .where('recipe_id', '=', recipe_id)
    .where('url', '=', url)
    .where('attempts', '=', attempts)
    .where('next_attempt_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n && !isOver;
}

/**
 * The recipe shows it if it still has the address it came from, and so do the copies of it that were given to the community
 * meanwhile; otherwise nothing does, and the picture goes. One statement after the other, as no transaction is to hold both
 * while somebody leaves: a cut between them has the picture fetched again.
 */
async function showIn({ db }: PictureWorkDeps, { recipe_id, url }: Due, picture: { id: string; width: number }) {
  const image_url = pictureUrl(picture.id, pictureWidths(picture.width).at(-1) ?? PICTURE_WIDTHS[0]);
  const shown = { picture_id: picture.id, image_url };
  await db.updateTable('recipes').set(shown).where('id', '=', recipe_id).where('image_url', '=', url).execute();
  await db
    .updateTable('community_recipes')
    .set(shown)
    .where('recipe_id', '=', recipe_id)
    .where('image_url', '=', url)
    .execute();
  await db.deleteFrom('picture_imports').where('recipe_id', '=', recipe_id).where('url', '=', url).execute();
}

async function tryAgainOrGiveUp({ db, now, log }: PictureWorkDeps, due: Due, error: unknown): Promise<void> {
  const waitMs = isPermanent(error) ? undefined : WAITS_MS[due.attempts];
  log.warn({ recipeId: due.recipe_id, err: error, givenUp: waitMs === undefined }, 'picture not fetched');
  const change =
    waitMs === undefined
      ? { next_attempt_at: null, failed_reason: reasonOf(error) }
      : { next_attempt_at: new Date(now().getTime() + waitMs) };
  await db
    .updateTable('picture_imports')
    .set(change)
    .where('recipe_id', '=', due.recipe_id)
    .where('url', '=', due.url)
    .where('attempts', '=', due.attempts + 1)
    .execute();
}

/** Asking again would bring the same. */
function isPermanent(error: unknown): boolean {
  if (error instanceof PictureProblem) return true;
  if (!(error instanceof PublicFetchError)) return false;
  const { failure, status = 0 } = error;
  if (failure === 'status') return status < 500 && !PASSING_STATUS.has(status);
  return failure === 'refused' || failure === 'too_large';
}

function reasonOf(error: unknown): string {
  const isKnown = error instanceof PictureProblem || error instanceof PublicFetchError;
  return isKnown ? error.message.slice(0, 500) : 'It could not be kept';
}
