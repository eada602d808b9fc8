import { lazyDialog } from '#ui/lazy-dialog.tsx';

/** Asks before something that matters. */
export const ConfirmDialog = lazyDialog(
  async () => {
    const { ConfirmDialogContent } = await import('#ui/confirm-dialog-content.tsx');
    return ConfirmDialogContent;
  },
  ({ onOpenChange }) => onOpenChange(false),
);
