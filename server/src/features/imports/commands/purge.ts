import { IMPORT_LIMITS } from '@larder/contract/imports';

import type { Blobs } from '#platform/blobs/blobs.ts';
import type { Ctx } from '#platform/context.ts';
import type { Db } from '#platform/db/tables.ts';
import { DAY_MS } from '#platform/durations.ts';

import { importOfKey, PART_KEYS } from '../parts.ts';

/** How long an upload may take, with all interruptions. */
const UPLOAD_MAX_DAYS = 2;
/** A younger file may not have its row yet. */
const ORPHANED_AFTER_DAYS = 1;

type PurgeCtx = Pick<Ctx, 'db' | 'now'> & { readonly blobs: Blobs };

/** Deletes imports after a month, uploads that nobody finished, and the files of both. Saved recipes stay. */
export async function purgeImports({ db, now, blobs }: PurgeCtx): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db.deleteFrom('imports').where('created_at', '<', daysAgo(IMPORT_LIMITS.retention_days)).execute();
  await db
    .deleteFrom('imports')
    .where('created_at', '<', daysAgo(UPLOAD_MAX_DAYS))
    .where('state', '=', 'uploading')
    .execute();
  for await (const { key, changedAt } of blobs.list(PART_KEYS)) {
    if (changedAt < daysAgo(ORPHANED_AFTER_DAYS) && !(await isNeeded(db, importOfKey(key)))) await blobs.remove(key);
  }
}

async function isNeeded(db: Db, importId: string | null): Promise<boolean> {
  if (importId === null) return false;
  const row = await db
    .selectFrom('imports')
    .select('id')
    .where('id', '=', importId)
    .where('state', 'in', ['uploading', 'reading'])
    .executeTakeFirst();
  return row !== undefined;
}
