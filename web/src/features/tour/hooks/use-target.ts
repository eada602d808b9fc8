import { useLayoutEffect, useState } from 'react';

import type { Stop } from '#features/tour/model/stops.ts';
import type { Box } from '#features/tour/model/place-card.ts';

function findTarget({ target }: Stop): Element | undefined {
  const all = document.querySelectorAll(`[data-tour="${target}"]`);
  return [...all].find((candidate) => candidate.getClientRects().length > 0);
}

function measure(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** Scrolls the target of a stop into view and tracks its position. Null while no target is visible. */
export function useTarget(stop: Stop): Box | null {
  const [target, setTarget] = useState<Box | null>(null);
  useLayoutEffect(() => {
    findTarget(stop)?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    // Searched each time: the visible target depends on the width of the screen.
    const update = (): void => {
      const found = findTarget(stop);
      setTarget(found === undefined ? null : measure(found));
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(document.body);
    window.addEventListener('resize', update);
    document.addEventListener('scroll', update, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', update);
      document.removeEventListener('scroll', update, { capture: true });
    };
  }, [stop]);
  return target;
}
