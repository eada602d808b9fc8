import { useEffect, useState } from 'react';

const EVERY_MS = 250;

function pollWhileVisible(tick: () => void): () => void {
  const interval = window.setInterval(tick, EVERY_MS);
  // Browsers throttle intervals in hidden tabs.
  document.addEventListener('visibilitychange', tick);
  return () => {
    window.clearInterval(interval);
    document.removeEventListener('visibilitychange', tick);
  };
}

/** The current time, updated while `running` by the given clock. The default clock is for display only. */
export function useNow(running: boolean, clock: (tick: () => void) => () => void = pollWhileVisible): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!running) return undefined;
    const tick = (): void => setNow(Date.now());
    tick();
    return clock(tick);
  }, [running, clock]);
  return now;
}
