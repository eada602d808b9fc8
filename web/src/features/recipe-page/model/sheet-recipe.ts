import type { LinkedRecipe } from '@larder/contract/links';

import type { PicturedRecipe } from '#features/recipes/components/recipe-picture.tsx';

/** The fields that `RecipeSheet` needs, of a recipe read by id or by link. */
export type SheetRecipe = PicturedRecipe &
  Omit<LinkedRecipe, 'picture' | 'shared_by_name'> & {
    readonly id: string;
    readonly openable_links?: readonly string[] | undefined;
  };
