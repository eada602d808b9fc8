import { Suspense } from 'react';

import type { TimerDockProps } from '#features/cooking/components/timer-dock.tsx';
import { useTimers } from '#features/cooking/hooks/use-timers.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

/** Without it nothing rings, so that it is said where the timers would stand. */
const TimerDock = lazyPart<TimerDockProps>(
  async () => {
    const { TimerDock: component } = await import('#features/cooking/components/timer-dock.tsx');
    return component;
  },
  'The timers',
  'sticky bottom-0 z-30 border-t border-line bg-paper px-5 py-4 print:hidden',
);

/** Where the timers are shown as long as there are any; their script is fetched with the first one. */
export function LazyTimerDock({ linked = true }: TimerDockProps) {
  const [timers] = useTimers();
  if (timers.length === 0) return null;
  return (
    <Suspense>
      <TimerDock linked={linked} />
    </Suspense>
  );
}
