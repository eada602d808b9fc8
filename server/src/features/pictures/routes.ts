import { Readable } from 'node:stream';

import { PICTURE_LIMITS, type picturesRoutes } from '@larder/contract/pictures';

import type { Blobs } from '#platform/blobs/blobs.ts';
import type { Ctx } from '#platform/context.ts';
import type { FetchPublic } from '#platform/fetch-public/fetch-public.ts';
import { FILE_POLICY } from '#platform/http/file-policy.ts';
import type { Handlers } from '#platform/http/route-handlers.ts';
import { countUse, type RateLimit, scaled } from '#platform/rate-limit.ts';

import { requireQuota } from '#features/storage/quotas.ts';

import { savePicture } from './commands/save.ts';
import type { PictureFiles } from './files.ts';
import { presentPicture } from './present.ts';
import { getServed } from './queries.ts';
import { sendPicture } from './send-picture.ts';
import type { PictureProcessing } from './picture-processing.ts';
import { readUpload } from './read-upload.ts';

export interface PicturesDeps {
  readonly blobs: Blobs;
  readonly files: PictureFiles;
  readonly fetchPublic: FetchPublic;
  readonly pictureProcessing: PictureProcessing;
  /** Multiplies the hourly upload limit. */
  readonly limitFactor: number;
}

const PICTURES_PER_USER: RateLimit = { max: PICTURE_LIMITS.per_hour_max, windowSeconds: 60 * 60 };

/** A picture never changes, so clients may cache it forever. */
const SERVED_HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': FILE_POLICY,
};

export function picturesHandlers(deps: PicturesDeps): Handlers<typeof picturesRoutes> {
  const { blobs, files, fetchPublic, pictureProcessing, limitFactor } = deps;
  const countPicture = async ({ db, actor, now, quotas }: Ctx) => {
    await countUse(db, `picture:${actor.id}`, scaled(PICTURES_PER_USER, limitFactor), now);
    await requireQuota(db, { userId: actor.id, quotas }, ['pictures', 'bytes']);
  };
  return {
    async uploadPicture(ctx, _input, { request }) {
      await countPicture(ctx);
      const body = request.body instanceof Readable ? request.body : Readable.from([]);
      const bytes = Number(request.headers['content-length'] ?? 0);
      const { actor, now } = ctx;
      const processed = await pictureProcessing.process(actor.id, 'picture', () => readUpload(body, bytes));
      return presentPicture(
        await savePicture({ ...ctx, blobs }, { userId: actor.id, sourceUrl: null, processed, now }),
      );
    },

    async importPicture(ctx, { body: { url: sourceUrl } }) {
      await countPicture(ctx);
      const { actor, now } = ctx;
      const processed = await pictureProcessing.process(actor.id, 'url', () => fetchPublic(sourceUrl));
      return presentPicture(await savePicture({ ...ctx, blobs }, { userId: actor.id, sourceUrl, processed, now }));
    },

    async getPicture({ lookups }, { params: { id, width: requested } }, exchange) {
      const served = await getServed(lookups, id, requested);
      return sendPicture(files, { ...served, id }, exchange, SERVED_HEADERS);
    },
  };
}
