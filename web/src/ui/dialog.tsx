import { lazyDialog } from '#ui/lazy-dialog.tsx';

/** Asks for more than yes or no. */
export const Dialog = lazyDialog(
  async () => {
    const { DialogContent } = await import('#ui/dialog-content.tsx');
    return DialogContent;
  },
  ({ onClose }) => onClose(),
);
