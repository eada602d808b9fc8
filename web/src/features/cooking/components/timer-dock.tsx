import { useEffect, useMemo, useRef } from 'react';
import type { RefObject } from 'react';

import { TimerList } from '#features/cooking/components/timer-list.tsx';
import { useNow } from '#features/cooking/hooks/use-now.ts';
import { useTimerBell } from '#features/cooking/hooks/use-timer-bell.ts';
import { useTimers } from '#features/cooking/hooks/use-timers.ts';
import { doneText } from '#features/cooking/model/timer-text.ts';
import { stateOf } from '#features/cooking/model/timers.ts';
import { unlockChime } from '#platform/chime.ts';
import { everySecond } from '#platform/steady-clock.ts';

/** After a reload the browser wants another tap before anything may sound; any will do. */
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

/** Says how high the dock is, so that whatever else keeps to the bottom edge stands above it. */
function useDockHeight(): RefObject<HTMLElement | null> {
  const dock = useRef<HTMLElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty('--dock', `${dock.current?.offsetHeight ?? 0}px`);
    });
    if (dock.current !== null) observer.observe(dock.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--dock');
    };
  }, []);
  return dock;
}

export interface TimerDockProps {
  /** Their titles lead to the recipes. */
  linked?: boolean;
}

/** Timers at the bottom edge of every page. It keeps room of its own at the page's end, so it hides nothing for good. */
export function TimerDock({ linked = true }: TimerDockProps) {
  const [timers] = useTimers();
  const now = useNow(timers.length > 0, everySecond);
  useUnlockedChime();
  const ids = timers
    .filter((timer) => stateOf(timer, now) === 'ringing')
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
      className="sticky bottom-0 z-30 border-t border-line bg-paper/90 pb-[env(safe-area-inset-bottom)] backdrop-blur-sm"
    >
      <div className="shell py-2.5">
        <TimerList linked={linked} />
      </div>
      {/* An open dialog hides the page from those who listen, but not what is live. */}
      <p aria-live="assertive" className="sr-only">
        {ringing.map(doneText).join('. ')}
      </p>
    </aside>
  );
}
