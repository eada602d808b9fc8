import type { versionsRoutes } from '@larder/contract/versions';

import type { Handlers } from '#platform/http/route-handlers.ts';
import type { WritingDeps } from '#features/recipes/limits.ts';
import { presentRecipe } from '#features/recipes/present.ts';
import { readEatingRules } from '#features/recipes/queries/eating-rules.ts';

import { restoreVersion } from './commands.ts';
import { presentVersion } from './present.ts';
import { listVersions } from './queries.ts';

export function versionsHandlers(deps: WritingDeps): Handlers<typeof versionsRoutes> {
  return {
    async listVersions(ctx, { params, query }) {
      const { rows, nextBefore } = await listVersions(ctx, params.id, query);
      return { versions: rows.map(presentVersion), next_before: nextBefore };
    },

    async restoreVersion(ctx, { params, body }) {
      const { id, version } = params;
      return presentRecipe(
        await restoreVersion(ctx, deps, id, { version, over: body.version }),
        await readEatingRules(ctx),
      );
    },
  };
}
