import { useEffect, useState } from 'react';

import { failureToast } from '#ui/failure-toast.ts';

const openFailure = failureToast();

async function loadDialogs() {
  const [{ ConfirmDialogContent }, { ExportDialog }] = await Promise.all([
    import('#ui/confirm-dialog-content.tsx'),
    import('#features/cookbook/components/export-dialog.tsx'),
    // What the second is shown in.
    import('#ui/dialog-content.tsx'),
  ]);
  return { ConfirmDialog: ConfirmDialogContent, ExportDialog };
}

type Dialogs = Awaited<ReturnType<typeof loadDialogs>>;
type Asked = 'delete' | 'export' | null;

/** Dialogs that are fetched as soon as they may be wanted, so that a lost connection does not keep them away. */
export function useDialogs(mayBeWanted: boolean) {
  const [dialogs, setDialogs] = useState<Dialogs | null>(null);
  const [asked, setAsked] = useState<Asked>(null);
  useEffect(() => {
    // What does not arrive now is fetched again when it is asked for.
    if (mayBeWanted) loadDialogs().catch(() => undefined);
  }, [mayBeWanted]);
  const open = async (dialog: Asked): Promise<void> => {
    openFailure.clear();
    try {
      if (dialogs === null) setDialogs(await loadDialogs());
      setAsked(dialog);
    } catch {
      openFailure.show('The connection is lost', {
        description: 'Your selection is kept. Try again when you are connected.',
      });
    }
  };
  return { dialogs, asked, ask: (dialog: Asked) => void open(dialog) };
}
