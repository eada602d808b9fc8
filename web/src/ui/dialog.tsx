import { fetchedDialog } from '#ui/fetched-dialog.tsx';

/** Asks for more than yes or no. */
export const Dialog = fetchedDialog(
  async () => {
    const { DialogContent } = await import('#ui/dialog-content.tsx');
    return DialogContent;
  },
  ({ onClose }) => onClose(),
);
