import { recipesRoutes } from '@larder/contract/recipes';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { cacheUpdatedRecipe, recipeQuery } from '#features/recipes/api.ts';
import { call } from '#platform/http.ts';
import { failureDetail } from '#platform/failure-detail.ts';
import { failureToast } from '#ui/failure-toast.ts';

const starsFailure = failureToast();

/** Sets the user's own stars of their recipe optimistically. A failure shows the former ones again and says so. */
export function useSetStars(id: string): (stars: number | null) => void {
  const queryClient = useQueryClient();
  const { queryKey } = recipeQuery(id);
  const mutationKey = ['recipes', 'stars', id] as const;
  const { mutate } = useMutation({
    mutationKey,
    // Mutations of one scope run in sequence, so that the last tap wins.
    scope: { id: mutationKey.join(' ') },
    mutationFn: (stars: number | null) => call(recipesRoutes.updateRecipe, { params: { id }, body: { stars } }),
    onMutate: async (stars) => {
      starsFailure.clear();
      // An earlier request would answer with the old stars.
      await queryClient.cancelQueries({ queryKey });
      const former = queryClient.getQueryData(queryKey)?.stars;
      queryClient.setQueryData(queryKey, (recipe) => recipe && { ...recipe, stars });
      return former;
    },
    onSuccess: (recipe) => {
      // A later tap is shown already.
      if (queryClient.isMutating({ mutationKey }) === 1) cacheUpdatedRecipe(queryClient, recipe);
    },
    onError: (error, _stars, former) => {
      queryClient.setQueryData(queryKey, (recipe) => recipe && { ...recipe, stars: former });
      starsFailure.show('Your stars could not be saved', { description: failureDetail(error) });
    },
  });
  return mutate;
}
