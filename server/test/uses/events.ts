import { randomUUID } from 'node:crypto';

import { eventsRoutes } from '@larder/contract/events';

import { presentNotices } from '#features/events/present.ts';

import type { Uses } from './stage.ts';

export const eventsUses: Uses<'events'> = {
  listen: async ({ app, anna }) => {
    await app.request(eventsRoutes.listen, {}, anna);
    const { db, kind: databaseKind } = app.database;
    const notice = { to: 'everyone', topic: 'community.rated', id: randomUUID() } as const;
    await presentNotices({ db, databaseKind }, [notice]);
  },
};
