import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';

import { useOwnId } from '#features/account/api.ts';
import { profileQuery } from '#features/profile/api.ts';
import { useTourSeen } from '#features/tour/api.ts';
import type { TourProps } from '#features/tour/components/tour.tsx';
import { endTourRequest, isTourRequested, onTourRequest } from '#features/tour/model/tour-request.ts';
import { readUserItem, writeUserItem } from '#platform/user-storage.ts';
import { getPublicConfig } from '#platform/public-config.ts';
import { useLazyModule } from '#ui/use-lazy-module.ts';

/** So long whoever comes looks at the page first. */
const LOOKING_MS = 700;
/** Under this name the browser keeps that nobody has to ask the server any more. */
const KEPT = 'tour';

async function loadTour(): Promise<ComponentType<TourProps>> {
  const { Tour } = await import('#features/tour/components/tour.tsx');
  return Tour;
}

/** Who has begun something is not disturbed; they are shown around the next time. */
function isBusy(): boolean {
  const isTyping = document.activeElement?.matches('input, textarea, select') === true;
  return isTyping || document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
}

/** Has the one who is signed in yet to be shown around? */
function useIsDue(ownId: string | undefined): [isDue: boolean, end: () => void] {
  const queryClient = useQueryClient();
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (ownId === undefined || !getPublicConfig().welcome_tour || readUserItem(ownId, KEPT) === true) return undefined;
    let isOver = false;
    const look = async (): Promise<void> => {
      try {
        const { tour_seen: isSeen } = await queryClient.fetchQuery(profileQuery());
        if (isSeen) writeUserItem(ownId, KEPT, true);
        else await loadTour();
        if (!isSeen && !isOver && !isBusy()) setDue(true);
      } catch {
        // Nobody waits for it, and it comes with the next visit.
      }
    };
    const timer = setTimeout(() => void look(), LOOKING_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [ownId, queryClient]);
  return [isDue, () => setDue(false)];
}

/** Where people are shown around: by itself at their first visit, and whenever they call for it. */
export function TourHost() {
  const ownId = useOwnId();
  const isCalled = useSyncExternalStore(onTourRequest, isTourRequested);
  const [isDue, endDue] = useIsDue(ownId);
  const isOpen = isCalled || isDue;
  const [Tour] = useLazyModule(loadTour, isOpen, endTourRequest);
  const { mutate: markSeen } = useTourSeen();
  if (!isOpen || Tour === null) return null;
  const end = (): void => {
    endTourRequest();
    endDue();
    if (ownId !== undefined) writeUserItem(ownId, KEPT, true);
    markSeen();
  };
  return <Tour onEnd={end} />;
}
