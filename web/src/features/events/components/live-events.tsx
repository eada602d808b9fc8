import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { followChanges } from '#features/events/model/follow-changes.ts';

/** Delays the connection until the page has loaded. */
const DELAY_MS = 2_000;

/** Keeps the page up to date with other tabs and other users. */
export function LiveEvents({ userId }: { userId: string }) {
  const queryClient = useQueryClient();
  useEffect(() => followChanges(queryClient), [queryClient]);
  useEffect(() => {
    const leaving = new AbortController();
    const begin = async (): Promise<void> => {
      try {
        const { followLive } = await import('#features/events/components/follow-live.ts');
        await followLive(queryClient, userId, leaving.signal);
      } catch {
        // Not critical: the page shows the changes when it refetches.
      }
    };
    const timer = setTimeout(() => void begin(), DELAY_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [userId, queryClient]);
  return null;
}
