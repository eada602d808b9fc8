import type { LiveEvent } from '@larder/contract/events';
import type { QueryClient } from '@tanstack/react-query';

import { listenToEvents } from '#features/events/api.ts';
import { applyEvent } from '#features/events/model/apply-event.ts';
import { createJitteredThrottle } from '#platform/events/jittered-throttle.ts';
import { subscribeOncePerBrowser } from '#platform/events/once-per-browser.ts';
import { readWithReconnect } from '#platform/events/read-with-reconnect.ts';
import { sessionSignal } from '#platform/session-signal.ts';

/** Above this scroll position the page counts as being at the top. */
const TOP_PIXELS = 200;

/** Applies live events to the query cache until `leaving` or the end of the session. One connection per browser. */
export async function followLive(queryClient: QueryClient, userId: string, leaving: AbortSignal): Promise<void> {
  const signal = AbortSignal.any([leaving, sessionSignal()]);
  const context = {
    queryClient,
    throttle: createJitteredThrottle(signal),
    isAtTop: () => window.scrollY < TOP_PIXELS,
  };
  const onEvent = (event: LiveEvent): void => {
    if (!signal.aborted) applyEvent(context, event);
  };
  await subscribeOncePerBrowser<LiveEvent>({
    name: `live ${userId}`,
    onEvent,
    onGap: () => onEvent({ type: 'catch-up' }),
    signal,
    subscribe: async (publish, leading, isFirst) => {
      let isUpToDate = isFirst;
      await readWithReconnect<LiveEvent>({
        open: listenToEvents,
        onEvent: (event) => {
          if (event.type !== 'listening') return publish(event);
          // Events may have been missed between two streams.
          if (!isUpToDate) publish({ type: 'catch-up' });
          isUpToDate = false;
          return undefined;
        },
        signal: leading,
      });
    },
  });
}
