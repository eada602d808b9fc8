import { PROFILE_LIMITS } from '@larder/contract/profile';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { activityQuery } from '#features/profile/api.ts';
import { activityText } from '#features/profile/model/activity-text.ts';
import { Button } from '#ui/button.tsx';
import { restoreFocusOnRemoval } from '#ui/restore-focus.ts';
import { Loaded } from '#ui/loaded.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { SectionCard } from '#ui/section-card.tsx';

const COLLAPSED_COUNT = 8;

export function ActivitySection({ id, title }: { id: string; title: string }) {
  const query = useQuery(activityQuery());
  const [isExpanded, setIsExpanded] = useState(false);
  return (
    <SectionCard
      id={id}
      title={title}
      description={`Sign-ins and changes to your account. We list the last ${PROFILE_LIMITS.activity_listed_max}.`}
    >
      <Loaded query={query} onRetry={() => void query.refetch()} what="Your security events" lines={4}>
        {(events) =>
          events.length === 0 ? (
            <p className="text-ink-soft">No activity yet.</p>
          ) : (
            <>
              <ul className="flex flex-col gap-2.5">
                {events
                  .slice(0, isExpanded ? events.length : COLLAPSED_COUNT)
                  .map(({ id: eventId, action, at, address }) => (
                    <li key={eventId} className="flex flex-col sm:flex-row sm:justify-between sm:gap-4">
                      <span className="min-w-0">{activityText(action)}</span>
                      <span className="shrink-0 text-sm text-ink-faint">
                        {address !== null && <>{address} · </>}
                        <RelativeTime at={at} />
                      </span>
                    </li>
                  ))}
              </ul>
              {!isExpanded && events.length > COLLAPSED_COUNT && (
                <Button
                  ref={restoreFocusOnRemoval}
                  tone="ghost"
                  className="mt-3 -ml-4 px-4!"
                  onClick={() => setIsExpanded(true)}
                >
                  Show all {events.length}
                </Button>
              )}
            </>
          )
        }
      </Loaded>
    </SectionCard>
  );
}
