import type { ImportedRecipe } from '@larder/culinary/import/imported-recipe';

import { fileDraft } from './file-draft.ts';
import type { FoundRecord } from './json-records.ts';
import { type FileCollection, type FilePicture, FileProblem, type FileVersion, type ReadItem } from './reader.ts';

/** What a recipe in a file says. */
export interface ReadRecipe {
  readonly fields: Partial<ImportedRecipe>;
  readonly pictures?: readonly FilePicture[];
  /** Oldest first. */
  readonly earlier?: readonly FileVersion[];
  readonly collections?: readonly FileCollection[];
  /** Fields that the person should look at. */
  readonly unsure?: readonly (keyof ImportedRecipe)[];
}

/** A format in which each recipe is an object with certain names. */
export interface RecordFormat {
  /** What people call it: "Paprika". */
  readonly format: string;
  readonly matches: (found: FoundRecord) => boolean;
  /** Reads a record that matches. Its values can be anything. */
  readonly read: (found: FoundRecord) => ReadRecipe;
}

/** Returns the item of a recipe; a problem if it has neither a title nor ingredients nor steps. */
function itemOf({ fields, pictures = [], unsure = [], ...additions }: ReadRecipe, name: string): ReadItem {
  const { title = '', ingredients = [], instructions = [] } = fields;
  if (title === '' && ingredients.length === 0 && instructions.length === 0)
    return { problem: 'There is no recipe in this part of the file.', name };
  return { draft: fileDraft(fields, unsure), pictures, ...additions };
}

/** Runs `read`; a `FileProblem` becomes the item's problem. */
export function itemOrProblem(name: string, read: () => ReadRecipe): ReadItem {
  try {
    return itemOf(read(), name);
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    return { problem: error.message, name };
  }
}
