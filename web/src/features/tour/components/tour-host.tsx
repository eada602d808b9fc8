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

/** Delay before the tour starts by itself, so that the user sees the page first. */
const START_DELAY_MS = 700;
/** Key of the browser storage item that says that the tour is over, which saves the request to the server. */
const TOUR_SEEN_KEY = 'tour';

async function loadTour(): Promise<ComponentType<TourProps>> {
  const { Tour } = await import('#features/tour/components/tour.tsx');
  return Tour;
}

/** Whether the user has started something else. The tour then waits for the next visit. */
function isBusy(): boolean {
  const isTyping = document.activeElement?.matches('input, textarea, select') === true;
  return isTyping || document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
}

/** Whether the user has not seen the tour yet, and a function that ends it. */
function useIsDue(ownId: string | undefined): [isDue: boolean, end: () => void] {
  const queryClient = useQueryClient();
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (ownId === undefined || !getPublicConfig().welcome_tour || readUserItem(ownId, TOUR_SEEN_KEY) === true)
      return undefined;
    let isCancelled = false;
    const check = async (): Promise<void> => {
      try {
        const { tour_seen: isSeen } = await queryClient.fetchQuery(profileQuery());
        if (isSeen) writeUserItem(ownId, TOUR_SEEN_KEY, true);
        else await loadTour();
        if (!isSeen && !isCancelled && !isBusy()) setDue(true);
      } catch {
        // Not reported: the tour is optional and starts at the next visit.
      }
    };
    const timer = setTimeout(() => void check(), START_DELAY_MS);
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [ownId, queryClient]);
  return [isDue, () => setDue(false)];
}

/** Shows the tour at a user's first visit and whenever they request it. */
export function TourHost() {
  const ownId = useOwnId();
  const isRequested = useSyncExternalStore(onTourRequest, isTourRequested, () => false);
  const [isDue, endDue] = useIsDue(ownId);
  const isOpen = isRequested || isDue;
  const [Tour] = useLazyModule(loadTour, isOpen, endTourRequest);
  const { mutate: markSeen } = useTourSeen();
  if (!isOpen || Tour === null) return null;
  const end = (): void => {
    endTourRequest();
    endDue();
    if (ownId !== undefined) writeUserItem(ownId, TOUR_SEEN_KEY, true);
    markSeen();
  };
  return <Tour onEnd={end} />;
}
