import { expect } from 'vitest';

import { cookLogRoutes } from '@larder/contract/cook-log';

import { createRecipe } from '../factories.ts';
import type { Stage, Uses } from './stage.ts';

async function cook({ app, anna }: Stage) {
  const recipe = await createRecipe(app, anna);
  const params = { id: recipe.id };
  const body = { cooked_on: '2026-03-01', note: 'Good.', stars: 4 };
  const answer = await app.request(cookLogRoutes.addCookEntry, { params, body }, anna);
  expect(answer.status).toBe(201);
  return { params, entry: { id: answer.body.id } };
}

export const cookLogUses: Uses<'cook-log'> = {
  listCookEntries: async (stage) => {
    const { params } = await cook(stage);
    const query = { limit: 1 };
    const { body } = await stage.app.request(cookLogRoutes.listCookEntries, { params, query }, stage.anna);
    expect(body.entries).toHaveLength(1);
  },
  addCookEntry: cook,
  updateCookEntry: async (stage) => {
    const { entry: params } = await cook(stage);
    const { body } = await stage.app.request(cookLogRoutes.updateCookEntry, { params, body: { stars: 5 } }, stage.anna);
    expect(body.stars).toBe(5);
  },
  deleteCookEntry: async (stage) => {
    const { entry: params } = await cook(stage);
    const { status } = await stage.app.request(cookLogRoutes.deleteCookEntry, { params }, stage.anna);
    expect(status).toBe(204);
  },
};
