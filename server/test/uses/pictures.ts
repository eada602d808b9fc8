import { picturesRoutes } from '@larder/contract/pictures';

import { claimPicture } from '#features/pictures/commands/claim.ts';
import { requestImport } from '#features/pictures/commands/request-import.ts';

import { createPicture, workOnPictures } from '../pictures.ts';
import type { Uses } from './stage.ts';

export const picturesUses: Uses<'pictures'> = {
  uploadPicture: async ({ app, anna, id }) => {
    const { db } = app.database;
    const picture = await createPicture(app, anna);
    await claimPicture(db, anna.id, picture.id, app.clock.now());
    await requestImport(db, id, 'http://127.0.0.1/soup.jpg', app.clock.now());
    await workOnPictures(app);
    await requestImport(db, id, null, app.clock.now());
  },
  importPicture: ({ app, anna }) =>
    app.request(picturesRoutes.importPicture, { body: { url: 'http://127.0.0.1/soup.jpg' } }, anna),
  getPicture: async ({ app, anna }) => {
    const { id } = await createPicture(app, anna);
    await app.send({ url: `/pictures/${id}/320` });
  },
};
