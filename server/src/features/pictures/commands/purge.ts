import type { Kysely } from 'kysely';

import { type BlobEntry, type Blobs, KEY_PREFIXES } from '#platform/blobs/blobs.ts';
import type { Ctx } from '#platform/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { DAY_MS, HOUR_MS } from '#platform/durations.ts';

import { keysOf, pictureOfKey } from '../blob-keys.ts';

/** For so long a picture stays after it was last given to something. */
const UNUSED_MS = DAY_MS;
/** The same where its person has left: longer than it takes to give it to something. */
const FORSAKEN_MS = 60 * 1000;
const BATCH = 500;
/** One more than a day has hours: where a server runs at the same hours each day, each day has them look at other parts. */
const PARTS = 25;

type PurgeCtx = Pick<Ctx, 'db' | 'now'> & { readonly blobs: Blobs };

/**
 * Removes pictures that nothing has shown for a day, those whose person has left within the hour, and files without a picture.
 * Each hour looks at another part of them, so that all are looked at in little more than a day and no hour has much to do.
 */
export async function purgePictures(ctx: PurgeCtx): Promise<void> {
  await removeForsaken(ctx);
  const part = Math.floor(ctx.now.getTime() / HOUR_MS) % PARTS;
  for (const beginning of KEY_PREFIXES.filter((_beginning, n) => n % PARTS === part)) {
    await removeUnused(ctx, beginning);
    await sweepFiles(ctx, beginning);
  }
}

async function removeForsaken(ctx: PurgeCtx): Promise<void> {
  const forsaken = unshown(ctx.db).where('pictures.user_id', 'is', null);
  await removeEach(ctx, await forsaken.execute(), FORSAKEN_MS);
}

async function removeUnused(ctx: PurgeCtx, beginning: string): Promise<void> {
  const unused = unshown(ctx.db)
    .where('pictures.id', '>=', `${beginning}000000-0000-0000-0000-000000000000`)
    .where('pictures.id', '<=', `${beginning}ffffff-ffff-ffff-ffff-ffffffffffff`)
    .where('pictures.used_at', '<=', before(ctx.now, UNUSED_MS));
  await removeEach(ctx, await unused.execute(), UNUSED_MS);
}

function before(now: Date, ms: number): Date {
  return new Date(now.getTime() - ms);
}

function unshown(db: Kysely<Tables>) {
  return db
    .selectFrom('pictures')
    .select(['pictures.id', 'pictures.width'])
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
    );
}

/**
 * One statement for each, which waits for nobody while it holds another: whoever leaves has all of theirs held at once. The row
 * goes before its files: files that are left over are swept away.
 */
async function removeEach(
  { db, blobs, now }: PurgeCtx,
  pictures: readonly { readonly id: string; readonly width: number }[],
  afterMs: number,
): Promise<void> {
  for (const picture of pictures) {
    const { numDeletedRows } = await db
      .deleteFrom('pictures')
      .where('id', '=', picture.id)
      // Whoever has claimed it meanwhile keeps it.
      .where('used_at', '<=', before(now, afterMs))
      .executeTakeFirst();
    if (numDeletedRows > 0n) await Promise.all(keysOf(picture).map((key) => blobs.remove(key)));
  }
}

async function sweepFiles(ctx: PurgeCtx, beginning: string): Promise<void> {
  const aDayAgo = before(ctx.now, UNUSED_MS);
  let batch: BlobEntry[] = [];
  for await (const entry of ctx.blobs.list(beginning)) {
    // A file that is younger may be waiting for its row.
    if (entry.changedAt > aDayAgo) continue;
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
