import { expect } from 'vitest';

import { ratingsRoutes } from '@larder/contract/ratings';

import { createCommunityRecipe, createUser } from '../factories.ts';
import type { Stage, Uses } from './stage.ts';

/** Creates a community recipe that Anna rates with a comment. */
async function rate({ app, anna }: Stage) {
  const { id } = await createCommunityRecipe(app, { shared_by: (await createUser(app)).id });
  const params = { id };
  await app.request(ratingsRoutes.rateRecipe, { params, body: { rating: 4, comment: 'Good' } }, anna);
  const { status, body } = await app.request(ratingsRoutes.rateRecipe, { params, body: { rating: 5 } }, anna);
  expect(status).toBe(200);
  return { params, own: body.own };
}

export const ratingsUses: Uses<'ratings'> = {
  listRatings: async (stage) => {
    const { params } = await rate(stage);
    const { body } = await stage.app.request(ratingsRoutes.listRatings, { params, query: { limit: 1 } }, stage.anna);
    expect(body.comments).toHaveLength(1);
  },
  rateRecipe: rate,
  deleteRating: async (stage) => {
    const { params } = await rate(stage);
    const { status } = await stage.app.request(ratingsRoutes.deleteRating, { params }, stage.anna);
    expect(status).toBe(200);
  },
  deleteComment: async (stage) => {
    const { own } = await rate(stage);
    const { status } = await stage.app.request(ratingsRoutes.deleteComment, { params: { id: own.id } }, stage.anna);
    expect(status).toBe(204);
  },
  listOwnRatings: async (stage) => {
    await rate(stage);
    const first = await stage.app.request(ratingsRoutes.listOwnRatings, { query: { limit: 1 } }, stage.anna);
    const cursor = String(first.body.next_cursor);
    if (first.body.next_cursor !== null) {
      await stage.app.request(ratingsRoutes.listOwnRatings, { query: { limit: 1, cursor } }, stage.anna);
    }
  },
};
