import { assistantRoutes } from '@larder/contract/assistant';

import { photo } from '../pictures.ts';
import type { Uses } from './stage.ts';

const EGG = { kind: 'ingredients' as const, ingredients: ['egg'] };

export const assistantUses: Uses<'assistant'> = {
  createGeneration: async ({ app, anna }) => {
    const { body } = await app.request(assistantRoutes.createGeneration, { body: EGG }, anna);
    await app.request(assistantRoutes.createGeneration, { body: { ...EGG, id: body.id } }, anna);
    await app.request(assistantRoutes.createGeneration, { body: { ...EGG, keep: true } }, anna);
    await app.request(assistantRoutes.createGeneration, { body: { kind: 'surprise' } }, anna);
  },
  getGeneration: async ({ app, anna }) => {
    const { body } = await app.request(assistantRoutes.createGeneration, { body: EGG }, anna);
    await app.request(assistantRoutes.getGeneration, { params: { id: body.id } }, anna);
  },
  listGenerations: ({ app, anna }) => app.request(assistantRoutes.listGenerations, {}, anna),
  markGenerationSeen: async ({ app, anna }) => {
    const { body } = await app.request(assistantRoutes.createGeneration, { body: EGG }, anna);
    await app.request(assistantRoutes.markGenerationSeen, { params: { id: body.id } }, anna);
  },
  cancelGeneration: async ({ app, anna }) => {
    const { body } = await app.request(assistantRoutes.createGeneration, { body: EGG }, anna);
    await app.request(assistantRoutes.cancelGeneration, { params: { id: body.id } }, anna);
  },
  suggestRecipes: ({ app, anna }) => app.request(assistantRoutes.suggestRecipes, { body: { query: 'soup' } }, anna),
  getAssistantStatus: ({ app, anna }) => app.request(assistantRoutes.getAssistantStatus, {}, anna),
  extractIngredients: async ({ app, anna }) => {
    const { method, path: url } = assistantRoutes.extractIngredients;
    const payload = await photo().png().toBuffer();
    await app.send({ method, url, payload, headers: { 'content-type': 'image/png' } }, anna);
  },
};
