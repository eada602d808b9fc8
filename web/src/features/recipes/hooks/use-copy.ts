import { recipesRoutes } from '@larder/contract/recipes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { toast } from 'sonner';

import { cacheNewRecipe } from '#features/recipes/api.ts';
import { copyOnce } from '#features/recipes/model/copy-once.ts';
import { describeCopyError } from '#features/recipes/model/recipe-text.ts';
import { call } from '#platform/http.ts';
import { failureToast } from '#ui/failure-toast.ts';

const copyFailure = failureToast();

function useCopyRecipe() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      copyOnce(id, (copyId) => call(recipesRoutes.copyRecipe, { params: { id }, body: { id: copyId } })),
    onSuccess: (recipe) => cacheNewRecipe(queryClient, recipe),
  });
}

/** Copies a readable recipe to the user's cookbook and opens the copy. */
export function useCopy(): (id: string) => void {
  const navigate = useNavigate();
  const { mutate, isPending } = useCopyRecipe();
  return (id) => {
    if (isPending) return;
    copyFailure.clear();
    mutate(id, {
      onSuccess: (copy) => {
        toast.success('Copied to your cookbook', { description: 'It’s yours now. Change it as you like.' });
        void navigate({ to: '/recipe/$id', params: { id: copy.id } });
      },
      onError: (error) => {
        const { message, detail } = describeCopyError(error);
        copyFailure.show(message, { description: detail });
      },
    });
  };
}
