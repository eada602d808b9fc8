import { z } from 'zod';

import { RatingFigures } from './ratings.ts';
import { defineRoutes } from './route.ts';

export const EVENTS_TEXTS = { events_only: 'This is an event stream: please accept text/event-stream.' } as const;

const id = z.uuid();

/** An event for open pages, so that they update without a reload. */
export const LiveEvent = z.discriminatedUnion('type', [
  /** The first event of each stream: later ones are not missed. */
  z.object({ type: z.literal('listening') }),
  /** Events may have been missed: refetch everything the other types are about. */
  z.object({ type: z.literal('catch-up') }),
  /** A recipe was published, or a hidden one is visible again. */
  z.object({ type: z.literal('community.shared'), id }),
  z.object({ type: z.literal('community.updated'), id }),
  /** Its author withdrew it, or it was hidden. */
  z.object({ type: z.literal('community.withdrawn'), id }),
  /** Carries the new average, count and distribution. */
  z.object({ type: z.literal('community.rated'), id, ...RatingFigures.shape }),
  /** Its comments, or the stars beside them, changed. */
  z.object({ type: z.literal('community.commented'), id }),
  /** To the owner: the recipients, or whether they viewed it, changed. To a recipient: the share is new, back, or its recipe changed. */
  z.object({ type: z.literal('sharing.changed'), id }),
  /** To a former recipient: the recipe is no longer visible. */
  z.object({ type: z.literal('sharing.withdrawn'), id }),
]);
export type LiveEvent = z.infer<typeof LiveEvent>;

/** The event types that are about a recipe. */
export type LiveTopic = Exclude<LiveEvent['type'], 'listening' | 'catch-up'>;

export const eventsRoutes = defineRoutes({
  listen: {
    method: 'GET',
    path: '/api/events',
    access: 'session',
    summary: 'Stream events for open pages; ends from time to time, and the client reconnects',
    status: 200,
    response: null,
    events: LiveEvent,
    errors: ['invalid_input'],
  },
});
