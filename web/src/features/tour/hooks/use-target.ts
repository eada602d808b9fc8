import { useLayoutEffect, useState } from 'react';

import type { Stop } from '#features/tour/model/stops.ts';
import type { Box } from '#features/tour/model/place-card.ts';

interface Target {
  readonly name: string;
  readonly box: Box;
}

function findTarget({ targets }: Stop): { name: string; element: Element } | null {
  for (const name of targets) {
    const all = document.querySelectorAll(`[data-tour="${name}"]`);
    const element = [...all].find((one) => one.getClientRects().length > 0);
    if (element !== undefined) return { name, element };
  }
  return null;
}

function measure(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** Brings what a stop is about into sight, and says which it is and where, as long as the page moves; null when it is not there. */
export function useTarget(stop: Stop): Target | null {
  const [target, setTarget] = useState<Target | null>(null);
  useLayoutEffect(() => {
    findTarget(stop)?.element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    // Looked for each time: another width of the screen shows another of them.
    const look = (): void => {
      const found = findTarget(stop);
      setTarget(found && { name: found.name, box: measure(found.element) });
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    window.addEventListener('resize', look);
    document.addEventListener('scroll', look, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', look);
      document.removeEventListener('scroll', look, { capture: true });
    };
  }, [stop]);
  return target;
}
