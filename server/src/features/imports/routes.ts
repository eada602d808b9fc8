import type { FastifyInstance } from 'fastify';

import type { importsRoutes } from '@larder/contract/imports';

import type { Ctx } from '#platform/context.ts';
import { abortOnDisconnect } from '#platform/http/abort-on-disconnect.ts';
import type { Handlers } from '#platform/http/route-handlers.ts';
import { countUse, type RateLimit, scaled } from '#platform/rate-limit.ts';

import { createPageFetch } from './page/fetch-page.ts';
import { PageThread } from './page/page-thread.ts';
import { presentDraft } from './present.ts';
import { readImport } from './queries.ts';

export interface ImportsDeps {
  /** Closes the thread that reads pages. */
  readonly app: Pick<FastifyInstance, 'addHook'>;
  readonly fetchAllow: readonly string[];
  readonly productName: string;
  /** Multiplies the hourly limit. */
  readonly limitFactor: number;
}

const READS_PER_USER: RateLimit = { max: 120, windowSeconds: 60 * 60 };

export function importsHandlers({ app, fetchAllow, ...deps }: ImportsDeps): Handlers<typeof importsRoutes> {
  const pageThread = new PageThread();
  app.addHook('onClose', () => pageThread.close());
  const readDeps = { ...deps, pageThread, fetchPage: createPageFetch(fetchAllow) };
  return {
    async readImport({ db, actor, now }: Ctx, { body }, { reply }) {
      await countUse(db, `import-read:${actor.id}`, scaled(READS_PER_USER, deps.limitFactor), now);
      const drafts = await readImport(readDeps, body, abortOnDisconnect(reply));
      return { drafts: drafts.map(presentDraft) };
    },
  };
}
