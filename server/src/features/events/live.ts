import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

import type { LiveEvent } from '@larder/contract/events';

import type { Database } from '#platform/db/open.ts';
import { LiveEvents, type LiveTimes } from '#platform/live/live-events.ts';

import { presentNotices } from './present.ts';

interface LiveDeps {
  readonly database: Database;
  readonly logger: FastifyBaseLogger;
  readonly liveTimes?: Partial<LiveTimes>;
}

/** Creates the event publisher, which reaches open pages on all instances until the app closes. */
export function createLive(app: FastifyInstance, { database, logger, liveTimes }: LiveDeps): LiveEvents<LiveEvent> {
  const live = new LiveEvents<LiveEvent>({
    openChannel: database.openChannel,
    present: (notices) => presentNotices({ db: database.db, databaseKind: database.kind }, notices),
    listening: { type: 'listening' },
    missed: { type: 'catch-up' },
    log: logger,
    position: app.position,
    times: liveTimes,
  });
  // An app that only serves injected requests, as in tests, needs no events of other instances.
  app.addHook('onListen', () => live.start());
  app.addHook('onClose', () => live.close());
  return live;
}
