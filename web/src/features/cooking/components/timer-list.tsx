import { Bell } from 'lucide-react';
import { useState } from 'react';

import { TimerRow } from '#features/cooking/components/timer-row.tsx';
import { useNow } from '#features/cooking/hooks/use-now.ts';
import { useTimers } from '#features/cooking/hooks/use-timers.ts';
import { sortTimers } from '#features/cooking/model/timers.ts';
import { requestNotificationPermission, notificationPermission } from '#platform/notifications.ts';
import { Button } from '#ui/button.tsx';

/** Offers system notifications. The permission prompt appears only on a press. */
function NoticeOffer() {
  const [permission, setPermission] = useState(notificationPermission);
  if (permission !== 'default') return null;
  return (
    <Button
      tone="secondary"
      className="shrink-0 self-start text-sm shadow-low"
      onClick={() => void requestNotificationPermission().then(setPermission)}
    >
      <Bell aria-hidden="true" />
      Notify me when a timer ends
    </Button>
  );
}

export interface TimerListProps {
  linked?: boolean;
  className?: string;
}

/** All timers, the next to ring first. */
export function TimerList({ linked = false, className }: TimerListProps) {
  const [timers, change] = useTimers();
  const now = useNow(timers.length > 0);
  if (timers.length === 0) return null;
  return (
    <div className={className}>
      {/* Limited height, so that the recipe stays visible on phones. */}
      <div className="-m-1 flex max-h-[28dvh] flex-col gap-2 overflow-y-auto p-1 sm:max-h-[40dvh]">
        <ul aria-label="Timers" className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,22rem),1fr))] gap-2">
          {sortTimers(timers).map((timer) => (
            <TimerRow key={timer.id} timer={timer} now={now} onChange={change} linked={linked} />
          ))}
        </ul>
        <NoticeOffer />
      </div>
    </div>
  );
}
