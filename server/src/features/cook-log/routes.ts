import type { cookLogRoutes } from '@larder/contract/cook-log';

import type { Handlers } from '#platform/http/route-handlers.ts';

import { addCookEntry, type CookLogDeps, deleteCookEntry, updateCookEntry } from './commands.ts';
import { presentCookEntry } from './present.ts';
import { listCookEntries } from './queries.ts';

export function cookLogHandlers(deps: CookLogDeps): Handlers<typeof cookLogRoutes> {
  return {
    async listCookEntries(ctx, { params, query }) {
      const { rows, nextCursor } = await listCookEntries(ctx, params.id, query);
      return { entries: rows.map(presentCookEntry), next_cursor: nextCursor };
    },

    async addCookEntry(ctx, { params, body }) {
      return presentCookEntry(await addCookEntry(ctx, deps, params.id, body));
    },

    async updateCookEntry(ctx, { params, body }) {
      return presentCookEntry(await updateCookEntry(ctx, deps, params.id, body));
    },

    async deleteCookEntry(ctx, { params }) {
      await deleteCookEntry(ctx, params.id);
      return undefined;
    },
  };
}
