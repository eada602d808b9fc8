import { importsRoutes } from '@larder/contract/imports';

import type { Uses } from './stage.ts';

export const importsUses: Uses<'imports'> = {
  readImport: async ({ app, anna }) => {
    const text = 'Tomato soup\n500 g tomatoes\n1 onion\nChop everything. Simmer for 20 minutes.';
    await app.request(importsRoutes.readImport, { body: { text } }, anna);
    await app.request(importsRoutes.readImport, { body: { html: '<p>Nothing to cook.</p>' } }, anna);
  },
};
