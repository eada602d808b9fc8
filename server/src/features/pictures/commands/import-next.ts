import { recipePictureUrl } from '@larder/contract/pictures';

import { isQuotaExceeded } from '#features/storage/policy.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#platform/durations.ts';
import { PublicFetchError } from '#platform/fetch-public/fetch-public.ts';
import { isPassingStatus } from '#platform/passing-status.ts';
import { claim, isOver, NeverEndedError, nextAttempt, type Queue, settle } from '#platform/work/queue.ts';

import { develop, PictureProblem } from '../develop.ts';
import { keepPicture } from './keep.ts';
import type { PictureWorkDeps } from './work-deps.ts';

const QUEUE: Queue<'recipe_id' | 'url'> = {
  table: 'picture_imports',
  key: ['recipe_id', 'url'],
  attempts: 'attempts',
  dueAt: 'next_attempt_at',
  waitsMs: [30 * SECOND_MS, 5 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS],
  leaseMs: 3 * MINUTE_MS,
};

/**
 * Fetches the address that was asked for last and gives its picture to the recipe. False when none waits. Its person may be
 * looking; behind hundreds that somebody brought along, of which many may lead nowhere, they would wait for an hour.
 */
export async function importNext(deps: PictureWorkDeps): Promise<boolean> {
  const due = await findDue(deps);
  if (due === undefined) return false;
  if (!(await claim(deps.db, QUEUE, due, deps.now()))) return true;
  try {
    if (isOver(QUEUE, due.attempts)) throw new NeverEndedError();
    const bytes = await deps.fetchPublic(due.url, deps.signal);
    const developed = await deps.uploads.inTurnFor(bytes, () => develop(bytes));
    const { user_id: userId, url: sourceUrl } = due;
    const picture = await keepPicture(deps, { userId, sourceUrl, developed, now: deps.now() });
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

/**
 * The recipe shows it if it still has the address it came from, and so do the copies of it that were given to the community
 * meanwhile; otherwise nothing does, and the picture goes. One statement after the other, as no transaction is to hold both
 * while somebody leaves: a cut between them has the picture fetched again.
 */
async function showIn({ db }: PictureWorkDeps, { recipe_id, url }: Due, picture: { id: string; width: number }) {
  const image_url = recipePictureUrl(picture);
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
  const next = isPermanent(error) ? null : nextAttempt(QUEUE, due.attempts, now());
  log.warn({ recipeId: due.recipe_id, err: error, givenUp: next === null }, 'picture not fetched');
  const reason = next === null ? { failed_reason: reasonOf(error) } : {};
  await settle(db, QUEUE, due, { next_attempt_at: next, ...reason });
}

/** Asking again would bring the same. */
function isPermanent(error: unknown): boolean {
  if (error instanceof PictureProblem || isQuotaExceeded(error)) return true;
  if (!(error instanceof PublicFetchError)) return false;
  const { failure, status = 0 } = error;
  if (failure === 'status') return !isPassingStatus(status);
  return failure === 'refused' || failure === 'too_large';
}

function reasonOf(error: unknown): string {
  const isKnown =
    isQuotaExceeded(error) ||
    [PictureProblem, PublicFetchError, NeverEndedError].some((known) => error instanceof known);
  return error instanceof Error && isKnown ? error.message.slice(0, 500) : 'It could not be kept';
}
