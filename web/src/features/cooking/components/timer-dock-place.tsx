import { lazy, Suspense } from 'react';

import type { TimerDockProps } from '#features/cooking/components/timer-dock.tsx';
import { useTimers } from '#features/cooking/components/use-timers.ts';

const LazyDock = lazy(async () => {
  const { TimerDock } = await import('#features/cooking/components/timer-dock.tsx');
  return { default: TimerDock };
});

/** Where the timers are shown as long as there are any; their script is fetched with the first one. */
export function TimerDockPlace({ linked = true }: TimerDockProps) {
  const [timers] = useTimers();
  if (timers.length === 0) return null;
  return (
    <Suspense>
      <LazyDock linked={linked} />
    </Suspense>
  );
}
