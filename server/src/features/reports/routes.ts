import type { reportsRoutes } from '@larder/contract/reports';

import type { Handlers } from '#platform/http/route-handlers.ts';

import { reportComment, reportLinked, reportRecipe, type ReportsDeps } from './commands/report.ts';

export function reportsHandlers(deps: ReportsDeps): Handlers<typeof reportsRoutes> {
  return {
    async reportRecipe(ctx, { params, body }) {
      await reportRecipe(ctx, deps, params.id, body);
      return { success: true };
    },

    async reportLinked(ctx, { params, body }) {
      await reportLinked(ctx, deps, params.token, body);
      return { success: true };
    },

    async reportComment(ctx, { params, body }) {
      await reportComment(ctx, deps, params.id, body);
      return { success: true };
    },
  };
}
