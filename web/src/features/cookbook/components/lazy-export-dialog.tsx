import type { ExportDialogProps } from '#features/cookbook/components/export-dialog.tsx';
import { lazyDialog } from '#ui/lazy-dialog.tsx';

/** The export dialog for pages where it is rarely needed. */
export const LazyExportDialog = lazyDialog<ExportDialogProps & { open: boolean }>(
  async () => {
    const { ExportDialog } = await import('#features/cookbook/components/export-dialog.tsx');
    return ({ open, ...props }) => open && <ExportDialog {...props} />;
  },
  ({ onClose }) => onClose(),
);
