import { lazy, Suspense, useEffect } from 'react';

import type { ConfirmDialogProps } from '#ui/confirm-dialog-opened.tsx';
import { useOnceTrue } from '#ui/use-once-true.ts';

async function loadOpened() {
  const { ConfirmDialogOpened } = await import('#ui/confirm-dialog-opened.tsx');
  return { default: ConfirmDialogOpened };
}

const Opened = lazy(loadOpened);

/** Asks before something that matters. Its script follows the page, so that the question can be asked without the network. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const isAsked = useOnceTrue(props.open);
  useEffect(() => {
    // A failed fetch shows when it is opened.
    loadOpened().catch(() => undefined);
  }, []);
  return (
    isAsked && (
      <Suspense>
        <Opened {...props} />
      </Suspense>
    )
  );
}
