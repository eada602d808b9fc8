import { buffer } from 'node:stream/consumers';

import { pictureWidths } from '@larder/contract/pictures';

import { developAvif } from '../develop.ts';
import { makeMissing } from '../files.ts';
import { blobKey, originalKey } from '../policy.ts';
import type { PictureWorkDeps } from './work-deps.ts';

const MINUTE_MS = 60_000;
const ATTEMPTS_MAX = 3;
/** Longer than any attempt: whoever claimed a picture and is not done by then has died. */
const LEASE_MS = 10 * MINUTE_MS;
const WAIT_MS = 5 * MINUTE_MS;

/** Makes the AVIF files of the picture that has waited longest, and before that whatever else it lacks. False when none waits. Of several who try at once one gets it. */
export async function makeNextAvif(deps: PictureWorkDeps): Promise<boolean> {
  const due = await findDue(deps);
  if (due === undefined) return false;
  if (!(await claim(deps, due))) return true;
  try {
    const webpBytes = await makeMissing(deps.blobs, due.id, pictureWidths(due.width));
    await deps.blobs.remove(originalKey(due.id));
    const bytes = webpBytes + (await makeAvif(deps, due));
    await finish(deps, due, { avif_at: deps.now(), avif_next_at: null, bytes });
  } catch (error) {
    const isLast = due.avif_attempts + 1 >= ATTEMPTS_MAX;
    deps.log.warn({ err: error, pictureId: due.id, isLast }, 'AVIF not made');
    await finish(deps, due, { avif_next_at: isLast ? null : new Date(deps.now().getTime() + WAIT_MS) });
  }
  return true;
}

function findDue({ db, now }: PictureWorkDeps) {
  return db
    .selectFrom('pictures')
    .select(['id', 'width', 'avif_attempts'])
    .where('avif_next_at', '<=', now())
    .orderBy('avif_next_at')
    .limit(1)
    .executeTakeFirst();
}

type Due = NonNullable<Awaited<ReturnType<typeof findDue>>>;

/** The lease of the last attempt is never taken over. */
async function claim({ db, now }: PictureWorkDeps, { id, avif_attempts: attempts }: Due): Promise<boolean> {
  const isOver = attempts >= ATTEMPTS_MAX;
  const { numUpdatedRows } = await db
    .updateTable('pictures')
    .set({ avif_attempts: attempts + 1, avif_next_at: isOver ? null : new Date(now().getTime() + LEASE_MS) })
    .where('id', '=', id)
    .where('avif_attempts', '=', attempts)
    .where('avif_next_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n && !isOver;
}

/** Gives how many bytes were added. */
async function makeAvif({ blobs }: PictureWorkDeps, { id, width }: Due): Promise<number> {
  const widths = pictureWidths(width);
  const widest = await blobs.open(blobKey(id, widths.at(-1) ?? 0, 'webp'));
  if (widest === null) throw new Error('The picture has no files');
  const files = await developAvif(await buffer(widest.stream), widths);
  await Promise.all(files.map((file) => blobs.put(blobKey(id, file.width, 'avif'), file.bytes, 'image/avif')));
  return files.reduce((sum, { bytes }) => sum + bytes.length, 0);
}

async function finish(
  { db }: PictureWorkDeps,
  { id, avif_attempts: attempts }: Due,
  change: { avif_at?: Date; avif_next_at: Date | null; bytes?: number },
): Promise<void> {
  await db
    .updateTable('pictures')
    .set(change)
    .where('id', '=', id)
    // Somebody who took us for dead may have gone on.
    .where('avif_attempts', '=', attempts + 1)
    .execute();
}
