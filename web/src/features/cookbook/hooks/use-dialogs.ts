import { useEffect, useState } from 'react';

import { failureToast } from '#ui/failure-toast.ts';

const openFailure = failureToast();

async function loadDialogs() {
  const [{ ConfirmDialogContent }, { ExportDialog }, { AddDialogContent }] = await Promise.all([
    import('#ui/confirm-dialog-content.tsx'),
    import('#features/cookbook/components/export-dialog.tsx'),
    import('#features/collections/components/add-dialog-content.tsx'),
    // The frame of the export dialog.
    import('#ui/dialog-content.tsx'),
  ]);
  return { ConfirmDialog: ConfirmDialogContent, ExportDialog, AddDialog: AddDialogContent };
}

type Dialogs = Awaited<ReturnType<typeof loadDialogs>>;
type DialogName = 'collect' | 'delete' | 'export' | null;

/** Prefetches the dialogs while they may be needed, so that they open without a connection. */
export function useDialogs(mayBeWanted: boolean) {
  const [dialogs, setDialogs] = useState<Dialogs | null>(null);
  const [current, setCurrent] = useState<DialogName>(null);
  useEffect(() => {
    // A failed prefetch is retried on open.
    if (mayBeWanted) loadDialogs().catch(() => undefined);
  }, [mayBeWanted]);
  const open = async (dialog: DialogName): Promise<void> => {
    openFailure.clear();
    try {
      if (dialogs === null) setDialogs(await loadDialogs());
      setCurrent(dialog);
    } catch {
      openFailure.show('The connection is lost', {
        description: 'Your selection is saved. Try again when you’re connected.',
      });
    }
  };
  return { dialogs, current, show: (dialog: DialogName) => void open(dialog) };
}
