import { eventsRoutes } from '@larder/contract/events';
import type { LiveEvent } from '@larder/contract/events';

import { callForEvents } from '#platform/event-stream.ts';

/** Subscribes to live events. */
export function listenToEvents(signal: AbortSignal): AsyncIterable<LiveEvent> {
  return callForEvents(eventsRoutes.listen, { signal });
}
