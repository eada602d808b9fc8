import { toast } from 'sonner';

import { useLeaveReceived } from '#features/sharing/api.ts';
import type { SharedRecipe } from '#features/sharing/model/shared-recipe.ts';
import { failureDetail } from '#platform/failure-detail.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { failureToast } from '#ui/failure-toast.ts';

const leaveFailure = failureToast();

export interface RemoveReceivedDialogProps {
  recipe: SharedRecipe | null;
  open: boolean;
  onClose: () => void;
  onRemoved?: () => void | Promise<void>;
}

/** Asks for confirmation before a received recipe is removed from the list. */
export function RemoveReceivedDialog({ recipe, open, onClose, onRemoved }: RemoveReceivedDialogProps) {
  const { mutateAsync: leave, isPending } = useLeaveReceived();
  const run = async ({ id, title }: SharedRecipe): Promise<void> => {
    leaveFailure.clear();
    try {
      await leave(id);
    } catch (error) {
      onClose();
      leaveFailure.show('The recipe could not be removed from your list', { description: failureDetail(error) });
      return;
    }
    onClose();
    toast.success('Removed from your list', { description: title });
    await onRemoved?.();
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title="Remove this recipe from your list?"
      description={
        <>
          <span dir="auto" className="line-clamp-3 font-semibold wrap-anywhere text-ink">
            {recipe?.title}
          </span>
          <span className="mt-1 block">You won’t see it anymore unless it’s shared with you again.</span>
        </>
      }
      confirmLabel="Remove"
      busy={isPending}
      busyLabel="Removing..."
      onConfirm={async () => {
        if (recipe !== null) await run(recipe);
      }}
    />
  );
}
