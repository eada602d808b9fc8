import { buffer } from 'node:stream/consumers';

import { pictureWidths } from '@larder/contract/pictures';

import { MINUTE_MS } from '#platform/durations.ts';
import type { JobQueue } from '#platform/jobs/queue.ts';
import { runDueJobs } from '#platform/jobs/run-due.ts';

import { encodeAvif } from '../process.ts';
import { encodeMissing } from '../files.ts';
import { blobKey, originalKey } from '../blob-keys.ts';
import type { PictureWorkDeps } from './work-deps.ts';

export const ENCODING_QUEUE: JobQueue<'id'> = {
  table: 'pictures',
  key: ['id'],
  attempts: 'avif_attempts',
  dueAt: 'avif_next_at',
  backoffMs: [5 * MINUTE_MS, 5 * MINUTE_MS],
  leaseMs: 10 * MINUTE_MS,
};

/**
 * Encodes all missing files of the picture that is due longest: WebP, then AVIF. Deletes its original in between. Returns false when none
 * is due.
 */
export function encodeNextPicture(deps: PictureWorkDeps): Promise<boolean> {
  return runDueJobs<'id', Due>(deps, {
    queue: ENCODING_QUEUE,
    concurrency: 1,
    findDue: (limit) => findDue(deps, limit),
    run: (due) => encodeFiles(deps, due),
    isPermanent: () => false,
    onFailure: ({ id }, error, next) => {
      deps.log.warn({ err: error, pictureId: id, isLast: next === null }, 'picture not encoded');
      return {};
    },
  });
}

function findDue({ db, now }: PictureWorkDeps, limit: number) {
  return db
    .selectFrom('pictures')
    .select(['id', 'width', 'avif_attempts as attempts'])
    .where('avif_next_at', '<=', now())
    .orderBy('avif_next_at')
    .limit(limit)
    .execute();
}

type Due = Awaited<ReturnType<typeof findDue>>[number];

async function encodeFiles(deps: PictureWorkDeps, due: Due) {
  const webpBytes = await encodeMissing(deps.blobs, due.id, pictureWidths(due.width));
  await deps.blobs.remove(originalKey(due.id));
  const bytes = webpBytes + (await encodeAvifFiles(deps, due));
  return { avif_at: deps.now(), bytes };
}

/** Returns the size of the AVIF files in bytes. */
async function encodeAvifFiles({ blobs }: PictureWorkDeps, { id, width }: Due): Promise<number> {
  const widths = pictureWidths(width);
  const widest = await blobs.open(blobKey(id, widths.at(-1) ?? 0, 'webp'));
  if (widest === null) throw new Error('The picture has no files');
  const files = await encodeAvif(await buffer(widest.stream), widths);
  await Promise.all(files.map((file) => blobs.put(blobKey(id, file.width, 'avif'), file.bytes, 'image/avif')));
  return files.reduce((sum, { bytes }) => sum + bytes.length, 0);
}
