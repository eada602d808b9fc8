import type { storageRoutes } from '@larder/contract/storage';

import type { Handlers } from '#platform/http/route-handlers.ts';

import { presentStorage } from './present.ts';
import { readStorage } from './queries.ts';

export const storageHandlers: Handlers<typeof storageRoutes> = {
  async getStorage({ db, actor, quotas }) {
    return presentStorage(await readStorage(db, actor.id), quotas);
  },
};
