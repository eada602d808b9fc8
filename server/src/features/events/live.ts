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

/** What happens, told to open pages on all instances for as long as this app runs. */
export function createLive(
  app: FastifyInstance,
  { database, logger, liveTimes }: LiveDeps,
): LiveEvents<LiveEvent> {
  const live = new LiveEvents<LiveEvent>({
    openChannel: database.openChannel,
    present: (notices) => presentNotices({ db: database.db, databaseKind: database.kind }, notices),
    listening: { type: 'listening' },
    missed: { type: 'catch-up' },
    log: logger,
    position: app.position,
    times: liveTimes,
  });
  // Whoever is only asked for something, as by a test, hears nothing of others.
  app.addHook('onListen', () => live.start());
  app.addHook('onClose', () => live.close());
  return live;
}
