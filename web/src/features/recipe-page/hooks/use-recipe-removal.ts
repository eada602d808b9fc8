import { RECIPE_TEXTS } from '@larder/contract/recipes';
import type { RecipeDetail } from '@larder/contract/recipes';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { toast } from 'sonner';

import { evictRecipe, useDeleteRecipe, useRestoreRecipe } from '#features/recipes/api.ts';
import { describeDeleteError, describeRestoreError } from '#features/recipes/model/recipe-text.ts';
import { failureToast } from '#ui/failure-toast.ts';
import { useIsUnmounted } from '#ui/use-is-unmounted.ts';

const restoreFailure = failureToast();
const deleteFailure = failureToast();

/** Deletes the recipe of this page, leaves the page and offers Undo for a while. */
export function useRecipeRemoval({ id, title }: RecipeDetail, onEnd: () => void) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const isUnmounted = useIsUnmounted();
  const { mutateAsync: deleteRecipe, isPending } = useDeleteRecipe();
  const { mutateAsync: restoreRecipe } = useRestoreRecipe();

  const restore = async (): Promise<void> => {
    restoreFailure.clear();
    try {
      await restoreRecipe(id);
      toast.success(RECIPE_TEXTS.restored);
    } catch (error) {
      restoreFailure.show('The recipe could not be restored', {
        description: describeRestoreError(error),
        action: { label: 'Try Again', onClick: () => void restore() },
      });
    }
  };

  const run = async (): Promise<void> => {
    deleteFailure.clear();
    try {
      await deleteRecipe(id);
    } catch (error) {
      onEnd();
      const { message, detail } = describeDeleteError(error);
      deleteFailure.show(message, { description: detail });
      return;
    }
    toast.success(RECIPE_TEXTS.deleted, {
      description: title,
      duration: 10_000,
      action: { label: 'Undo', onClick: () => void restore() },
    });
    // `replace`, so that Back does not open the deleted recipe.
    if (!isUnmounted()) await navigate({ to: '/dashboard', replace: true });
    evictRecipe(queryClient, id);
  };

  return { remove: run, isPending };
}
