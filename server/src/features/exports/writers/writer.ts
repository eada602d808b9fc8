import type { ArchiveFile } from '#platform/archive.ts';

import type { ExportedRecipe } from '../exported-recipe.ts';

/** Writes recipes in the format of an app, one after the other: as the files of an archive, or as one text. */
export type Writer =
  | {
      readonly contentType: 'application/zip';
      readonly files: (recipes: AsyncIterable<ExportedRecipe>) => AsyncIterable<ArchiveFile>;
    }
  | {
      readonly contentType: `${string}; charset=utf-8`;
      readonly pieces: (recipes: AsyncIterable<ExportedRecipe>) => AsyncIterable<string>;
    };

/** A writer of an archive, from a function that returns the files of one recipe. */
export const archiveWriter = (
  filesOf: () => (recipe: ExportedRecipe) => AsyncIterable<ArchiveFile>,
): Extract<Writer, { files: unknown }> => ({
  contentType: 'application/zip',
  files: async function* files(recipes) {
    const write = filesOf();
    for await (const recipe of recipes) yield* write(recipe);
  },
});
