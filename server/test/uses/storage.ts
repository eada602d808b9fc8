import { expect } from 'vitest';

import { storageRoutes } from '@larder/contract/storage';

import type { Uses } from './stage.ts';

export const storageUses: Uses<'storage'> = {
  getStorage: async ({ app, anna }) => {
    expect((await app.request(storageRoutes.getStorage, {}, anna)).status).toBe(200);
  },
};
