import { FileProblem } from '../reader.ts';
import { splitRecipes } from './split-recipes.ts';
import type { DocumentText, TextBlock } from './text-block.ts';

const DAMAGED = 'This document is damaged, so it cannot be read. Please save it again, or copy its text.';

/** Reads a document and splits it into its recipes. Throws `FileProblem`, whatever the library throws. */
export async function documentTexts(readBlocks: () => Promise<readonly TextBlock[]>): Promise<readonly DocumentText[]> {
  try {
    return splitRecipes(await readBlocks());
  } catch (error) {
    if (error instanceof FileProblem) throw error;
    throw new FileProblem(DAMAGED, { cause: error });
  }
}
