import { type DraftChange, type DraftEdit, IMPORT_TEXTS } from '@larder/contract/imports';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import { toJson } from '#platform/db/tables.ts';
import { lockActor } from '#features/recipes/commands/lock-actor.ts';

import { draftColumns } from '../draft-columns.ts';
import { getDraft } from '../queries/drafts.ts';
import type { StoredDraft } from '../tables.ts';

/**
 * Edits a draft of the actor's import, or chooses what to do with it. What was edited counts as checked. Throws `not_found`, `conflict`
 * for a draft that is saved or being saved, and `invalid_input` for a choice that it does not have.
 */
export async function updateDraft(
  ctx: Ctx,
  { id, position }: { readonly id: string; readonly position: number },
  { choice, draft: edit }: DraftChange,
): Promise<Awaited<ReturnType<typeof getDraft>>> {
  return ctx.db.transaction().execute(async (trx) => {
    await lockActor(trx, ctx);
    const before = await getDraft(trx, ctx, id, position);
    if (choice === 'version' && before.duplicate_of === null) throw invalid('choice', 'There is no recipe to replace');
    if (edit !== undefined && before.draft === null) throw invalid('draft', 'There is nothing to edit');
    const edited = before.draft === null || edit === undefined ? null : applyEdit(before.draft, edit);
    const { numUpdatedRows } = await trx
      .updateTable('import_drafts')
      .set({
        choice: choice ?? before.choice,
        ...(edited === null ? {} : { ...draftColumns(edited), draft: toJson(edited) }),
      })
      .where('import_id', '=', id)
      .where('position', '=', position)
      .where('user_id', '=', ctx.actor.id)
      .where('saved_as', 'is', null)
      .where('wanted', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new AppError('conflict', IMPORT_TEXTS.busy);
    return getDraft(trx, ctx, id, position);
  });
}

function invalid(field: string, message: string): AppError {
  return new AppError('invalid_input', message, { fields: { [field]: message } });
}

/** Notes, pictures and links that belong to lines which were edited are left out, because their lines may be others now. */
function applyEdit(draft: StoredDraft, edit: DraftEdit): StoredDraft {
  const given = Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined));
  const isSameSteps = edit.instructions === undefined || edit.instructions.length === draft.instructions.length;
  return {
    ...draft,
    ...given,
    step_notes: isSameSteps ? draft.step_notes : [],
    ...(isSameSteps ? {} : { step_pictures: [] }),
    links: edit.ingredients === undefined ? draft.links : [],
    findings: draft.findings.filter(({ field }) => !(field in given)),
  };
}
