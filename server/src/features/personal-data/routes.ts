import type { personalDataRoutes } from '@larder/contract/personal-data';

import { streamArchive } from '#platform/archive.ts';
import { writeAudit } from '#platform/audit.ts';
import type { Blobs } from '#platform/blobs/blobs.ts';
import { endWithAnswer } from '#platform/http/list-answer.ts';
import { ownOrigin } from '#platform/http/own-origin.ts';
import type { Handlers } from '#platform/http/route-handlers.ts';
import { exportName } from '#features/exports/export-name.ts';
import type { AccountLimits } from '#features/account/limits.ts';
import type { Sessions } from '#features/account/sessions.ts';

import { deleteAccount } from './commands/delete-account.ts';
import { exportFiles } from './export-files.ts';

export interface PersonalDataDeps {
  readonly sessions: Sessions;
  readonly limits: AccountLimits;
  readonly productName: string;
  readonly blobs: Blobs;
  readonly publicUrl: string | undefined;
}

export function personalDataHandlers(deps: PersonalDataDeps): Handlers<typeof personalDataRoutes> {
  const { sessions, limits, productName, blobs, publicUrl } = deps;
  return {
    async exportData(ctx, _input, { request, reply }) {
      await limits.countExport(ctx, ctx.actor.id);
      await writeAudit(ctx.db, ctx, { action: 'data.exported' });
      const archive = streamArchive(
        exportFiles(ctx, { productName, blobs, origin: ownOrigin(publicUrl, request) }),
        ctx.now,
      );
      endWithAnswer(archive, reply);
      const disposition = `attachment; filename="${exportName([productName], ctx.now, 'zip')}"`;
      void reply.type('application/zip').header('content-disposition', disposition).send(archive);
    },

    async deleteAccount(ctx, { body }, exchange) {
      await deleteAccount(ctx, limits, body.password);
      sessions.clear(exchange);
      return { success: true };
    },
  };
}
