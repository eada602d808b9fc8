import type { Kysely } from 'kysely';

import type { BlobEntry, Blobs } from '#platform/blobs/blobs.ts';
import type { Ctx } from '#platform/context.ts';
import type { Tables } from '#platform/db/tables.ts';

import { keysOf, pictureOfKey } from '../policy.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_HOURS = 24;
/** The two characters with which an id begins. */
const BEGINNINGS = Array.from({ length: 256 }, (_, n) => n.toString(16).padStart(2, '0'));
const BATCH = 500;

type PurgeCtx = Pick<Ctx, 'db' | 'now'> & { readonly blobs: Blobs };

/**
 * Removes pictures that nothing has shown for a day, those whose person has left at once, and files without a picture. Each hour
 * looks at another part of them, so that all are looked at once a day and no hour has much to do.
 */
export async function purgePictures(ctx: PurgeCtx): Promise<void> {
  await removeForsaken(ctx);
  const hour = Math.floor(ctx.now.getTime() / HOUR_MS) % DAY_HOURS;
  for (const beginning of BEGINNINGS.filter((_beginning, n) => n % DAY_HOURS === hour)) {
    await removeUnused(ctx, beginning);
    await sweepFiles(ctx, beginning);
  }
}

async function removeForsaken({ db, blobs }: PurgeCtx): Promise<void> {
  await removeFiles(blobs, await deleteUnshown(db).where('pictures.user_id', 'is', null).execute());
}

async function removeUnused({ db, blobs, now }: PurgeCtx, beginning: string): Promise<void> {
  const gone = await deleteUnshown(db)
    .where('pictures.id', '>=', `${beginning}000000-0000-0000-0000-000000000000`)
    .where('pictures.id', '<=', `${beginning}ffffff-ffff-ffff-ffff-ffffffffffff`)
    .where('pictures.used_at', '<=', aDayBefore(now))
    .execute();
  await removeFiles(blobs, gone);
}

function aDayBefore(now: Date): Date {
  return new Date(now.getTime() - DAY_HOURS * HOUR_MS);
}

/** The row goes before its files: whoever claims the picture meanwhile keeps both, and files that are left over are swept away. */
function deleteUnshown(db: Kysely<Tables>) {
  return db
    .deleteFrom('pictures')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('recipes').select('id').whereRef('recipes.picture_id', '=', 'pictures.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('recipe_versions').select('recipe_id').whereRef('recipe_versions.picture_id', '=', 'pictures.id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('community_recipes').select('id').whereRef('community_recipes.picture_id', '=', 'pictures.id'),
        ),
      ),
    )
    .returning(['pictures.id', 'pictures.width']);
}

async function removeFiles(
  blobs: Blobs,
  pictures: readonly { readonly id: string; readonly width: number }[],
): Promise<void> {
  for (const picture of pictures) await Promise.all(keysOf(picture).map((key) => blobs.remove(key)));
}

async function sweepFiles(ctx: PurgeCtx, beginning: string): Promise<void> {
  const before = aDayBefore(ctx.now);
  let batch: BlobEntry[] = [];
  for await (const entry of ctx.blobs.list(beginning)) {
    // A file that is younger may be waiting for its row.
    if (entry.changedAt > before) continue;
    batch.push(entry);
    if (batch.length < BATCH) continue;
    await sweepBatch(ctx, batch);
    batch = [];
  }
  await sweepBatch(ctx, batch);
}

async function sweepBatch({ db, blobs }: PurgeCtx, entries: readonly BlobEntry[]): Promise<void> {
  const ids = new Set(entries.flatMap(({ key }) => pictureOfKey(key) ?? []));
  const rows =
    ids.size === 0
      ? []
      : await db
          .selectFrom('pictures')
          .select('id')
          .where('id', 'in', [...ids])
          .execute();
  const known = new Set(rows.map(({ id }) => id));
  for (const { key } of entries) if (!known.has(pictureOfKey(key) ?? '')) await blobs.remove(key);
}
