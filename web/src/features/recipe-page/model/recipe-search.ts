import { parseCookSearch } from '#features/cooking/model/cook-position.ts';
import { parseSizeSearch } from '#features/cooking/model/recipe-size.ts';
import type { SizeSearch } from '#features/cooking/model/recipe-size.ts';

/** What the address of a recipe may say, so that reloading and sharing it show the same. */
export interface RecipeSearch extends SizeSearch {
  /** The step that is being cooked, from 1. */
  readonly cook?: number | undefined;
}

export function parseRecipeSearch(search: Readonly<Record<string, unknown>>): RecipeSearch {
  return { ...parseSizeSearch(search), cook: parseCookSearch(search['cook']) };
}
