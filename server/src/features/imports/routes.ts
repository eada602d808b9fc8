import type { importsRoutes } from '@larder/contract/imports';

import type { Ctx } from '#platform/context.ts';
import type { FetchPublicResponse } from '#platform/fetch-public/fetch-public.ts';
import { abortOnDisconnect } from '#platform/http/abort-on-disconnect.ts';
import type { Handlers } from '#platform/http/route-handlers.ts';
import { countUse, type RateLimit, scaled } from '#platform/rate-limit.ts';

import type { PageThread } from './page/page-thread.ts';
import { presentDraft } from './present.ts';
import { readImport } from './queries.ts';

export interface ImportsDeps {
  readonly fetchPage: FetchPublicResponse;
  readonly pageThread: PageThread;
  readonly productName: string;
  /** Multiplies the hourly limit. */
  readonly limitFactor: number;
}

const READS_PER_USER: RateLimit = { max: 120, windowSeconds: 60 * 60 };

export function importsHandlers(deps: ImportsDeps): Handlers<typeof importsRoutes> {
  return {
    async readImport({ db, actor, now }: Ctx, { body }, { reply }) {
      await countUse(db, `import-read:${actor.id}`, scaled(READS_PER_USER, deps.limitFactor), now);
      const drafts = await readImport(deps, body, abortOnDisconnect(reply));
      return { drafts: drafts.map(presentDraft) };
    },
  };
}
