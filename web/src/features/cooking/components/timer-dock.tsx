import { useEffect, useMemo, useRef } from 'react';
import type { RefObject } from 'react';

import { TimerList } from '#features/cooking/components/timer-list.tsx';
import { useNow } from '#features/cooking/hooks/use-now.ts';
import { useTimerBell } from '#features/cooking/hooks/use-timer-bell.ts';
import { useTimers } from '#features/cooking/hooks/use-timers.ts';
import { doneText } from '#features/cooking/model/timer-text.ts';
import { timerState } from '#features/cooking/model/timers.ts';
import { unlockChime } from '#platform/chime.ts';
import { everySecond } from '#platform/every-second.ts';
import { keepToastsAbove } from '#ui/toast-offset.ts';

/** After a reload, browsers allow sound only after a user gesture. Any press unlocks it. */
function useUnlockedChime(): void {
  useEffect(() => {
    document.addEventListener('pointerup', unlockChime);
    document.addEventListener('keydown', unlockChime);
    return () => {
      document.removeEventListener('pointerup', unlockChime);
      document.removeEventListener('keydown', unlockChime);
    };
  }, []);
}

/** Publishes the dock's height as `--dock`, so that other elements at the bottom edge stay above it. */
function useDockHeight(): RefObject<HTMLElement | null> {
  const dock = useRef<HTMLElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty('--dock', `${dock.current?.offsetHeight ?? 0}px`);
    });
    if (dock.current !== null) observer.observe(dock.current);
    const release = keepToastsAbove(dock.current);
    return () => {
      release?.();
      observer.disconnect();
      style.removeProperty('--dock');
    };
  }, []);
  return dock;
}

export interface TimerDockProps {
  /** Whether titles link to the recipes. */
  linked?: boolean;
}

/** The timers at the bottom edge of every page. Sticky, so that it covers no content at the end of the page. */
export function TimerDock({ linked = true }: TimerDockProps) {
  const [timers] = useTimers();
  const now = useNow(timers.length > 0, everySecond);
  useUnlockedChime();
  const ids = timers
    .filter((timer) => timerState(timer, now) === 'ringing')
    .map(({ id }) => id)
    .join(' ');
  const ringing = useMemo(() => timers.filter(({ id }) => ids.split(' ').includes(id)), [timers, ids]);
  useTimerBell(ringing);
  const dock = useDockHeight();
  return (
    <aside
      ref={dock}
      aria-label="Kitchen timers"
      data-print="hide"
      className="sticky bottom-(--bar,0px) z-30 border-t border-line bg-paper/90 pb-[max(0px,calc(env(safe-area-inset-bottom)-var(--bar,0px)))] backdrop-blur-sm"
    >
      <div className="shell py-1">
        <TimerList linked={linked} />
      </div>
      {/* An open dialog hides the page from screen readers, but not its live regions. */}
      <p aria-live="assertive" className="sr-only">
        {ringing.map(doneText).join('. ')}
      </p>
    </aside>
  );
}
