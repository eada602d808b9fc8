import sharp from 'sharp';

import { Picture, picturesRoutes } from '@larder/contract/pictures';

import type { PictureWorkDeps } from '#features/pictures/commands/work-deps.ts';
import { createPictureFetch } from '#features/pictures/fetch-picture.ts';
import { doPictureWork } from '#features/pictures/work.ts';

import type { Answer, Sender, TestApp } from './app.ts';

/** A noisy test photo; the caller chooses the output format. */
export function photo(width = 60, height = 40) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#a33', noise } });
}

/** Uploads a file. */
export function sendPicture(
  app: TestApp,
  sender: Sender,
  payload: Buffer,
  type = 'application/octet-stream',
): Promise<Answer<unknown>> {
  const { method, path: url } = picturesRoutes.uploadPicture;
  return app.send({ method, url, payload, headers: { 'content-type': type } }, sender);
}

/** Creates a picture of `owner` over HTTP. */
export async function createPicture(app: TestApp, owner: Sender, size: { width?: number; height?: number } = {}) {
  const { body } = await sendPicture(app, owner, await photo(size.width, size.height).jpeg().toBuffer());
  return Picture.parse(body);
}

/** Downloads the file of a picture. */
export async function getFile(app: TestApp, id: string, width: number, headers: Readonly<Record<string, string>> = {}) {
  const response = await app.app.inject({ url: `/pictures/${id}/${width}`, headers });
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload };
}

/** Runs the background jobs of pictures once: imports and AVIF encoding. */
export function workOnPictures(app: TestApp, change: Partial<PictureWorkDeps> = {}): Promise<void> {
  return doPictureWork({
    db: app.database.db,
    databaseKind: app.database.kind,
    quotas: app.config,
    hasRoom: async () => true,
    blobs: app.blobs,
    fetchPublic: createPictureFetch(app.config.FETCH_ALLOW),
    pictureProcessing: app.pictureProcessing,
    log: { warn: () => undefined },
    now: app.clock.now,
    isStopping: () => false,
    signal: new AbortController().signal,
    ...change,
  });
}
