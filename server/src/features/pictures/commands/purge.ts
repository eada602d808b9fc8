import type { Kysely } from 'kysely';

import { type BlobEntry, type Blobs, KEY_PREFIXES } from '#platform/blobs/blobs.ts';
import type { Ctx } from '#platform/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { DAY_MS, HOUR_MS } from '#platform/durations.ts';

import { keysOf, pictureOfKey } from '../blob-keys.ts';

/** How long an unused picture is retained after its last use. */
const UNUSED_MS = DAY_MS;
/** The same for a deleted account: longer than a transaction that claims the picture. */
const ORPHANED_MS = 60 * 1000;
const BATCH = 500;
/**
 * Hours in which the hourly purge covers all keys, one partition each. Coprime to the hours of a day, so that a server that runs at
 * the same hours every day still reaches all partitions.
 */
export const PURGE_HOURS = 25;

type PurgeCtx = Pick<Ctx, 'db' | 'now'> & { readonly blobs: Blobs };

/**
 * Deletes pictures unused for a day, unused pictures of deleted accounts within the hour, and files without a row. Each hour covers
 * one of PURGE_HOURS partitions of the keys, so that the work is spread over about a day.
 */
export async function purgePictures(ctx: PurgeCtx): Promise<void> {
  await removeOrphaned(ctx);
  const part = Math.floor(ctx.now.getTime() / HOUR_MS) % PURGE_HOURS;
  for (const beginning of KEY_PREFIXES.filter((_beginning, n) => n % PURGE_HOURS === part)) {
    await removeUnused(ctx, beginning);
    await sweepFiles(ctx, beginning);
  }
}

async function removeOrphaned(ctx: PurgeCtx): Promise<void> {
  const orphaned = unusedPictures(ctx.db).where('pictures.user_id', 'is', null);
  await removeEach(ctx, await orphaned.execute(), ORPHANED_MS);
}

async function removeUnused(ctx: PurgeCtx, beginning: string): Promise<void> {
  const unused = unusedPictures(ctx.db)
    .where('pictures.id', '>=', `${beginning}000000-0000-0000-0000-000000000000`)
    .where('pictures.id', '<=', `${beginning}ffffff-ffff-ffff-ffff-ffffffffffff`)
    .where('pictures.used_at', '<=', timeBefore(ctx.now, UNUSED_MS));
  await removeEach(ctx, await unused.execute(), UNUSED_MS);
}

function timeBefore(now: Date, ms: number): Date {
  return new Date(now.getTime() - ms);
}

function unusedPictures(db: Kysely<Tables>) {
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
          selectFrom('step_pictures').select('recipe_id').whereRef('step_pictures.picture_id', '=', 'pictures.id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('cook_log').select('id').whereRef('cook_log.picture_id', '=', 'pictures.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('import_drafts').select('position').whereRef('import_drafts.picture_id', '=', 'pictures.id')),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('import_draft_pictures')
            .select('import_id')
            .whereRef('import_draft_pictures.picture_id', '=', 'pictures.id'),
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
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('community_step_pictures')
            .select('recipe_id')
            .whereRef('community_step_pictures.picture_id', '=', 'pictures.id'),
        ),
      ),
    );
}

/**
 * One statement per row, so that it never waits for a lock while holding another: deleting an account locks many rows at once, and
 * both would deadlock. The row is deleted before its files; a later sweep removes files that are left.
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
      // Skips a picture that was claimed meanwhile.
      .where('used_at', '<=', timeBefore(now, afterMs))
      .executeTakeFirst();
    if (numDeletedRows > 0n) await Promise.all(keysOf(picture).map((key) => blobs.remove(key)));
  }
}

async function sweepFiles(ctx: PurgeCtx, beginning: string): Promise<void> {
  const dayAgo = timeBefore(ctx.now, UNUSED_MS);
  let batch: BlobEntry[] = [];
  for await (const entry of ctx.blobs.list(beginning)) {
    // A younger file may not have its row yet.
    if (entry.changedAt > dayAgo) continue;
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
