import sharp from 'sharp';

import { Picture, picturesRoutes } from '@larder/contract/pictures';

import { createPictureFetch } from '#features/pictures/fetch-picture.ts';
import { doPictureWork } from '#features/pictures/work.ts';
import { claimPicture } from '#features/pictures/commands/claim.ts';
import { requestImport } from '#features/pictures/commands/request-import.ts';

import type { Stage, Uses } from './stage.ts';

async function upload({ app, anna }: Stage): Promise<Picture> {
  const payload = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();
  const headers = { 'content-type': 'image/png' };
  const { body } = await app.send({ method: 'POST', url: picturesRoutes.uploadPicture.path, payload, headers }, anna);
  return Picture.parse(body);
}

export const picturesUses: Uses<'pictures'> = {
  uploadPicture: async (stage) => {
    const { app, anna, id } = stage;
    const { db } = app.database;
    const picture = await upload(stage);
    await claimPicture(db, anna.id, picture.id, app.clock.now());
    await requestImport(db, id, 'http://127.0.0.1/soup.jpg', app.clock.now());
    await doPictureWork({
      db,
      databaseKind: app.database.kind,
      quotas: app.config,
      hasRoom: async () => true,
      blobs: app.blobs,
      fetchPublic: createPictureFetch([]),
      uploads: app.uploads,
      log: { warn: () => undefined },
      now: app.clock.now,
      isStopping: () => false,
      signal: new AbortController().signal,
    });
    await requestImport(db, id, null, app.clock.now());
  },
  importPicture: ({ app, anna }) =>
    app.request(picturesRoutes.importPicture, { body: { url: 'http://127.0.0.1/soup.jpg' } }, anna),
  getPicture: async (stage) => {
    const { id } = await upload(stage);
    await stage.app.send({ url: `/pictures/${id}/320` });
  },
};
