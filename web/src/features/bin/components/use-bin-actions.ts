import type { BinnedRecipe } from '@larder/contract/bin';
import { RECIPE_TEXTS } from '@larder/contract/recipes';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { toast } from 'sonner';

import { isLeaving, useDeleteForGood, useEmptyBin, useRestoreFromBin } from '#features/bin/api.ts';
import { isNotFound } from '#features/recipes/model/recipe-text.ts';

export interface BinActions {
  readonly restore: (recipe: BinnedRecipe) => void;
  readonly deleteForGood: (recipe: BinnedRecipe) => void;
  readonly empty: () => void;
}

/** Tells of a failure; what it was about stands in the bin again by then. */
function tellFailure(message: string, error: unknown): void {
  const detail = isNotFound(error)
    ? 'It is no longer in the bin.'
    : 'It is still in the bin. Check your connection and try again.';
  toast.error(message, { description: detail });
}

export function useBinActions(): BinActions {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { mutateAsync: restoreRecipe } = useRestoreFromBin();
  const { mutateAsync: deleteRecipe } = useDeleteForGood();
  const { mutateAsync: emptyBin } = useEmptyBin();

  const restore = async ({ id, title }: BinnedRecipe): Promise<void> => {
    if (isLeaving(queryClient, id)) return;
    try {
      await restoreRecipe(id);
    } catch (error) {
      tellFailure('The recipe could not be restored', error);
      return;
    }
    toast.success(RECIPE_TEXTS.restored, {
      description: title,
      action: { label: 'View', onClick: () => void navigate({ to: '/recipe/$id', params: { id } }) },
    });
  };

  const deleteForGood = async ({ id, title }: BinnedRecipe): Promise<void> => {
    try {
      await deleteRecipe(id);
      toast.success('Deleted for good', { description: title });
    } catch (error) {
      tellFailure(RECIPE_TEXTS.delete_failed, error);
    }
  };

  const empty = async (): Promise<void> => {
    try {
      await emptyBin();
      toast.success('The bin is empty');
    } catch {
      toast.error('The bin could not be emptied', {
        description: 'Everything is still in it. Check your connection and try again.',
      });
    }
  };

  return {
    restore: (recipe) => void restore(recipe),
    deleteForGood: (recipe) => void deleteForGood(recipe),
    empty: () => void empty(),
  };
}
