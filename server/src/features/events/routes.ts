import { EVENTS_TEXTS, type eventsRoutes, type LiveEvent } from '@larder/contract/events';

import { AppError } from '#platform/app-error.ts';
import { isHalfSignedIn } from '#platform/http/authorize.ts';
import type { Handlers } from '#platform/http/route-handlers.ts';
import type { LiveEvents } from '#platform/live/live-events.ts';
import { findActorBySessionId } from '#features/account/queries.ts';

export interface EventsDeps {
  readonly live: LiveEvents<LiveEvent>;
  now(): Date;
}

export function eventsHandlers({ live, now }: EventsDeps): Handlers<typeof eventsRoutes> {
  return {
    async listen({ actor, lookups }, _input, { wantsEvents }) {
      if (!wantsEvents) throw new AppError('invalid_input', EVENTS_TEXTS.events_only);
      return live.subscribe({
        userId: actor.id,
        mayListen: async () => {
          const person = await findActorBySessionId(lookups, actor.session.id, now());
          return person !== null && !isHalfSignedIn(person);
        },
      });
    },
  };
}
