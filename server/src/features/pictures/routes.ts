import { Readable } from 'node:stream';

import { PICTURE_LIMITS, type picturesRoutes } from '@larder/contract/pictures';

import type { Blobs } from '#platform/blobs/blobs.ts';
import type { Ctx } from '#platform/context.ts';
import type { FetchPublic } from '#platform/fetch-public/fetch-public.ts';
import type { Handlers } from '#platform/http/route-handlers.ts';
import { countUse, type RateLimit, scaled } from '#platform/rate-limit.ts';

import { keepPicture } from './commands/keep.ts';
import { PictureFiles } from './files.ts';
import { takesAvif } from './policy.ts';
import { presentPicture } from './present.ts';
import { getServed, pictureNotFound } from './queries.ts';
import { readUpload, type Uploads } from './uploads.ts';

export interface PicturesDeps {
  readonly blobs: Blobs;
  readonly fetchPublic: FetchPublic;
  readonly uploads: Uploads;
  /** Multiplies how many pictures somebody may give to us in an hour. */
  readonly limitFactor: number;
}

const PICTURES_PER_PERSON: RateLimit = { max: PICTURE_LIMITS.per_hour_max, windowSeconds: 60 * 60 };

/** What a picture's address shows never changes; whoever opens it by itself finds nothing that runs. */
const SERVED_HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'",
  vary: 'accept',
};

export function picturesHandlers(deps: PicturesDeps): Handlers<typeof picturesRoutes> {
  const { blobs, fetchPublic, uploads, limitFactor } = deps;
  const files = new PictureFiles(blobs, (work) => uploads.inTurn(work));
  const countPicture = ({ db, actor, now }: Ctx) => {
    return countUse(db, `picture:${actor.id}`, scaled(PICTURES_PER_PERSON, limitFactor), now);
  };
  return {
    async uploadPicture(ctx, _input, { request }) {
      await countPicture(ctx);
      const body = request.body instanceof Readable ? request.body : Readable.from([]);
      const bytes = Number(request.headers['content-length'] ?? 0);
      const { actor, now } = ctx;
      const developed = await uploads.take(actor.id, 'picture', () => readUpload(body, bytes));
      return presentPicture(await keepPicture(ctx.db, blobs, { userId: actor.id, sourceUrl: null, developed, now }));
    },

    async importPicture(ctx, { body: { url: sourceUrl } }) {
      await countPicture(ctx);
      const { actor, now } = ctx;
      const developed = await uploads.take(actor.id, 'url', () => fetchPublic(sourceUrl));
      return presentPicture(await keepPicture(ctx.db, blobs, { userId: actor.id, sourceUrl, developed, now }));
    },

    async getPicture({ lookups }, { params: { id, width: asked } }, { request, reply }) {
      const { width, hasAvif } = await getServed(lookups, id, asked);
      const format = hasAvif && takesAvif(request.headers.accept) ? 'avif' : 'webp';
      const etag = `"${id}-${width}-${format}"`;
      if (request.headers['if-none-match'] === etag) {
        return void reply
          .headers({ ...SERVED_HEADERS, etag })
          .status(304)
          .send();
      }
      const blob = await files.open(id, width, format);
      if (blob === null) throw pictureNotFound();
      const headers = { ...SERVED_HEADERS, etag, 'content-length': blob.size };
      return void reply.headers(headers).type(`image/${format}`).send(blob.stream);
    },
  };
}
