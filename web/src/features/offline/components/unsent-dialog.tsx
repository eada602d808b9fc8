import { useNavigate } from '@tanstack/react-router';

import { removeChange } from '#features/device-store/model/change-queue.ts';
import type { QueuedChange } from '#features/device-store/model/queued-change.ts';
import { moveToDraft } from '#features/offline/model/move-to-draft.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { failureToast } from '#ui/failure-toast.ts';
import { ItemRow } from '#ui/item-row.tsx';

const failure = failureToast();

const OBSTACLE_TEXTS = {
  conflict: 'Also changed elsewhere. Open it to choose what to keep.',
  deleted: 'This recipe was deleted. Open it to save your version as a new recipe.',
  refused: 'This could not be saved. Open it to see why.',
} as const;

function describe({ content, obstacle }: QueuedChange): string {
  const favorite =
    content.kind === 'favorite' && (content.isFavorite ? 'Added to favorites' : 'Removed from favorites');
  const what = favorite === false ? 'Edited' : favorite;
  if (obstacle === null) return `${what}. Will be sent when you’re back online.`;
  return content.kind === 'edit' ? OBSTACLE_TEXTS[obstacle] : `${what}. This could not be saved.`;
}

interface UnsentDialogProps {
  open: boolean;
  unsent: readonly QueuedChange[];
  onClose: () => void;
}

/** The changes that the server does not have yet. */
export function UnsentDialog({ open, unsent, onClose }: UnsentDialogProps) {
  const navigate = useNavigate();
  const resolve = async (change: QueuedChange): Promise<void> => {
    failure.clear();
    const draftId = await moveToDraft(change);
    if (draftId === null) return failure.show('There is no room for this draft in your browser. Nothing was lost.');
    onClose();
    await navigate({ to: '/recipe/$id/edit', params: { id: change.recipeId }, search: { draft: draftId } });
    return undefined;
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Changes not sent yet"
      description="They are stored on this device, also when you close the app."
    >
      <ul className="mt-5 flex flex-col">
        {unsent.map((change) => (
          <ItemRow
            key={change.id}
            name={change.title}
            details={describe(change)}
            renderAction={(nameId) => (
              <>
                {change.obstacle !== null && change.content.kind === 'edit' && (
                  <Button aria-describedby={nameId} onClick={() => void resolve(change)}>
                    Open
                  </Button>
                )}
                {change.obstacle !== null && (
                  <Button tone="ghost" aria-describedby={nameId} onClick={() => void removeChange(change.id)}>
                    Discard
                  </Button>
                )}
              </>
            )}
          />
        ))}
      </ul>
      <div className="mt-6 flex justify-end">
        <Button onClick={onClose}>Close</Button>
      </div>
    </Dialog>
  );
}
