import { useBlocker } from '@tanstack/react-router';

import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

export interface UnsavedChangesGuardProps {
  hasChanges: boolean;
  hasDraft: () => boolean;
  /** The user leaves and discards the changes. */
  onLeave: () => void;
}

/** Asks before unsaved changes are lost. The browser’s own dialog asks before the document unloads. */
export function UnsavedChangesGuard({ hasChanges, hasDraft, onLeave }: UnsavedChangesGuardProps) {
  const { status, proceed, reset } = useBlocker({
    // Links within the page do not leave it.
    shouldBlockFn: ({ current, next }) => hasChanges && current.pathname !== next.pathname,
    enableBeforeUnload: () => hasChanges && hasDraft(),
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={status === 'blocked'}
      onOpenChange={(open) => !open && reset?.()}
      title="Leave without saving?"
      description="Your changes will be discarded."
      cancelLabel="Stay here"
      confirmLabel="Leave"
      onConfirm={() => {
        onLeave();
        proceed?.();
      }}
    />
  );
}
