import type { RecipeDraft } from '@larder/culinary/import/imported-recipe';
import { readRecipeText } from '@larder/culinary/import/text-formats';

import { splitRecipes } from './documents/split-recipes.ts';
import { type TextBlock, textOfBlocks } from './documents/text-block.ts';
import { type FilePicture, FileProblem, type ReadItem } from './reader.ts';

/** A picture by the name that a document gives it; null for one that it does not contain. */
export type PictureByName = (name: string) => FilePicture | null;

const hasRecipe = ({ ingredients, instructions }: RecipeDraft): boolean =>
  ingredients.length > 0 || instructions.length > 0;

/**
 * Reads the recipes of a document. `complete` adds what the file says besides its text; of several recipes it may be about none
 * in particular. Throws `FileProblem` if there is no recipe.
 */
export async function* readDocument(
  blocks: readonly TextBlock[],
  findPicture: PictureByName,
  complete: (draft: RecipeDraft, isOnly: boolean) => RecipeDraft = (draft) => draft,
): AsyncIterable<ReadItem> {
  const documents = splitRecipes(blocks);
  let count = 0;
  for (const document of documents) {
    const drafts = readRecipeText(textOfBlocks(document)).filter(hasRecipe);
    const pictures = document.flatMap((block) => block.pictures).flatMap((name) => findPicture(name) ?? []);
    const isOnly = documents.length === 1 && drafts.length === 1;
    for (const [at, draft] of drafts.entries())
      yield { draft: complete(draft, isOnly), pictures: at === 0 ? pictures : [] };
    count += drafts.length;
  }
  if (count === 0) throw new FileProblem('No recipe was found in this document.');
}
