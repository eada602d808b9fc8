import type { LinkedRecipe } from '@larder/contract/links';

import type { PicturedRecipe } from '#features/recipes/components/recipe-picture.tsx';

/** What one cooks from needs of a recipe, whichever way one came to it. */
export type SheetRecipe = PicturedRecipe &
  Omit<LinkedRecipe, 'picture' | 'shared_by_name'> & {
    readonly id: string;
  };
