import type { ArchiveFile } from '#platform/archive.ts';

import type { ExportedRecipe } from '../exported-recipe.ts';

/** Yields the photo of a recipe as it is stored; nothing without one. `name` is without its ending. */
export async function* webpFile({ photo }: ExportedRecipe, name: string): AsyncGenerator<ArchiveFile> {
  const pieces = (await photo?.openWebp()) ?? null;
  if (pieces !== null) yield { name: `${name}.webp`, pieces, compressed: true };
}
