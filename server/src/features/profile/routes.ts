import type { profileRoutes } from '@larder/contract/profile';

import type { Handlers } from '#platform/http/route-handlers.ts';

import { updateProfile } from './commands.ts';
import { presentEvent, presentProfile } from './present.ts';
import { getProfile, listActivity } from './queries.ts';

export const profileHandlers: Handlers<typeof profileRoutes> = {
  async getProfile(ctx) {
    return presentProfile(await getProfile(ctx));
  },

  async updateProfile(ctx, { body }) {
    await updateProfile(ctx, body);
    return presentProfile(await getProfile(ctx));
  },

  async listActivity(ctx) {
    const rows = await listActivity(ctx);
    return { events: rows.map((row) => presentEvent(row, ctx.actor.id)) };
  },
};
