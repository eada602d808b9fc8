import { z } from 'zod';

import { RatingFigures } from './ratings.ts';
import { defineRoutes } from './route.ts';

export const EVENTS_TEXTS = { events_only: 'This is told as events: please accept text/event-stream.' } as const;

const id = z.uuid();

/** What happened while somebody looks at a page, so that it can show it. */
export const LiveEvent = z.discriminatedUnion('type', [
  /** The first of each stream: from now on nothing is missed. */
  z.object({ type: z.literal('listening') }),
  /** Something may have been missed: whatever the others tell of is to be asked for again. */
  z.object({ type: z.literal('catch-up') }),
  /** A recipe was given to everyone; also one that was not shown for a while and is again. */
  z.object({ type: z.literal('community.shared'), id }),
  z.object({ type: z.literal('community.updated'), id }),
  /** It was taken back by its author, or is not shown any more. */
  z.object({ type: z.literal('community.withdrawn'), id }),
  /** The plain average as it is now, of how many, and how many gave 1, 2, 3, 4 and 5 stars. */
  z.object({ type: z.literal('community.rated'), id, ...RatingFigures.shape }),
  /** What people say to it is another than before, or the stars beside that. */
  z.object({ type: z.literal('community.commented'), id }),
  /**
   * To its owner: with whom this recipe is shared is another than before, or whether they looked at it. To whoever it is shared with:
   * it is from now on, is again, or says something else.
   */
  z.object({ type: z.literal('sharing.changed'), id }),
  /** To whom this recipe was shared with: they see it no more. */
  z.object({ type: z.literal('sharing.withdrawn'), id }),
]);
export type LiveEvent = z.infer<typeof LiveEvent>;

/** What an event can be about. */
export type LiveTopic = Exclude<LiveEvent['type'], 'listening' | 'catch-up'>;

export const eventsRoutes = defineRoutes({
  listen: {
    method: 'GET',
    path: '/api/events',
    access: 'session',
    summary: 'What happens from now on that open pages show, as events; ends now and then and is to be asked for again',
    status: 200,
    response: null,
    events: LiveEvent,
    errors: ['invalid_input'],
  },
});
