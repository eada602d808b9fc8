import type { BinnedRecipe } from '@larder/contract/bin';

import type { BinActions } from '#features/bin/hooks/use-bin-actions.ts';
import { countText } from '#features/recipes/model/recipe-text.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

/** One recipe, or the whole bin. */
export type BinChoice = BinnedRecipe | { readonly count: number };

export interface BinConfirmDialogsProps {
  choice: BinChoice | null;
  onClose: () => void;
  actions: BinActions;
}

/** Confirms a permanent deletion. */
export function BinConfirmDialogs({ choice, onClose, actions }: BinConfirmDialogsProps) {
  const one = choice !== null && 'id' in choice ? choice : null;
  const all = choice !== null && 'count' in choice ? choice : null;
  return (
    <>
      <ConfirmDialog
        open={one !== null}
        onOpenChange={onClose}
        title="Delete this recipe for good?"
        description={
          <>
            “<bdi>{one?.title}</bdi>” and its earlier versions can’t be restored after that.
          </>
        }
        confirmLabel="Delete for good"
        onConfirm={() => {
          onClose();
          if (one !== null) actions.deleteForGood(one);
        }}
      />
      <ConfirmDialog
        open={all !== null}
        onOpenChange={onClose}
        title="Empty the bin?"
        description={`${countText(all?.count ?? 0, 'recipe')} will be deleted for good.`}
        confirmLabel="Empty bin"
        onConfirm={() => {
          onClose();
          actions.empty();
        }}
      />
    </>
  );
}
