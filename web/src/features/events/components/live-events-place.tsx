import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { followChanges } from '#features/events/model/follow-changes.ts';

/** So long whoever comes looks at the page first. */
const LOOKING_MS = 2_000;

/** Keeps what this page shows as it is for everybody, from a moment after it is there. */
export function LiveEventsPlace({ personId }: { personId: string }) {
  const queryClient = useQueryClient();
  useEffect(() => followChanges(queryClient), [queryClient]);
  useEffect(() => {
    const leaving = new AbortController();
    const begin = async (): Promise<void> => {
      try {
        const { followLive } = await import('#features/events/components/follow-live.ts');
        await followLive(queryClient, personId, leaving.signal);
      } catch {
        // Nothing is lost by it: the page shows what happened when it asks again.
      }
    };
    const timer = setTimeout(() => void begin(), LOOKING_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [personId, queryClient]);
  return null;
}
