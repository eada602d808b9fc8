import type { RecipeDetail } from '@larder/contract/recipes';

import { useRecipeRemoval } from '#features/recipe-page/hooks/use-recipe-removal.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

export interface DeleteRecipeDialogProps {
  recipe: RecipeDetail;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function DeleteRecipeDialog({ recipe, open, onOpenChange }: DeleteRecipeDialogProps) {
  const { remove, isPending } = useRecipeRemoval(recipe, () => onOpenChange(false));
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete this recipe?"
      description={
        <>
          <span dir="auto" className="line-clamp-3 font-semibold wrap-anywhere text-ink">
            {recipe.title}
          </span>
          <span className="mt-1 block">It’ll move to the bin. You can undo this right away.</span>
        </>
      }
      confirmLabel="Delete"
      busy={isPending}
      busyLabel="Deleting..."
      onConfirm={remove}
    />
  );
}
