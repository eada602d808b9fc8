import { useEffect, useState } from 'react';

import { failureToast } from '#ui/failure-toast.ts';

const openFailure = failureToast();

async function loadDialogs() {
  const [{ ConfirmDialogContent }, { ExportDialog }] = await Promise.all([
    import('#ui/confirm-dialog-content.tsx'),
    import('#features/cookbook/components/export-dialog.tsx'),
    // The frame of the export dialog.
    import('#ui/dialog-content.tsx'),
  ]);
  return { ConfirmDialog: ConfirmDialogContent, ExportDialog };
}

type Dialogs = Awaited<ReturnType<typeof loadDialogs>>;
type Asked = 'delete' | 'export' | null;

/** Prefetches the dialogs while they may be needed, so that they open without a connection. */
export function useDialogs(mayBeWanted: boolean) {
  const [dialogs, setDialogs] = useState<Dialogs | null>(null);
  const [asked, setAsked] = useState<Asked>(null);
  useEffect(() => {
    // A failed prefetch is retried on open.
    if (mayBeWanted) loadDialogs().catch(() => undefined);
  }, [mayBeWanted]);
  const open = async (dialog: Asked): Promise<void> => {
    openFailure.clear();
    try {
      if (dialogs === null) setDialogs(await loadDialogs());
      setAsked(dialog);
    } catch {
      openFailure.show('The connection is lost', {
        description: 'Your selection is saved. Try again when you’re connected.',
      });
    }
  };
  return { dialogs, asked, ask: (dialog: Asked) => void open(dialog) };
}
