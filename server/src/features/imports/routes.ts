import { Readable } from 'node:stream';

import type { FastifyInstance } from 'fastify';

import type { importsRoutes } from '@larder/contract/imports';

import type { Ctx } from '#platform/context.ts';
import { abortOnDisconnect } from '#platform/http/abort-on-disconnect.ts';
import type { Handlers } from '#platform/http/route-handlers.ts';
import type { Models } from '#platform/models/model.ts';
import { countUse, type RateLimit, scaled } from '#platform/rate-limit.ts';

import { requestSave, requestUndo } from './commands/request-work.ts';
import { updateDraft } from './commands/update-draft.ts';
import { deleteImport, startImport, uploadPart } from './commands/upload.ts';
import { createPageFetch } from './page/fetch-page.ts';
import { PageReader } from './page/page-reader.ts';
import { PhotoReader } from './photo/photo-reader.ts';
import { TextRecognition } from './photo/text-recognition.ts';
import { presentDraft, presentDraftCard, presentImport, presentImportedDraft } from './present.ts';
import { getDraft, listDrafts } from './queries/drafts.ts';
import { getImport, listImports } from './queries/jobs.ts';
import { readImport } from './queries/read-page.ts';
import { registerImportWork } from './work.ts';
import type { ImportWorkDeps } from './work-deps.ts';

export interface ImportsDeps extends Omit<ImportWorkDeps, 'isStopping' | 'signal' | 'photoReader' | 'busyUsers'> {
  /** Runs the background work while the app runs, and closes the processes that read pages and photos. */
  readonly app: Pick<FastifyInstance, 'addHook'>;
  readonly fetchAllow: readonly string[];
  readonly models: Models;
  /** Photos are read by text recognition, if it is installed. */
  readonly recognizesText: boolean;
  readonly productName: string;
  /** Multiplies the hourly limits. */
  readonly limitFactor: number;
}

const READS_PER_USER: RateLimit = { max: 120, windowSeconds: 60 * 60 };

export function importsHandlers({
  app,
  fetchAllow,
  recognizesText,
  ...deps
}: ImportsDeps): Handlers<typeof importsRoutes> {
  const pageReader = new PageReader();
  const recognition = new TextRecognition(recognizesText);
  const photoReader = new PhotoReader({ ...deps, recognition });
  app.addHook('onClose', async () => {
    await Promise.all([pageReader.close(), recognition.close()]);
  });
  const readDeps = { ...deps, pageReader, fetchPage: createPageFetch(fetchAllow) };
  const onWork = registerImportWork(app, { ...deps, photoReader });
  const uploadDeps = { ...deps, onFileComplete: onWork };
  return {
    async readImport(ctx: Ctx, { body }, { reply }) {
      const { db, actor, now } = ctx;
      await countUse(db, `import-read:${actor.id}`, scaled(READS_PER_USER, deps.limitFactor), now);
      const drafts = await readImport(ctx, readDeps, body, abortOnDisconnect(reply));
      return { drafts: drafts.map(presentDraft) };
    },

    async startImport(ctx, { body }) {
      return presentImport(await startImport(ctx, uploadDeps, body));
    },

    async uploadPart(ctx, { params }, { request }) {
      const body = request.body instanceof Readable ? request.body : Readable.from([]);
      return presentImport(await uploadPart(ctx, uploadDeps, params, body));
    },

    async listImports(ctx) {
      return { imports: (await listImports(ctx)).map(presentImport), photos: photoReader.kind };
    },

    async getImport(ctx, { params }) {
      return presentImport(await getImport(ctx.db, ctx, params.id));
    },

    async deleteImport(ctx, { params }) {
      await deleteImport(ctx, deps, params.id);
      return undefined;
    },

    async listDrafts(ctx, { params, query }) {
      const { rows, nextFrom } = await listDrafts(ctx, params.id, query);
      return { drafts: rows.map(presentDraftCard), next_from: nextFrom };
    },

    async getDraft(ctx, { params }) {
      return presentImportedDraft(await getDraft(ctx.db, ctx, params.id, params.position));
    },

    async updateDraft(ctx, { params, body }) {
      return presentImportedDraft(await updateDraft(ctx, params, body));
    },

    async saveImport(ctx, { params, body }) {
      const requested = await requestSave(ctx, params.id, body.positions);
      onWork();
      return presentImport(requested);
    },

    async undoImport(ctx, { params }) {
      const requested = await requestUndo(ctx, params.id);
      onWork();
      return presentImport(requested);
    },
  };
}
