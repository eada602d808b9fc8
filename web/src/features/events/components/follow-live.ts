import type { LiveEvent } from '@larder/contract/events';
import type { QueryClient } from '@tanstack/react-query';

import { listenToEvents } from '#features/events/api.ts';
import { applyEvent } from '#features/events/model/apply-event.ts';
import { subscribeOncePerBrowser } from '#platform/events/once-per-browser.ts';
import { createJitteredThrottle } from '#platform/events/jittered-throttle.ts';
import { readWithReconnect } from '#platform/events/read-with-reconnect.ts';
import { sessionSignal } from '#platform/session-signal.ts';

/** Above this scroll position the page counts as being at the top. */
const TOP_PIXELS = 200;

/** Applies live events to the query cache until `leaving` or the end of the session. One connection per browser. */
export async function followLive(queryClient: QueryClient, userId: string, leaving: AbortSignal): Promise<void> {
  const signal = AbortSignal.any([leaving, sessionSignal()]);
  const context = { queryClient, soon: createJitteredThrottle(signal), isAtTop: () => window.scrollY < TOP_PIXELS };
  const hear = (event: LiveEvent): void => {
    if (!signal.aborted) applyEvent(context, event);
  };
  await subscribeOncePerBrowser<LiveEvent>({
    name: `live ${userId}`,
    hear,
    onBack: () => hear({ type: 'catch-up' }),
    signal,
    listen: async (pass, listening, isFirst) => {
      let isUpToDate = isFirst;
      await readWithReconnect<LiveEvent>({
        open: listenToEvents,
        hear: (event) => {
          if (event.type !== 'listening') return pass(event);
          // Events may have been missed between two streams.
          if (!isUpToDate) pass({ type: 'catch-up' });
          isUpToDate = false;
          return undefined;
        },
        signal: listening,
      });
    },
  });
}
