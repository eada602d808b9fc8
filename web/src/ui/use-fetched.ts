import { useEffect, useEffectEvent, useState } from 'react';

import { failureDetail } from '#platform/failure-detail.ts';
import { fetchScript } from '#platform/fetch-script.ts';
import { failureToast } from '#ui/failure-toast.ts';

const openFailure = failureToast();

/**
 * What `load` imports, from the time it is needed; null until it is there. If it does not arrive, that is said and
 * `onFailure` called: asked for again, it is fetched again. `load` stands outside of the component. It comes in a list, as `useState`
 * gives it, so that React's rules do not take it for a component made while drawing.
 */
export function useFetched<Part>(load: () => Promise<Part>, needed: boolean, onFailure: () => void): [Part | null] {
  // In a box, because a component is a function, and React calls functions that it is given as a state.
  const [fetched, setFetched] = useState<{ part: Part } | null>(null);
  const giveUp = useEffectEvent(onFailure);
  const missing = needed && fetched === null;
  useEffect(() => {
    if (!missing) return undefined;
    let isOver = false;
    const run = async (): Promise<void> => {
      openFailure.clear();
      try {
        const part = await fetchScript(load);
        if (!isOver) setFetched({ part });
      } catch (error) {
        if (isOver) return;
        openFailure.show('This could not be opened', { description: failureDetail(error) });
        giveUp();
      }
    };
    void run();
    return () => {
      isOver = true;
    };
  }, [missing, load]);
  return [fetched?.part ?? null];
}
