import type { LiveEvent } from '@larder/contract/events';
import type { QueryClient } from '@tanstack/react-query';

import { listenToEvents } from '#features/events/api.ts';
import { showEvent } from '#features/events/model/show-event.ts';
import { hearWithOthers } from '#platform/live/one-per-browser.ts';
import { openSoon } from '#platform/live/soon.ts';
import { stayConnected } from '#platform/live/stay-connected.ts';
import { sessionSignal } from '#platform/session-life.ts';

/** Further up than this the lists of a page have hardly begun. */
const TOP_PIXELS = 200;

/** Shows what happens, until `leaving` or the end of the session. */
export async function followLive(queryClient: QueryClient, personId: string, leaving: AbortSignal): Promise<void> {
  const signal = AbortSignal.any([leaving, sessionSignal()]);
  const showing = { queryClient, soon: openSoon(signal), isAtTop: () => window.scrollY < TOP_PIXELS };
  const hear = (event: LiveEvent): void => {
    if (!signal.aborted) showEvent(showing, event);
  };
  await hearWithOthers<LiveEvent>({
    name: `live ${personId}`,
    hear,
    onBack: () => hear({ type: 'catch-up' }),
    signal,
    listen: async (pass, listening, isFirst) => {
      let missesNothing = isFirst;
      await stayConnected<LiveEvent>({
        open: listenToEvents,
        hear: (event) => {
          if (event.type !== 'listening') return pass(event);
          // Between two streams something may have happened.
          if (!missesNothing) pass({ type: 'catch-up' });
          missesNothing = false;
          return undefined;
        },
        signal: listening,
      });
    },
  });
}
