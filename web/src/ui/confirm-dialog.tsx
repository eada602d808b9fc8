import { lazyDialog } from '#ui/lazy-dialog.tsx';

/** Asks the user to confirm an action. */
export const ConfirmDialog = lazyDialog(
  async () => {
    const { ConfirmDialogContent } = await import('#ui/confirm-dialog-content.tsx');
    return ConfirmDialogContent;
  },
  ({ onOpenChange }) => onOpenChange(false),
);
