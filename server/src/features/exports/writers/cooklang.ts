import { stepPictureNumbers } from '@larder/culinary/import/cooklang/step-picture-numbers';
import { writeCooklang } from '@larder/culinary/import/cooklang/write-cooklang';

import type { ArchiveFile } from '#platform/archive.ts';

import { allTags, type ExportedRecipe } from '../exported-recipe.ts';
import { withDetailsInNotes } from './details-in-notes.ts';
import { uniqueNames } from './file-names.ts';
import { picturedName, stepWebpFiles, webpFile } from './photo-files.ts';
import { archiveWriter } from './writer.ts';

/** How pictures number the steps in a file, by their index in the recipe. The file has every line but the headings in its order. */
function numbersIn(text: string, { instructions }: ExportedRecipe): ReadonlyMap<number, string> {
  const steps = instructions.flatMap((line, at) => (line.trimEnd().endsWith(':') ? [] : [at]));
  const numbers = stepPictureNumbers(text).map(({ inRecipe, inSection }) => inSection ?? String(inRecipe));
  return new Map(steps.flatMap((step, at) => (numbers[at] === undefined ? [] : [[step, numbers[at]]])));
}

/** A file of Cooklang for each recipe, with its photos beside it: "Soup.webp", and "Soup.1.webp" of the first step. */
export const cooklangWriter = archiveWriter(() => {
  const nameOf = uniqueNames();
  return async function* files(whole): AsyncGenerator<ArchiveFile> {
    const recipe = withDetailsInNotes(whole, 'cooklang');
    const name = nameOf(picturedName(recipe.title));
    const text = writeCooklang({ ...recipe, tags: allTags(recipe) });
    yield { name: `${name}.cook`, pieces: [text] };
    yield* webpFile(recipe.photo, name);
    const numbers = numbersIn(text, recipe);
    yield* stepWebpFiles(recipe, (step) => (numbers.has(step) ? `${name}.${numbers.get(step)}` : undefined));
  };
});
