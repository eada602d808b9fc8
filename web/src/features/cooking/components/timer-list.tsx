import { Bell } from 'lucide-react';
import { useId, useState } from 'react';

import { TimerControls } from '#features/cooking/components/timer-controls.tsx';
import { TimerPill } from '#features/cooking/components/timer-pill.tsx';
import { useNow } from '#features/cooking/hooks/use-now.ts';
import { useTimers } from '#features/cooking/hooks/use-timers.ts';
import { sortTimers, timerState } from '#features/cooking/model/timers.ts';
import { requestNotificationPermission, notificationPermission } from '#platform/notifications.ts';

/** Offers system notifications. The permission prompt appears only on a press. */
function NoticeOffer() {
  const [permission, setPermission] = useState(notificationPermission);
  if (permission !== 'default') return null;
  return (
    <button
      type="button"
      className="flex h-11 shrink-0 items-center gap-2 rounded-full px-3.5 text-sm font-semibold whitespace-nowrap text-ink-soft"
      onClick={() => void requestNotificationPermission().then(setPermission)}
    >
      <Bell className="size-4" aria-hidden="true" />
      Notify me when a timer ends
    </button>
  );
}

export interface TimerListProps {
  linked?: boolean;
  className?: string;
}

/**
 * All timers as one line of pills, the next to ring first. The controls of the chosen timer, or else of one that rings, are above it.
 */
export function TimerList({ linked = false, className }: TimerListProps) {
  const [timers, change] = useTimers();
  const now = useNow(timers.length > 0);
  const [openId, setOpenId] = useState<string | null>(null);
  const controlsId = useId();
  if (timers.length === 0) return null;
  const sorted = sortTimers(timers);
  const open = sorted.find(({ id }) => id === openId) ?? sorted.find((timer) => timerState(timer, now) === 'ringing');
  return (
    <div className={className}>
      {open !== undefined && (
        <TimerControls key={open.id} id={controlsId} timer={open} now={now} onChange={change} linked={linked} />
      )}
      <div className="-mx-1 flex gap-2 overflow-x-auto p-1 [scrollbar-width:none]">
        <ul aria-label="Timers" className="flex shrink-0 gap-2">
          {sorted.map((timer) => (
            <TimerPill
              key={timer.id}
              timer={timer}
              now={now}
              isOpen={timer.id === open?.id}
              controlsId={controlsId}
              onToggle={() => setOpenId(timer.id === openId ? null : timer.id)}
            />
          ))}
        </ul>
        <NoticeOffer />
      </div>
    </div>
  );
}
