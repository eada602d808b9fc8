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
const RESTING = `Deleted recipes rest in the bin for ${RECIPE_LIMITS.bin_days} days.`;

/** Another tab may have deleted some or all of them first. */
function restingText(gone: number, asked: number): string {
  if (gone === 0) return `They were in the bin already. ${RESTING}`;
  return gone === asked ? RESTING : `The others were deleted before. ${RESTING}`;
}

export interface RemovalOptions {
  readonly filter: CookbookFilter;
  /** The loaded cards of the list. */
  readonly cards: readonly RecipeCard[];
  /** Called before the deletion, to clear the selection. */
  readonly onGone: () => void;
  readonly onBack: (ids: readonly string[]) => void;
}

/** Deletes the selection and offers Undo for a while. */
export function useRemoval({ filter, cards, onGone, onBack }: RemovalOptions): (ids: readonly string[]) => void {
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
    onGone();
    const chosen = new Set(ids);
    const inSight = cards.filter(({ id }) => chosen.has(id)).length;
    try {
      const { gone, putBack } = await deleteRecipes({ ids, filter, inSight });
      toast.success(COOKBOOK_TEXTS.deleted(gone.length === 0 ? ids.length : gone.length), {
        description: restingText(gone.length, ids.length),
        duration: UNDO_MS,
        ...(gone.length === 0
          ? {}
          : { action: { label: 'Undo', onClick: () => void restore({ ids: gone, putBack }) } }),
      });
    } catch (error) {
      onBack(ids);
      deleteFailure.show(COOKBOOK_TEXTS.delete_failed, {
        description: describeCookbookWriteError(
          error,
          'They are all still here, and still selected.',
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
