import { COOKBOOK_TEXTS } from '@larder/contract/cookbook';
import { RECIPE_LIMITS } from '@larder/contract/recipes';
import type { RecipeCard } from '@larder/contract/recipes';
import { toast } from 'sonner';

import { useDeleteRecipes, useRestoreRecipes } from '#features/cookbook/api.ts';
import type { CookbookFilter } from '#features/cookbook/model/cookbook-filter.ts';
import { describeCookbookWriteError } from '#features/cookbook/model/cookbook-text.ts';
import { countText } from '#features/recipes/model/recipe-text.ts';
import { failureToast } from '#ui/failure-toast.ts';

const restoreFailure = failureToast();
const deleteFailure = failureToast();

const UNDO_MS = 12_000;
const BIN_NOTE = `Deleted recipes stay in the bin for ${RECIPE_LIMITS.bin_days} days.`;

/** Another tab may have deleted some or all of them first. */
function binText(deleted: number, requested: number): string {
  if (deleted === 0) return `${requested === 1 ? 'It was' : 'They were'} already in the bin. ${BIN_NOTE}`;
  return deleted === requested ? BIN_NOTE : `The others had already been deleted. ${BIN_NOTE}`;
}

export interface RemovalOptions {
  readonly filter: CookbookFilter;
  /** The loaded cards of the list. */
  readonly cards: readonly RecipeCard[];
  /** Called before the deletion, to clear the selection. */
  readonly onDeleted: () => void;
  readonly onRestored: (ids: readonly string[]) => void;
}

/** Deletes the selection and offers Undo for a while. */
export function useRemoval({ filter, cards, onDeleted, onRestored }: RemovalOptions): (ids: readonly string[]) => void {
  const { mutateAsync: deleteRecipes } = useDeleteRecipes();
  const { mutateAsync: restoreRecipes } = useRestoreRecipes();

  const restore = async (restoring: Parameters<typeof restoreRecipes>[0]): Promise<void> => {
    restoreFailure.clear();
    try {
      const restored = await restoreRecipes(restoring);
      toast.success(`${countText(restored.length, 'recipe')} restored`);
    } catch (error) {
      restoreFailure.show('The recipes could not be restored', {
        description: describeCookbookWriteError(error, 'They are still in the bin.', 'they were restored'),
        action: { label: 'Try Again', onClick: () => void restore(restoring) },
      });
    }
  };

  const remove = async (ids: string[]): Promise<void> => {
    deleteFailure.clear();
    onDeleted();
    const chosen = new Set(ids);
    const inSight = cards.filter(({ id }) => chosen.has(id)).length;
    try {
      const { deleted, putBack } = await deleteRecipes({ ids, filter, inSight });
      toast.success(COOKBOOK_TEXTS.deleted(deleted.length === 0 ? ids.length : deleted.length), {
        description: binText(deleted.length, ids.length),
        duration: UNDO_MS,
        ...(deleted.length === 0
          ? {}
          : { action: { label: 'Undo', onClick: () => void restore({ ids: deleted, putBack }) } }),
      });
    } catch (error) {
      onRestored(ids);
      deleteFailure.show(COOKBOOK_TEXTS.delete_failed, {
        description: describeCookbookWriteError(
          error,
          'Nothing was deleted, and everything is still selected.',
          'they were deleted',
        ),
      });
    }
  };

  return (ids) => {
    if (ids.length === 0) deleteFailure.show(COOKBOOK_TEXTS.none_selected);
    else void remove([...ids]);
  };
}
