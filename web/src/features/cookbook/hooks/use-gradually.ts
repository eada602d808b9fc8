import { useEffect, useState } from 'react';

const STEP = 15;

/** Counts up to `count` in steps with a pause after each, so that a long page can be used while it is being built. */
export function useGradually(count: number): number {
  const [reached, setReached] = useState(Math.min(STEP, count));
  useEffect(() => {
    if (reached >= count) return undefined;
    const timer = window.setTimeout(() => setReached(Math.min(reached + STEP, count)));
    return () => window.clearTimeout(timer);
  }, [reached, count]);
  return Math.min(reached, count);
}
