import { eventsRoutes } from '@larder/contract/events';
import type { LiveEvent } from '@larder/contract/events';

import { callForEvents } from '#platform/event-stream.ts';

/** What happens from now on. */
export function listenToEvents(signal: AbortSignal): AsyncIterable<LiveEvent> {
  return callForEvents(eventsRoutes.listen, { signal });
}
