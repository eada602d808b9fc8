import type { RecipeDetail } from '@larder/contract/recipes';
import type { RefObject } from 'react';

import { CommunityParts } from '#features/recipe-page/components/community-parts.tsx';
import { RecipeActions } from '#features/recipe-page/components/recipe-actions.tsx';
import { RecipeSheet } from '#features/recipe-page/components/recipe-sheet.tsx';
import { originText } from '#features/recipe-page/model/origin-text.ts';
import { ShownRatingLine } from '#features/ratings/components/shown-rating-line.tsx';

/** From whom a recipe comes, and how it is rated. */
function Origin({ recipe }: { recipe: RecipeDetail }) {
  return (
    <>
      {originText(recipe)}
      {recipe.source === 'community' && <ShownRatingLine recipe={recipe} />}
    </>
  );
}

export interface RecipeViewProps {
  recipe: RecipeDetail;
  focusWaits: RefObject<boolean>;
}

/** A recipe that somebody may see, with what they can do with it. */
export function RecipeView({ recipe, focusWaits }: RecipeViewProps) {
  return (
    <>
      <RecipeSheet
        recipe={recipe}
        place={{ to: '/recipe/$id', params: { id: recipe.id } }}
        origin={recipe.source === 'own' ? null : <Origin recipe={recipe} />}
        focusWaits={focusWaits}
        renderActions={(writeText) => <RecipeActions recipe={recipe} writeText={writeText} />}
      />
      {recipe.source === 'community' && <CommunityParts recipe={recipe} />}
    </>
  );
}
