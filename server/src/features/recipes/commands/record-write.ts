import { selectStorage, type StorageRow, toStorageUse } from '#features/storage/queries.ts';
import { requireWithinQuotas } from '#features/storage/quotas.ts';
import type { Ctx } from '#platform/context.ts';
import type { Db } from '#platform/db/tables.ts';
import { executeTogether } from '#platform/db/together.ts';
import { addUse, countUse, requireWithinLimit } from '#platform/rate-limit.ts';

import { writeLimit, type WritingDeps } from '../limits.ts';
import type { SearchDocument } from '../search/document.ts';
import { saveNewWords, selectUnknownWords, upsertDocument } from '../search/write-document.ts';
import type { RecipeRow } from '../tables.ts';
import { counterUpdates } from './counters.ts';
import { insertStepPictures, requestPictureImport } from './picture.ts';

interface RecipeWrite {
  /** Undefined for a new recipe. */
  readonly before?: RecipeRow;
  readonly after: RecipeRow;
  readonly document: SearchDocument;
  /** The row of `selectStorage` before the write. */
  readonly storageBefore: readonly StorageRow[];
}

/**
 * Completes the write of a recipe in its transaction, which holds the lock on the actor: counters, search document and picture import.
 * Throws `too_many_requests` and `quota_exceeded`, which roll the write back.
 */
export async function recordWrite(
  trx: Db,
  ctx: Ctx,
  deps: WritingDeps,
  { before, after, document, storageBefore }: RecipeWrite,
): Promise<void> {
  const { actor, databaseKind: kind, now, quotas } = ctx;
  const changes = { removed: before === undefined ? [] : [before], added: [after] };
  const limit = writeLimit(deps);
  const stepPictures = insertStepPictures(trx, after);
  const rows = await executeTogether(
    trx,
    kind,
    [
      ...counterUpdates(trx, kind, actor.id, changes),
      upsertDocument(trx, after, document),
      ...(stepPictures === null ? [] : [stepPictures]),
    ],
    {
      uses: addUse(trx, limitKey(ctx, deps), limit, now),
      storage: selectStorage(trx, actor.id),
      unknown: selectUnknownWords(trx, kind, [document]),
    },
  );
  for (const use of rows.uses) requireWithinLimit(use, limit, now);
  requireWithinQuotas(quotas, toStorageUse(storageBefore[0]), toStorageUse(rows.storage[0]));
  await saveNewWords(trx, kind, { documents: [document], unknown: rows.unknown, writer: { userId: actor.id, now } });
  await requestPictureImport(trx, ctx, after, before);
}

/** Counts a write that has nothing else to complete. Throws `too_many_requests`. */
export function countWrite(trx: Db, ctx: Ctx, deps: WritingDeps): Promise<void> {
  return countUse(trx, limitKey(ctx, deps), writeLimit(deps), ctx.now);
}

function limitKey({ actor }: Ctx, { limitName = 'recipe' }: WritingDeps): string {
  return `${limitName}:${actor.id}`;
}
