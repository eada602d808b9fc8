import type { BinnedRecipe } from '@larder/contract/bin';
import { RECIPE_TEXTS } from '@larder/contract/recipes';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { toast } from 'sonner';

import { isBeingRemoved, useDeleteForGood, useEmptyBin, useRestoreFromBin } from '#features/bin/api.ts';
import { describeRestoreError } from '#features/recipes/model/recipe-text.ts';
import { UnreachableError } from '#platform/api-error.ts';
import { unknownOutcomeText } from '#platform/failure-detail.ts';
import { failureToast } from '#ui/failure-toast.ts';

const restoreFailure = failureToast();
const deleteFailure = failureToast();
const emptyFailure = failureToast();

export interface BinActions {
  readonly restore: (recipe: BinnedRecipe) => void;
  readonly deleteForGood: (recipe: BinnedRecipe) => void;
  readonly empty: () => void;
}

/** The detail of a failed deletion. `unchanged` is claimed only where the outcome is known. */
function detailOf(error: unknown, unchanged: string, done: string): string {
  return error instanceof UnreachableError ? unknownOutcomeText(done) : `${unchanged} Please try again.`;
}

export function useBinActions(): BinActions {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { mutateAsync: restoreRecipe } = useRestoreFromBin();
  const { mutateAsync: deleteRecipe } = useDeleteForGood();
  const { mutateAsync: emptyBin } = useEmptyBin();

  const restore = async ({ id, title }: BinnedRecipe): Promise<void> => {
    if (isBeingRemoved(queryClient, id)) return;
    restoreFailure.clear();
    try {
      await restoreRecipe(id);
    } catch (error) {
      restoreFailure.show('The recipe could not be restored', { description: describeRestoreError(error) });
      return;
    }
    toast.success(RECIPE_TEXTS.restored, {
      description: title,
      action: { label: 'View', onClick: () => void navigate({ to: '/recipe/$id', params: { id } }) },
    });
  };

  const deleteForGood = async ({ id, title }: BinnedRecipe): Promise<void> => {
    deleteFailure.clear();
    try {
      await deleteRecipe(id);
      toast.success('Deleted for good', { description: title });
    } catch (error) {
      deleteFailure.show(RECIPE_TEXTS.delete_failed, {
        description: detailOf(error, 'It is still in the bin.', 'it was deleted'),
      });
    }
  };

  const empty = async (): Promise<void> => {
    emptyFailure.clear();
    try {
      await emptyBin();
      toast.success('The bin is empty');
    } catch (error) {
      emptyFailure.show('The bin could not be emptied', {
        description: detailOf(error, 'Everything is still in it.', 'it was emptied'),
      });
    }
  };

  return {
    restore: (recipe) => void restore(recipe),
    deleteForGood: (recipe) => void deleteForGood(recipe),
    empty: () => void empty(),
  };
}
