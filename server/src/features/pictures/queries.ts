import { ERROR_TEXTS } from '@larder/contract/errors';
import { type PictureWidth, pictureWidths } from '@larder/contract/pictures';

import { AppError } from '#platform/app-error.ts';
import { type LookupDb, prepareLookup } from '#platform/db/lookup.ts';

const findWidth = prepareLookup<{ id: string }>()((db, param) =>
  db.selectFrom('pictures').select(['width', 'avif_at']).where('id', '=', param('id')),
);

/** Returns the width if the picture has it, and whether AVIF exists. Throws `not_found`. */
export async function getServed(
  on: LookupDb,
  id: string,
  requested: number,
): Promise<{ readonly width: PictureWidth; readonly hasAvif: boolean }> {
  const [row] = await findWidth(on, { id });
  const width = pictureWidths(row?.width ?? 0).find((served) => served === requested);
  if (row === undefined || width === undefined) throw pictureNotFound();
  return { width, hasAvif: row.avif_at !== null };
}

export function pictureNotFound(): AppError {
  return new AppError('not_found', ERROR_TEXTS.not_found);
}
