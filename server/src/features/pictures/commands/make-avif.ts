import { buffer } from 'node:stream/consumers';

import { pictureWidths } from '@larder/contract/pictures';

import { MINUTE_MS } from '#platform/durations.ts';
import { claim, isOver, NeverEndedError, nextAttempt, type Queue, settle } from '#platform/work/queue.ts';

import { developAvif } from '../develop.ts';
import { makeMissing } from '../files.ts';
import { blobKey, originalKey } from '../policy.ts';
import type { PictureWorkDeps } from './work-deps.ts';

const QUEUE: Queue<'id'> = {
  table: 'pictures',
  key: ['id'],
  attempts: 'avif_attempts',
  dueAt: 'avif_next_at',
  waitsMs: [5 * MINUTE_MS, 5 * MINUTE_MS],
  leaseMs: 10 * MINUTE_MS,
};

/** Makes the AVIF files of the picture that has waited longest, and before that whatever else it lacks. False when none waits. Of several who try at once one gets it. */
export async function makeNextAvif(deps: PictureWorkDeps): Promise<boolean> {
  const due = await findDue(deps);
  if (due === undefined) return false;
  if (!(await claim(deps.db, QUEUE, due, deps.now()))) return true;
  try {
    if (isOver(QUEUE, due.attempts)) throw new NeverEndedError();
    const webpBytes = await makeMissing(deps.blobs, due.id, pictureWidths(due.width));
    await deps.blobs.remove(originalKey(due.id));
    const bytes = webpBytes + (await makeAvif(deps, due));
    await settle(deps.db, QUEUE, due, { avif_at: deps.now(), avif_next_at: null, bytes });
  } catch (error) {
    const next = nextAttempt(QUEUE, due.attempts, deps.now());
    deps.log.warn({ err: error, pictureId: due.id, isLast: next === null }, 'AVIF not made');
    await settle(deps.db, QUEUE, due, { avif_next_at: next });
  }
  return true;
}

function findDue({ db, now }: PictureWorkDeps) {
  return db
    .selectFrom('pictures')
    .select(['id', 'width', 'avif_attempts as attempts'])
    .where('avif_next_at', '<=', now())
    .orderBy('avif_next_at')
    .limit(1)
    .executeTakeFirst();
}

type Due = NonNullable<Awaited<ReturnType<typeof findDue>>>;

/** Gives how many bytes were added. */
async function makeAvif({ blobs }: PictureWorkDeps, { id, width }: Due): Promise<number> {
  const widths = pictureWidths(width);
  const widest = await blobs.open(blobKey(id, widths.at(-1) ?? 0, 'webp'));
  if (widest === null) throw new Error('The picture has no files');
  const files = await developAvif(await buffer(widest.stream), widths);
  await Promise.all(files.map((file) => blobs.put(blobKey(id, file.width, 'avif'), file.bytes, 'image/avif')));
  return files.reduce((sum, { bytes }) => sum + bytes.length, 0);
}
