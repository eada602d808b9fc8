import { parseCookSearch } from '#features/cooking/model/cook-position.ts';
import { parseSizeSearch } from '#features/cooking/model/recipe-size.ts';
import type { SizeSearch } from '#features/cooking/model/recipe-size.ts';

/** Search parameters of a recipe page. They survive a reload and can be shared. */
export interface RecipeSearch extends SizeSearch {
  /** The current step in cook mode, from 1. */
  readonly cook?: number | undefined;
}

export function parseRecipeSearch(search: Readonly<Record<string, unknown>>): RecipeSearch {
  return { ...parseSizeSearch(search), cook: parseCookSearch(search['cook']) };
}
