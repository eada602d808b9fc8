import type { linksRoutes } from '@larder/contract/links';
import { readPictureUrl } from '@larder/contract/pictures';
import { drawingKey } from '@larder/culinary/dish-art-key';

import type { Ctx } from '#platform/context.ts';
import type { Blobs } from '#platform/blobs/blobs.ts';
import { FILE_POLICY } from '#platform/http/file-policy.ts';
import type { Handlers, HttpExchange } from '#platform/http/route-handlers.ts';
import type { PictureFiles } from '#features/pictures/files.ts';
import { getServed, pictureNotFound } from '#features/pictures/queries.ts';
import { sendPicture } from '#features/pictures/send-picture.ts';
import type { WritingDeps } from '#features/recipes/limits.ts';
import { presentRecipe } from '#features/recipes/present.ts';
import { readEatingRules } from '#features/recipes/queries/eating-rules.ts';

import { cardName, LinkCards } from './card.ts';
import { copyLinked, createLink, deleteLink } from './commands.ts';
import { UNLISTED_HEADERS } from './page.ts';
import { presentLink, presentLinked } from './present.ts';
import { findOwnLink, getLinked } from './queries.ts';

export interface LinksDeps extends WritingDeps {
  readonly blobs: Blobs;
  readonly files: PictureFiles;
}

/** Revalidated on each use, so that no browser shows the picture of a revoked link. */
const PICTURE_HEADERS = {
  ...UNLISTED_HEADERS,
  'cache-control': 'private, no-cache',
  'content-security-policy': FILE_POLICY,
};

export function linksHandlers(deps: LinksDeps): Handlers<typeof linksRoutes> {
  const { blobs, files } = deps;
  const cards = new LinkCards(blobs);

  const sendLinked = async (
    { lookups }: Pick<Ctx, 'lookups'>,
    { id, width }: { readonly id: string | null; readonly width: number },
    exchange: HttpExchange,
  ) => {
    if (id === null) throw pictureNotFound();
    return sendPicture(files, { ...(await getServed(lookups, id, width)), id }, exchange, PICTURE_HEADERS);
  };

  return {
    async createLink(ctx, { params }) {
      return { link: presentLink(await createLink(ctx, deps, params.id)) };
    },

    async findLink(ctx, { params }) {
      const link = await findOwnLink(ctx.db, ctx, params.id);
      return { link: link === null ? null : presentLink(link) };
    },

    async deleteLink(ctx, { params }) {
      await deleteLink(ctx, params.id);
      return undefined;
    },

    async getLinkedRecipe(ctx, { params }, { reply }) {
      const linked = presentLinked(await getLinked(ctx, params.token), params.token);
      reply.headers(UNLISTED_HEADERS);
      return linked;
    },

    async getLinkedPicture(ctx, { params }, exchange) {
      const { picture_id: id } = await getLinked(ctx, params.token);
      return sendLinked(ctx, { id, width: params.width }, exchange);
    },

    async getLinkedStepPicture(ctx, { params }, exchange) {
      const { details } = await getLinked(ctx, params.token);
      const shown = details?.step_pictures?.find(({ step }) => step === params.step);
      return sendLinked(ctx, { id: readPictureUrl(shown?.image_url ?? ''), width: params.width }, exchange);
    },

    async getLinkedDrawing(ctx, { params }, { request, reply }) {
      const dish = await getLinked(ctx, params.token);
      const etag = `"${drawingKey(dish)}"`;
      reply.headers({ ...PICTURE_HEADERS, etag });
      if (request.headers['if-none-match'] === etag) return void reply.status(304).send();
      // Imported on demand: the drawing code is large.
      const { drawDish } = await import('@larder/culinary/dish-art');
      return void reply.type('image/svg+xml; charset=utf-8').send(drawDish(dish));
    },

    async getLinkCard(ctx, { params }, { request, reply }) {
      const row = await getLinked(ctx, params.token);
      const etag = `"${cardName(row)}"`;
      const headers = { ...PICTURE_HEADERS, etag };
      if (request.headers['if-none-match'] === etag) return void reply.headers(headers).status(304).send();
      const card = await cards.get(row);
      return void reply.headers(headers).type('image/jpeg').send(card);
    },

    async copyLinkedRecipe(ctx, { params, body }) {
      return presentRecipe(await copyLinked(ctx, deps, params.token, body.id), await readEatingRules(ctx));
    },
  };
}
