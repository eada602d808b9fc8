import type { RecipeDetail } from '@larder/contract/recipes';
import type { RefObject } from 'react';

import { RecipeActions } from '#features/recipe-page/components/recipe-actions.tsx';
import { RecipeSheet } from '#features/recipe-page/components/recipe-sheet.tsx';
import { originText } from '#features/recipe-page/model/origin-text.ts';

export interface RecipeViewProps {
  recipe: RecipeDetail;
  focusWaits: RefObject<boolean>;
}

/** A recipe that somebody may see, with what they can do with it. */
export function RecipeView({ recipe, focusWaits }: RecipeViewProps) {
  return (
    <RecipeSheet
      recipe={recipe}
      place={{ to: '/recipe/$id', params: { id: recipe.id } }}
      origin={originText(recipe)}
      focusWaits={focusWaits}
      renderActions={(writeText) => <RecipeActions recipe={recipe} writeText={writeText} />}
    />
  );
}
