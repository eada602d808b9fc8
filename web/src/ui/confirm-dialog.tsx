import { fetchedDialog } from '#ui/fetched-dialog.tsx';

/** Asks before something that matters. */
export const ConfirmDialog = fetchedDialog(
  async () => {
    const { ConfirmDialogOpened } = await import('#ui/confirm-dialog-opened.tsx');
    return ConfirmDialogOpened;
  },
  ({ onOpenChange }) => onOpenChange(false),
);
