import { fetchedDialog } from '#ui/fetched-dialog.tsx';

/** Asks for more than yes or no. */
export const Dialog = fetchedDialog(
  async () => {
    const { DialogOpened } = await import('#ui/dialog-opened.tsx');
    return DialogOpened;
  },
  ({ onClose }) => onClose(),
);
