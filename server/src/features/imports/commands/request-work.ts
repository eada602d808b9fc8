import { IMPORT_TEXTS, type ImportState } from '@larder/contract/imports';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import { toChunks } from '#platform/db/in-batches.ts';
import type { Db } from '#platform/db/tables.ts';
import { lockActor } from '#features/recipes/commands/lock-actor.ts';

import { type CountedImport, getImport } from '../queries/jobs.ts';

const BATCH = 500;

/**
 * Requests that drafts of the actor's import are saved: those at `positions`, or all that are not to be left out. Throws `not_found`,
 * `conflict` while the import is busy, and `invalid_input` if there is nothing to save.
 */
export function requestSave(ctx: Ctx, id: string, positions: readonly number[] | undefined): Promise<CountedImport> {
  return request(ctx, id, 'saving', async (trx) => {
    const unsaved = trx
      .updateTable('import_drafts')
      .set({ wanted: 'save', problem: null })
      .where('import_id', '=', id)
      .where('is_readable', '=', true)
      .where('saved_as', 'is', null);
    const updates =
      positions === undefined
        ? [unsaved.where('choice', '<>', 'skip')]
        : toChunks([...new Set(positions)], BATCH).map((batch) =>
            unsaved
              .set((eb) => ({
                choice: eb
                  .case()
                  .when('choice', '=', 'skip')
                  .then('keep' as const)
                  .else(eb.ref('choice'))
                  .end(),
              }))
              .where('position', 'in', batch),
          );
    let count = 0n;
    for (const update of updates) count += (await update.executeTakeFirst()).numUpdatedRows;
    return count > 0n ? null : 'There is nothing to save';
  });
}

/** Requests to undo what the actor's import saved. Throws `not_found`, `conflict` and `invalid_input` as above. */
export function requestUndo(ctx: Ctx, id: string): Promise<CountedImport> {
  return request(ctx, id, 'undoing', async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('import_drafts')
      .set({ wanted: 'undo' })
      .where('import_id', '=', id)
      .where('saved_as', 'is not', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n ? null : IMPORT_TEXTS.not_saved;
  });
}

/** Makes the import due in `state`. `mark` marks the drafts and returns why there is nothing to do. */
async function request(
  ctx: Ctx,
  id: string,
  state: ImportState,
  mark: (trx: Db) => Promise<string | null>,
): Promise<CountedImport> {
  return ctx.db.transaction().execute(async (trx) => {
    await lockActor(trx, ctx);
    const { numUpdatedRows } = await trx
      .updateTable('imports')
      .set({ state, problem: null, attempts: 0, next_attempt_at: ctx.now })
      .where('id', '=', id)
      .where('user_id', '=', ctx.actor.id)
      .where('state', '=', 'ready')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) {
      // Throws `not_found` for an import that is not the actor's.
      await getImport(trx, ctx, id);
      throw new AppError('conflict', IMPORT_TEXTS.busy);
    }
    const problem = await mark(trx);
    if (problem !== null) throw new AppError('invalid_input', problem);
    return getImport(trx, ctx, id);
  });
}
