import { type DraftFilter, IMPORT_TEXTS } from '@larder/contract/imports';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import type { Db } from '#platform/db/tables.ts';
import type { PictureColumns } from '#features/recipes/present.ts';

import type { DraftRow } from '../tables.ts';
import { getImport } from './jobs.ts';

/** What a list shows of a draft. */
export type DraftCardRow = Omit<
  DraftRow,
  'draft' | 'import_id' | 'user_id' | 'new_id' | 'wanted' | 'replaced_version'
> &
  PictureColumns;

interface DraftPage {
  readonly show: DraftFilter;
  /** The first position. */
  readonly from: number;
  readonly limit: number;
}

/** Lists the drafts of the actor's import in the order of the file. Throws `not_found`. */
export async function listDrafts(
  ctx: Ctx,
  id: string,
  { show, from, limit }: DraftPage,
): Promise<{ readonly rows: readonly DraftCardRow[]; readonly nextFrom: number | null }> {
  await getImport(ctx.db, ctx, id);
  const rows = await drafts(ctx.db, ctx, id)
    .where('position', '>=', from)
    .$if(show === 'doubtful', (query) => query.where('doubt_count', '>', 0).where('is_readable', '=', true))
    .$if(show === 'duplicates', (query) => query.where('duplicate_by', 'is not', null))
    .$if(show === 'problems', (query) => query.where('problem', 'is not', null))
    .$if(show === 'saved', (query) => query.where('saved_as', 'is not', null))
    .orderBy('position')
    .limit(limit + 1)
    .execute();
  return { rows: rows.slice(0, limit), nextFrom: rows.at(limit)?.position ?? null };
}

/** A draft of the actor's import. Throws `not_found`. */
export async function getDraft(
  db: Db,
  ctx: Pick<Ctx, 'actor'>,
  id: string,
  position: number,
): Promise<DraftCardRow & Pick<DraftRow, 'draft'>> {
  const row = await drafts(db, ctx, id).select('draft').where('position', '=', position).executeTakeFirst();
  if (row === undefined) throw new AppError('not_found', IMPORT_TEXTS.draft_not_found);
  return row;
}

function drafts(db: Db, { actor }: Pick<Ctx, 'actor'>, importId: string) {
  return db
    .selectFrom('import_drafts')
    .leftJoin('pictures', 'pictures.id', 'import_drafts.picture_id')
    .select([
      'position',
      'title',
      'choice',
      'doubt_count',
      'ingredient_count',
      'step_count',
      'duplicate_by',
      'duplicate_of',
      'duplicate_title',
      'problem',
      'is_readable',
      'saved_as',
      'image_url',
      'picture_id',
      'pictures.width as picture_width',
      'pictures.height as picture_height',
      'pictures.preview as picture_preview',
    ])
    .where('import_drafts.import_id', '=', importId)
    .where('import_drafts.user_id', '=', actor.id);
}
