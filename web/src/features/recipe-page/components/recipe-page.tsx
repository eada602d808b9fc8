import { RECIPE_TEXTS } from '@larder/contract/recipes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

import { recipeQuery } from '#features/recipes/api.ts';
import { RecipeSkeleton } from '#features/recipe-page/components/recipe-skeleton.tsx';
import { RecipeView } from '#features/recipe-page/components/recipe-view.tsx';
import { RecipeNotFound, ReturnToDashboard } from '#features/recipes/components/recipe-not-found.tsx';
import { isNotFound } from '#features/recipes/model/recipe-text.ts';
import { markViewed } from '#features/sharing/api.ts';
import { referenceOf } from '#platform/failure-detail.ts';
import { ErrorPanel } from '#ui/error-panel.tsx';

export function RecipePage() {
  const { id = '' } = useParams({ strict: false });
  const queryClient = useQueryClient();
  const takesFocus = useRef(false);
  const { data: recipe, error, refetch } = useQuery(recipeQuery(id));
  const isReceived = recipe?.source === 'shared';
  useEffect(() => {
    if (isReceived) markViewed(queryClient, id);
  }, [queryClient, id, isReceived]);
  if (isNotFound(error)) {
    return (
      <RecipeNotFound>
        It may be in the bin, withdrawn from the community, or no longer shared with you. Or the address isn’t quite
        right.
      </RecipeNotFound>
    );
  }
  if (recipe !== undefined) return <RecipeView key={recipe.id} recipe={recipe} takesFocus={takesFocus} />;
  if (error !== null) {
    return (
      <ErrorPanel
        headingLevel={1}
        title={RECIPE_TEXTS.load_failed}
        onRetry={() => void refetch()}
        action={<ReturnToDashboard />}
        reference={referenceOf(error)}
      >
        The recipe is safe, but it can’t be loaded right now.
      </ErrorPanel>
    );
  }
  return <RecipeSkeleton action={<ReturnToDashboard />} takesFocus={takesFocus} />;
}
