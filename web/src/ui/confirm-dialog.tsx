import { fetchedDialog } from '#ui/fetched-dialog.tsx';

/** Asks before something that matters. */
export const ConfirmDialog = fetchedDialog(
  async () => {
    const { ConfirmDialogContent } = await import('#ui/confirm-dialog-content.tsx');
    return ConfirmDialogContent;
  },
  ({ onOpenChange }) => onOpenChange(false),
);
