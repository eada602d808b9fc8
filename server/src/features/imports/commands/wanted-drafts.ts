import type { Db } from '#platform/db/tables.ts';
import { inBatches } from '#platform/db/in-batches.ts';
import type { WritingDeps } from '#features/recipes/limits.ts';

import type { DraftRow } from '../tables.ts';

const BATCH = 10;

/** What an import writes counts apart and without a limit, so that the user can go on writing. The import itself is limited. */
export const IMPORT_WRITES: WritingDeps = { limitFactor: Infinity, limitName: 'import-write' };

export type WantedDraft = DraftRow & { readonly picture_width: number | null };

/** Iterates over the drafts with work to do, in the order of the file. */
export function wantedDrafts(db: Db, importId: string, wanted: 'save' | 'undo'): AsyncGenerator<WantedDraft> {
  return inBatches(
    (after, limit) =>
      db
        .selectFrom('import_drafts')
        .leftJoin('pictures', 'pictures.id', 'import_drafts.picture_id')
        .selectAll('import_drafts')
        .select('pictures.width as picture_width')
        .where('import_id', '=', importId)
        .where('wanted', '=', wanted)
        .where('position', '>', after?.position ?? -1)
        .orderBy('position')
        .limit(limit)
        .execute(),
    BATCH,
  );
}

/** Stores the result for a draft, whose work is then done. */
export async function finishDraft(
  db: Db,
  { import_id, position }: WantedDraft,
  result: Partial<Pick<DraftRow, 'saved_as' | 'problem' | 'replaced_version' | 'new_id'>>,
): Promise<void> {
  await db
    .updateTable('import_drafts')
    .set({ ...result, wanted: null })
    .where('import_id', '=', import_id)
    .where('position', '=', position)
    .execute();
}

/** Gives up the work that is left. */
export async function wantNothing(db: Db, importId: string): Promise<void> {
  await db
    .updateTable('import_drafts')
    .set({ wanted: null })
    .where('import_id', '=', importId)
    .where('wanted', 'is not', null)
    .execute();
}
