import { lazyDialog } from '#ui/lazy-dialog.tsx';

/** A dialog with any content. */
export const Dialog = lazyDialog(
  async () => {
    const { DialogContent } = await import('#ui/dialog-content.tsx');
    return DialogContent;
  },
  ({ onClose }) => onClose(),
);
