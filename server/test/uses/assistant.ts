import { assistantRoutes } from '@larder/contract/assistant';

import { photo } from '../pictures.ts';
import type { Uses } from './stage.ts';

export const assistantUses: Uses<'assistant'> = {
  generateRecipe: ({ app, anna }) =>
    app.request(assistantRoutes.generateRecipe, { body: { ingredients: ['egg'] } }, anna),
  extractIngredients: async ({ app, anna }) => {
    const { method, path: url } = assistantRoutes.extractIngredients;
    const payload = await photo().png().toBuffer();
    await app.send({ method, url, payload, headers: { 'content-type': 'image/png' } }, anna);
  },
};
