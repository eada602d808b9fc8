import type { ArchiveFile } from '#platform/archive.ts';

import type { ExportedPhoto, ExportedRecipe } from '../exported-recipe.ts';
import { fileName } from './file-names.ts';

/** Yields a photo as it is stored; nothing without one. `name` is without its ending. */
export async function* webpFile(photo: ExportedPhoto | null, name: string): AsyncGenerator<ArchiveFile> {
  const pieces = (await photo?.openWebp()) ?? null;
  if (pieces !== null) yield { name: `${name}.webp`, pieces, compressed: true };
}

/** Yields the photos of the steps. `nameOf` returns the name for a step without its ending; undefined for one without a place. */
export async function* stepWebpFiles(
  { step_photos }: ExportedRecipe,
  nameOf: (step: number) => string | undefined,
): AsyncGenerator<ArchiveFile & { readonly step: number }> {
  for (const photo of step_photos) {
    const name = nameOf(photo.step);
    if (name === undefined) continue;
    for await (const file of webpFile(photo, name)) yield { ...file, step: photo.step };
  }
}

/** A title as the name of a file that photos of steps may lie beside: "Cake.1" is the first step of "Cake". */
export const picturedName = (title: string): string => fileName(title).replaceAll(/\.(?=\d+(?:\.\d+)*$)/gu, ' ');
