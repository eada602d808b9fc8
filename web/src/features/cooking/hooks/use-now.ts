import { useEffect, useState } from 'react';

const EVERY_MS = 250;

function whileSeen(tick: () => void): () => void {
  const interval = window.setInterval(tick, EVERY_MS);
  // A tab that was out of sight is woken late.
  document.addEventListener('visibilitychange', tick);
  return () => {
    window.clearInterval(interval);
    document.removeEventListener('visibilitychange', tick);
  };
}

/** The time, kept up to date as long as somebody needs it: for the eye, or by a clock of one's own. */
export function useNow(running: boolean, clock: (tick: () => void) => () => void = whileSeen): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!running) return undefined;
    const tick = (): void => setNow(Date.now());
    tick();
    return clock(tick);
  }, [running, clock]);
  return now;
}
