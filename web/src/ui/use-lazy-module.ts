import { useEffect, useEffectEvent, useState } from 'react';

import { failureDetail } from '#platform/failure-detail.ts';
import { fetchScript } from '#platform/fetch-script.ts';
import { failureToast } from '#ui/failure-toast.ts';

const openFailure = failureToast();

/**
 * Imports `load` when `needed`; null until it has loaded. If it fails, a toast says so and `onFailure` is called; the next time it is
 * needed it is imported again. `load` must be declared outside the component. The result is a tuple, as from `useState`, so that the
 * lint rules of React do not take it for a component created during render.
 */
export function useLazyModule<Part>(load: () => Promise<Part>, needed: boolean, onFailure: () => void): [Part | null] {
  // In an object, because React calls a function that is passed to a state setter.
  const [fetched, setFetched] = useState<{ part: Part } | null>(null);
  const giveUp = useEffectEvent(onFailure);
  const missing = needed && fetched === null;
  useEffect(() => {
    if (!missing) return undefined;
    let isStale = false;
    const run = async (): Promise<void> => {
      openFailure.clear();
      try {
        const part = await fetchScript(load);
        if (!isStale) setFetched({ part });
      } catch (error) {
        if (isStale) return;
        openFailure.show('This could not be opened', { description: failureDetail(error) });
        giveUp();
      }
    };
    void run();
    return () => {
      isStale = true;
    };
  }, [missing, load]);
  return [fetched?.part ?? null];
}
