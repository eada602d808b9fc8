import { useEffect, useState } from 'react';

const STEP = 15;

/** Counts up to `count` in chunks with a pause between them, so that a long page stays responsive. */
export function useChunkedCount(count: number): number {
  const [reached, setReached] = useState(Math.min(STEP, count));
  useEffect(() => {
    if (reached >= count) return undefined;
    const timer = window.setTimeout(() => setReached(Math.min(reached + STEP, count)));
    return () => window.clearTimeout(timer);
  }, [reached, count]);
  return Math.min(reached, count);
}
