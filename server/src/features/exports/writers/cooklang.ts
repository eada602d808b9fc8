import { writeCooklang } from '@larder/culinary/import/cooklang/write-cooklang';

import type { ArchiveFile } from '#platform/archive.ts';

import { allTags } from '../exported-recipe.ts';
import { withDetailsInNotes } from './details-in-notes.ts';
import { fileName, uniqueNames } from './file-names.ts';
import { webpFile } from './photo-files.ts';
import { archiveWriter } from './writer.ts';

/** A file of Cooklang for each recipe, with its photo beside it under the same name. */
export const cooklangWriter = archiveWriter(() => {
  const nameOf = uniqueNames();
  return async function* files(whole): AsyncGenerator<ArchiveFile> {
    const recipe = withDetailsInNotes(whole, 'cooklang');
    const name = nameOf(fileName(recipe.title));
    yield { name: `${name}.cook`, pieces: [writeCooklang({ ...recipe, tags: allTags(recipe) })] };
    yield* webpFile(recipe, name);
  };
});
