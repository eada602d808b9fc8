import { Readable } from 'node:stream';

import { EXPORT_FORMATS } from '@larder/contract/export-formats';
import type { exportsRoutes, RecipesToExport } from '@larder/contract/exports';

import { streamArchive } from '#platform/archive.ts';
import type { Blobs } from '#platform/blobs/blobs.ts';
import type { Ctx } from '#platform/context.ts';
import { endWithAnswer } from '#platform/http/list-answer.ts';
import { ownOrigin } from '#platform/http/own-origin.ts';
import type { Handlers } from '#platform/http/route-handlers.ts';
import { countUse, type RateLimit, scaled } from '#platform/rate-limit.ts';

import { archiveFiles } from './archive-files.ts';
import { exportName } from './export-name.ts';
import type { ExportedRecipe } from './exported-recipe.ts';
import { photoOf } from './photos.ts';
import { presentExported } from './present.ts';
import { readCookings, readRecipes, requireRecipes } from './queries.ts';
import type { Writer } from './writers/writer.ts';
import { WRITERS } from './writers/writers.ts';

export interface ExportsDeps {
  readonly blobs: Blobs;
  readonly productName: string;
  readonly publicUrl: string | undefined;
  /** Multiplies the hourly limit. */
  readonly limitFactor: number;
}

const EXPORTS_PER_USER: RateLimit = { max: 60, windowSeconds: 60 * 60 };

export function exportsHandlers(deps: ExportsDeps): Handlers<typeof exportsRoutes> {
  return {
    async exportRecipes(ctx, { body }, { request, reply }) {
      await countUse(ctx.db, `exports:${ctx.actor.id}`, scaled(EXPORTS_PER_USER, deps.limitFactor), ctx.now);
      await requireRecipes(ctx, body.ids);
      const { contentType, stream } = openExport(ctx, body, deps, ownOrigin(deps.publicUrl, request));
      endWithAnswer(stream, reply);
      const name = exportName([deps.productName, 'recipes'], ctx.now, EXPORT_FORMATS[body.format].extension);
      void reply.type(contentType).header('content-disposition', `attachment; filename="${name}"`).send(stream);
    },
  };
}

function openExport(
  ctx: Ctx,
  { format, ids }: RecipesToExport,
  { blobs, productName }: ExportsDeps,
  origin: string,
): { readonly contentType: string; readonly stream: Readable } {
  const recipes = (): AsyncIterable<ExportedRecipe> => readExported(ctx, ids, blobs, origin);
  const writer: Writer =
    format === 'archive'
      ? { contentType: 'application/zip', files: () => archiveFiles(ctx, { productName, blobs, ids, recipes }) }
      : WRITERS[format];
  const stream =
    'files' in writer
      ? streamArchive(writer.files(recipes()), ctx.now)
      : Readable.from(writer.pieces(recipes()), { objectMode: false });
  return { contentType: writer.contentType, stream };
}

async function* readExported(
  ctx: Ctx,
  ids: readonly string[] | undefined,
  blobs: Blobs,
  origin: string,
): AsyncGenerator<ExportedRecipe> {
  for await (const row of readRecipes(ctx, ids)) {
    const cookings = await readCookings(ctx, row.id);
    yield presentExported(row, { cookings, origin, openPhoto: (picture) => photoOf(ctx, blobs, picture) });
  }
}
