import { completionsRoutes } from '@larder/contract/completions';

import type { Uses } from './stage.ts';

const HELLO = { messages: [{ role: 'user' as const, content: 'what are my favourites?' }] };

export const completionsUses: Uses<'completions'> = {
  askReece: async ({ app, anna }) => {
    for (const query of ['recipe for soup', 'which of my recipes are vegan?']) {
      await app.request(completionsRoutes.askReece, { body: { query } }, anna);
    }
  },
  testOpenai: ({ app, anna }) => app.request(completionsRoutes.testOpenai, {}, anna),
  createCompletion: ({ app, anna }) => app.request(completionsRoutes.createCompletion, { body: HELLO }, anna),
  createCompletionV1: ({ app, anna }) => app.request(completionsRoutes.createCompletionV1, { body: HELLO }, anna),
  listModels: ({ app, anna }) => app.request(completionsRoutes.listModels, {}, anna),
};
