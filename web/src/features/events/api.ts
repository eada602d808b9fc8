import { eventsRoutes } from '@larder/contract/events';
import type { LiveEvent } from '@larder/contract/events';

import { streamEvents } from '#platform/events/stream-events.ts';

/** Subscribes to live events. */
export function listenToEvents(signal: AbortSignal): AsyncIterable<LiveEvent> {
  return streamEvents(eventsRoutes.listen, { signal });
}
