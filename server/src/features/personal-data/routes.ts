import type { personalDataRoutes } from '@larder/contract/personal-data';

import { streamArchive } from '#platform/archive.ts';
import { writeAudit } from '#platform/audit.ts';
import type { Blobs } from '#platform/blobs/blobs.ts';
import { endWithAnswer } from '#platform/http/list-answer.ts';
import type { Handlers } from '#platform/http/route-handlers.ts';
import type { AccountLimits } from '#features/account/limits.ts';
import type { Sessions } from '#features/account/sessions.ts';

import { deleteAccount } from './commands/delete-account.ts';
import { exportFileName, exportFiles } from './export-files.ts';

export interface PersonalDataDeps {
  readonly sessions: Sessions;
  readonly limits: AccountLimits;
  readonly productName: string;
  readonly blobs: Blobs;
}

export function personalDataHandlers(deps: PersonalDataDeps): Handlers<typeof personalDataRoutes> {
  const { sessions, limits, productName, blobs } = deps;
  return {
    async exportData(ctx, _input, { reply }) {
      await limits.countExport(ctx, ctx.actor.id);
      await writeAudit(ctx.db, ctx, { action: 'data.exported' });
      const archive = streamArchive(exportFiles(ctx, { productName, blobs }), ctx.now);
      endWithAnswer(archive, reply);
      const disposition = `attachment; filename="${exportFileName(productName, ctx.now)}"`;
      void reply.type('application/zip').header('content-disposition', disposition).send(archive);
    },

    async deleteAccount(ctx, { body }, exchange) {
      await deleteAccount(ctx, limits, body.password);
      sessions.clear(exchange);
      return { success: true };
    },
  };
}
