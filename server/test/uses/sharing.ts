import { expect } from 'vitest';

import { sharingRoutes } from '@larder/contract/sharing';

import { createUser, createRecipe, createSharedRecipe } from '../factories.ts';
import type { Stage, Uses } from './stage.ts';

/** Shares two recipes with Anna, and one recipe of hers with two users, so that each list has a second page. */
async function shareTwice({ app, anna, id }: Stage): Promise<{ readonly received: string; readonly reader: string }> {
  const [bruno, clara] = [await createUser(app), await createUser(app)];
  const received = [await createRecipe(app, bruno), await createRecipe(app, bruno)];
  for (const recipe of received) {
    await createSharedRecipe(app, { recipe_id: recipe.id, shared_by: bruno.id, shared_with: anna.id });
  }
  for (const reader of [bruno, clara]) {
    await createSharedRecipe(app, { recipe_id: id, shared_by: anna.id, shared_with: reader.id });
  }
  return { received: received[0]?.id ?? '', reader: clara.id };
}

export const sharingUses: Uses<'sharing'> = {
  shareRecipe: async ({ app, anna, id }) => {
    const { email } = await createUser(app, { email_verified: true });
    const { status } = await app.request(sharingRoutes.shareRecipe, { params: { id }, body: { email } }, anna);
    expect(status).toBe(200);
  },
  listShares: async (stage) => {
    await shareTwice(stage);
    const { app, anna, id } = stage;
    const first = await app.request(sharingRoutes.listShares, { params: { id }, query: { limit: 1 } }, anna);
    const cursor = first.body.next_cursor ?? '';
    const { status } = await app.request(sharingRoutes.listShares, { params: { id }, query: { cursor } }, anna);
    expect(status).toBe(200);
  },
  revokeShare: async (stage) => {
    const { reader: person } = await shareTwice(stage);
    const { app, anna, id } = stage;
    const { status } = await app.request(sharingRoutes.revokeShare, { params: { id, person } }, anna);
    expect(status).toBe(204);
  },
  listReceived: async (stage) => {
    await shareTwice(stage);
    const { app, anna } = stage;
    const first = await app.request(sharingRoutes.listReceived, { query: { limit: 1 } }, anna);
    const cursor = first.body.next_cursor ?? '';
    expect((await app.request(sharingRoutes.listReceived, { query: { cursor } }, anna)).status).toBe(200);
  },
  countNewReceived: ({ app, anna }) => app.request(sharingRoutes.countNewReceived, {}, anna),
  leaveReceived: async (stage) => {
    const { received: id } = await shareTwice(stage);
    const { status } = await stage.app.request(sharingRoutes.leaveReceived, { params: { id } }, stage.anna);
    expect(status).toBe(204);
  },
};
