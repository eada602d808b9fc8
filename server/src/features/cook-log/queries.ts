import type { Selectable } from 'kysely';
import { MAX } from 'uuid';
import { z } from 'zod';

import { COOK_LOG_TEXTS } from '@larder/contract/cook-log';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import type { Db, Tables } from '#platform/db/tables.ts';
import { cutPage, type PageFilter, readOrderCursor, type RowPage, writeOrderCursor } from '#platform/page-cursor.ts';
import type { PictureColumns } from '#features/recipes/present.ts';

export type CookEntryRow = Omit<Selectable<Tables['cook_log']>, 'user_id' | 'picture_id'> & PictureColumns;

const ORDER = 'cooked';

/** Lists the actor's entries about a recipe, latest day first. */
export async function listCookEntries(ctx: Ctx, recipeId: string, page: PageFilter): Promise<RowPage<CookEntryRow>> {
  const { key, id } =
    page.cursor === undefined ? { key: '9', id: MAX } : readOrderCursor([ORDER], z.iso.date(), page.cursor);
  const rows = await entries(ctx.reader, ctx.actor.id)
    .where('cook_log.recipe_id', '=', recipeId)
    .where((eb) => eb(eb.refTuple('cook_log.cooked_on', 'cook_log.id'), '<', eb.tuple(key, id)))
    .orderBy('cook_log.cooked_on', 'desc')
    .orderBy('cook_log.id', 'desc')
    .limit(page.limit + 1)
    .execute();
  return cutPage(rows, page.limit, (last) => writeOrderCursor(ORDER, { key: last.cooked_on, id: last.id }));
}

/** The actor's entry. Throws `not_found`. */
export async function getCookEntry(db: Db, { actor }: Ctx, id: string): Promise<CookEntryRow> {
  const row = await entries(db, actor.id).where('cook_log.id', '=', id).executeTakeFirst();
  if (row === undefined) throw new AppError('not_found', COOK_LOG_TEXTS.not_found);
  return row;
}

function entries(db: Db, userId: string) {
  return db
    .selectFrom('cook_log')
    .leftJoin('pictures', 'pictures.id', 'cook_log.picture_id')
    .select([
      'cook_log.id',
      'cook_log.recipe_id',
      'cook_log.title',
      'cook_log.cooked_on',
      'cook_log.servings',
      'cook_log.note',
      'cook_log.stars',
      'cook_log.image_url',
      'cook_log.created_at',
      'cook_log.picture_id',
      'pictures.width as picture_width',
      'pictures.height as picture_height',
      'pictures.preview as picture_preview',
    ])
    .where('cook_log.user_id', '=', userId);
}
