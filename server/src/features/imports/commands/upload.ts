import type { Readable } from 'node:stream';

import { IMPORT_LIMITS, IMPORT_TEXTS, type NewImport } from '@larder/contract/imports';

import { AppError } from '#platform/app-error.ts';
import type { Blobs } from '#platform/blobs/blobs.ts';
import type { Ctx } from '#platform/context.ts';
import type { Db } from '#platform/db/tables.ts';
import { countUse, type RateLimit, scaled } from '#platform/rate-limit.ts';
import { lockActor } from '#features/recipes/commands/lock-actor.ts';
import { requireQuota } from '#features/storage/quotas.ts';

import { partsOf, removeParts, storePart } from '../parts.ts';
import { type CountedImport, getImport, importNotFound } from '../queries/jobs.ts';

const IMPORTS_PER_USER: RateLimit = { max: 60, windowSeconds: 60 * 60 };

export interface UploadDeps {
  readonly blobs: Blobs;
  /** Multiplies the hourly limit. */
  readonly limitFactor: number;
  /** Called when a file is complete. */
  readonly onFileComplete: () => void;
}

/**
 * Begins an import, whose file is then uploaded in parts. Idempotent by `id`. Throws `conflict` for an id of another file,
 * `quota_exceeded` and `too_many_requests`.
 */
export async function startImport(ctx: Ctx, { limitFactor }: UploadDeps, file: NewImport): Promise<CountedImport> {
  const { actor, quotas, now } = ctx;
  await countUse(ctx.db, `import:${actor.id}`, scaled(IMPORTS_PER_USER, limitFactor), now);
  await requireQuota(ctx.db, { userId: actor.id, quotas }, ['recipes', 'bytes']);
  return ctx.db.transaction().execute(async (trx) => {
    await lockActor(trx, ctx);
    const row = { ...file, user_id: actor.id, state: 'uploading', created_at: now } as const;
    const { numInsertedOrUpdatedRows = 0n } = await trx
      .insertInto('imports')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) return getSame(trx, ctx, file);
    await requireRoom(trx, ctx);
    return getImport(trx, ctx, file.id);
  });
}

async function getSame(trx: Db, ctx: Ctx, { id, bytes }: NewImport): Promise<CountedImport> {
  const known = await getImport(trx, ctx, id).catch(() => undefined);
  if (known?.bytes === bytes) return known;
  throw new AppError('conflict', 'This id is taken', { fields: { id: 'This id is taken' } });
}

async function requireRoom(trx: Db, { actor }: Ctx): Promise<void> {
  const own = await trx.selectFrom('imports').select('id').where('user_id', '=', actor.id).execute();
  if (own.length > IMPORT_LIMITS.imports_max) throw new AppError('quota_exceeded', IMPORT_TEXTS.too_many);
}

/**
 * Stores a part of the file of the actor's import; the last one lets the file be read. Idempotent. Throws `not_found`, and
 * `invalid_input` for a part that is not one of this file.
 */
export async function uploadPart(
  ctx: Ctx,
  deps: UploadDeps,
  { id, part }: { readonly id: string; readonly part: number },
  body: Readable,
): Promise<CountedImport> {
  const before = await getImport(ctx.db, ctx, id);
  if (before.state !== 'uploading') {
    body.resume();
    return before;
  }
  await storePart(deps.blobs, before, part, body);
  const isComplete = await ctx.db.transaction().execute((trx) => addPart(trx, ctx, id, part));
  if (isComplete) deps.onFileComplete();
  return getImport(ctx.db, ctx, id);
}

/** Records that a part has arrived. With the last one the file is due to be read: returns true then. */
async function addPart(trx: Db, ctx: Ctx, id: string, part: number): Promise<boolean> {
  await lockActor(trx, ctx);
  const { bytes, parts } = await getImport(trx, ctx, id);
  await trx
    .insertInto('import_parts')
    .values({ import_id: id, part })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (new Set([...parts, part]).size < partsOf(bytes).length) return false;
  const { numUpdatedRows } = await trx
    .updateTable('imports')
    .set({ state: 'reading', next_attempt_at: ctx.now })
    .where('id', '=', id)
    .where('user_id', '=', ctx.actor.id)
    .where('state', '=', 'uploading')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes the actor's import with its drafts. Recipes that it saved stay. Throws `not_found`. */
export async function deleteImport(ctx: Ctx, { blobs }: Pick<UploadDeps, 'blobs'>, id: string): Promise<void> {
  const deleted = await ctx.db
    .deleteFrom('imports')
    .where('id', '=', id)
    .where('user_id', '=', ctx.actor.id)
    .returning(['id', 'bytes'])
    .executeTakeFirst();
  if (deleted === undefined) throw importNotFound();
  await removeParts(blobs, deleted);
}
