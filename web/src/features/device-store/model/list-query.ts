import type { RecipeFilter, RecipeSort } from '@larder/contract/recipes';

/** The query parameters of a list of the user's recipes. */
export interface ListQuery {
  readonly q?: string | undefined;
  readonly category?: string | undefined;
  readonly tags?: string | undefined;
  readonly tag?: string | undefined;
  readonly collection?: string | undefined;
  readonly favorites?: RecipeFilter['favorites'];
  /** Hides recipes that violate the user's diets or allergies. */
  readonly fits?: RecipeFilter['fits'];
  readonly sort?: RecipeSort | undefined;
}
