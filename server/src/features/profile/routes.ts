import type { profileRoutes } from '@larder/contract/profile';

import type { AccountLimits } from '#features/account/limits.ts';
import type { Handlers } from '#platform/http/route-handlers.ts';

import { updateProfile } from './commands.ts';
import { presentEvent, presentProfile } from './present.ts';
import { getProfile, listActivity } from './queries.ts';

export function profileHandlers({ limits }: { readonly limits: AccountLimits }): Handlers<typeof profileRoutes> {
  return {
    async getProfile(ctx) {
      return presentProfile(await getProfile(ctx));
    },

    async updateProfile(ctx, { body }) {
      if (body.phone_number !== undefined) await limits.countChange(ctx);
      await updateProfile(ctx, body);
      return presentProfile(await getProfile(ctx));
    },

    async listActivity(ctx) {
      const rows = await listActivity(ctx);
      return { events: rows.map((row) => presentEvent(row, ctx.actor.id)) };
    },
  };
}
