import { lazy, Suspense, useEffect } from 'react';
import type { ComponentType } from 'react';

import { useOnceTrue } from '#ui/use-once-true.ts';

/**
 * A dialog whose script follows the page: it is not there when the page is first drawn, but can be opened without the
 * network soon after.
 */
export function fetchedDialog<Props extends { open: boolean }>(load: () => Promise<ComponentType<Props>>) {
  const Opened = lazy(async () => ({ default: await load() }));
  return function FetchedDialog(props: Props) {
    const isAsked = useOnceTrue(props.open);
    useEffect(() => {
      // A failed fetch shows when it is opened.
      load().catch(() => undefined);
    }, []);
    return (
      isAsked && (
        <Suspense>
          <Opened {...props} />
        </Suspense>
      )
    );
  };
}
