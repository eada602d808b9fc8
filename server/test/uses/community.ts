import { randomUUID } from 'node:crypto';

import { expect } from 'vitest';

import { COMMUNITY_SORTS, communityRoutes } from '@larder/contract/community';
import { recipePictureUrl } from '@larder/contract/pictures';
import { profileRoutes } from '@larder/contract/profile';

import { MIN_RATINGS_FOR_TASTE } from '#features/community/limits.ts';

import { createCommunityRecipe, createUser, createRating, createRecipe } from '../factories.ts';
import { createPicture } from '../pictures.ts';
import { fillCommunity } from './categories.ts';
import type { Stage, Uses } from './stage.ts';

const FILTERS = [{}, { category: 'Soup' }, { q: 'tomato' }, { q: 'number7' }] as const;

async function publish({ app, anna }: Stage): Promise<string> {
  // Unique content: a copy of a recipe that an admin has hidden cannot be published.
  const step_pictures = [{ step: 0, image_url: recipePictureUrl(await createPicture(app, anna)) }];
  const instructions = [`Serve it at table ${randomUUID()}.`];
  const { id } = await createRecipe(app, anna, { instructions, step_pictures });
  return (await app.request(communityRoutes.shareToCommunity, { params: { id } }, anna)).body.id;
}

export const communityUses: Uses<'community'> = {
  listCommunity: async (stage) => {
    const { app, anna } = stage;
    await fillCommunity(stage, await createUser(app));
    for (const sort of COMMUNITY_SORTS) {
      const { body } = await app.request(communityRoutes.listCommunity, { query: { sort, limit: 1 } }, anna);
      for (const filter of FILTERS) {
        const query = { sort, ...filter, cursor: body.next_cursor ?? '' };
        expect((await app.request(communityRoutes.listCommunity, { query }, anna)).status).toBe(200);
      }
    }
  },
  listTrending: ({ app, anna }) => app.request(communityRoutes.listTrending, {}, anna),
  listRecommended: async (stage) => {
    const { app, anna } = stage;
    for (let n = 0; n < MIN_RATINGS_FOR_TASTE; n++) {
      const { id } = await createCommunityRecipe(app, { shared_by: anna.id, title: `Rated ${n}`, category: 'Soup' });
      await createRating(app, { recipe_id: id, user_id: anna.id, rating: 5 });
    }
    // With an allergy, recommendations also check the texts of recipes.
    await app.request(profileRoutes.updateProfile, { body: { allergies: ['peanuts'] } }, anna);
    expect((await app.request(communityRoutes.listRecommended, {}, anna)).status).toBe(200);
  },
  viewCommunityRecipe: async (stage) => {
    const params = { id: await publish(stage) };
    for (let time = 0; time < 2; time++) {
      await stage.app.request(communityRoutes.viewCommunityRecipe, { params }, stage.anna);
    }
  },
  getCommunityCopy: ({ app, anna, id }) => app.request(communityRoutes.getCommunityCopy, { params: { id } }, anna),
  getOwnCopy: async (stage) => {
    const params = { id: await publish(stage) };
    expect((await stage.app.request(communityRoutes.getOwnCopy, { params }, stage.anna)).status).toBe(200);
  },
  shareToCommunity: ({ app, anna, id }) => app.request(communityRoutes.shareToCommunity, { params: { id } }, anna),
  updateCommunityCopy: async (stage) => {
    const params = { id: await publish(stage) };
    expect((await stage.app.request(communityRoutes.updateCommunityCopy, { params }, stage.anna)).status).toBe(200);
  },
  withdrawCommunityCopy: async (stage) => {
    const params = { id: await publish(stage) };
    expect((await stage.app.request(communityRoutes.withdrawCommunityCopy, { params }, stage.anna)).status).toBe(204);
  },
};
