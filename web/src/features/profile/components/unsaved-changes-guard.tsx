import { useBlocker } from '@tanstack/react-router';

import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

export interface UnsavedChangesGuardProps {
  changed: boolean;
  hasDraft: () => boolean;
  /** The person leaves what was typed behind. */
  onLeave: () => void;
}

/** Asks before what was typed is left behind. The browser asks in its own words where the whole document is left. */
export function UnsavedChangesGuard({ changed, hasDraft, onLeave }: UnsavedChangesGuardProps) {
  const { status, proceed, reset } = useBlocker({
    // Moving about on the page leaves nothing behind.
    shouldBlockFn: ({ current, next }) => changed && current.pathname !== next.pathname,
    enableBeforeUnload: () => changed && hasDraft(),
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={status === 'blocked'}
      onOpenChange={(open) => !open && reset?.()}
      title="Leave without saving?"
      description="What you changed about you is not saved yet."
      cancelLabel="Stay here"
      confirmLabel="Leave"
      onConfirm={() => {
        onLeave();
        proceed?.();
      }}
    />
  );
}
