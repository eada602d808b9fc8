import { lazy, Suspense, useEffect } from 'react';

import type { DialogProps } from '#ui/dialog-opened.tsx';
import { useOnceTrue } from '#ui/use-once-true.ts';

async function loadOpened() {
  const { DialogOpened } = await import('#ui/dialog-opened.tsx');
  return { default: DialogOpened };
}

const Opened = lazy(loadOpened);

/** Asks for more than yes or no. Its script follows the page, so that the question can be asked without the network. */
export function Dialog(props: DialogProps) {
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
