import { Suspense } from 'react';

import type { TimerDockProps } from '#features/cooking/components/timer-dock.tsx';
import { useTimers } from '#features/cooking/hooks/use-timers.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

/** If it fails to load, an error takes its place, because no timer would ring. */
const TimerDock = lazyPart<TimerDockProps>(
  async () => {
    const { TimerDock: component } = await import('#features/cooking/components/timer-dock.tsx');
    return component;
  },
  'The timers',
  'sticky bottom-(--bar,0px) z-30 border-t border-line bg-paper px-5 py-4 print:hidden',
);

/** The timer dock, loaded with the first timer. */
export function LazyTimerDock({ linked = true }: TimerDockProps) {
  const [timers] = useTimers();
  if (timers.length === 0) return null;
  return (
    <Suspense>
      <TimerDock linked={linked} />
    </Suspense>
  );
}
