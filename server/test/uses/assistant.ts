import { assistantRoutes } from '@larder/contract/assistant';

import type { Uses } from './stage.ts';

export const assistantUses: Uses<'assistant'> = {
  generateRecipe: ({ app, anna }) =>
    app.request(assistantRoutes.generateRecipe, { body: { ingredients: ['egg'] } }, anna),
};
