import { useEffect, useEffectEvent, useState } from 'react';

import { failureDetail } from '#platform/failure-detail.ts';
import { fetchScript } from '#platform/fetch-script.ts';
import { failureToast } from '#ui/failure-toast.ts';

const openFailure = failureToast();

/**
 * Imports a module when `needed`; null until it has loaded. A failure shows a toast and calls `onFailure`; the import is retried the
 * next time it is needed. Declare `load` outside the component. The result is a tuple, as from `useState`, so that the lint rules of
 * React do not take it for a component created during render.
 */
export function useLazyModule<Part>(load: () => Promise<Part>, needed: boolean, onFailure: () => void): [Part | null] {
  // In an object, because React calls a function that is passed to a state setter.
  const [loaded, setLoaded] = useState<{ part: Part } | null>(null);
  const fail = useEffectEvent(onFailure);
  const missing = needed && loaded === null;
  useEffect(() => {
    if (!missing) return undefined;
    let isStale = false;
    const run = async (): Promise<void> => {
      openFailure.clear();
      try {
        const part = await fetchScript(load);
        if (!isStale) setLoaded({ part });
      } catch (error) {
        if (isStale) return;
        openFailure.show('This could not be opened', { description: failureDetail(error) });
        fail();
      }
    };
    void run();
    return () => {
      isStale = true;
    };
  }, [missing, load]);
  return [loaded?.part ?? null];
}
