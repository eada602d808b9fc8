import { ERROR_TEXTS } from '@larder/contract/errors';
import { pictureWidths } from '@larder/contract/pictures';

import { AppError } from '#platform/app-error.ts';
import { type LookupDb, prepareLookup } from '#platform/db/lookup.ts';

const findWidth = prepareLookup<{ id: string }>()((db, param) =>
  db.selectFrom('pictures').select(['width', 'avif_at']).where('id', '=', param('id')),
);

/** Is the picture there in this width, and as AVIF too? Throws `not_found`. */
export async function getServed(on: LookupDb, id: string, width: number): Promise<{ readonly hasAvif: boolean }> {
  const [row] = await findWidth(on, { id });
  if (row === undefined || !pictureWidths(row.width).some((served) => served === width)) throw pictureNotFound();
  return { hasAvif: row.avif_at !== null };
}

export function pictureNotFound(): AppError {
  return new AppError('not_found', ERROR_TEXTS.not_found);
}
