import { expect } from 'vitest';

import { collectionsRoutes } from '@larder/contract/collections';
import { recipesRoutes } from '@larder/contract/recipes';

import { createRecipe, createUser } from '../factories.ts';
import type { Stage, Uses } from './stage.ts';

async function createCollection({ app, anna }: Stage) {
  const { status, body } = await app.request(collectionsRoutes.createCollection, { body: { name: 'Soups' } }, anna);
  expect(status).toBe(201);
  return { id: body.id };
}

/** A collection with two recipes. */
async function fill(stage: Stage) {
  const params = await createCollection(stage);
  const ids = [(await createRecipe(stage.app, stage.anna)).id, (await createRecipe(stage.app, stage.anna)).id] as const;
  const body = { ids: [...ids] };
  const added = await stage.app.request(collectionsRoutes.addToCollection, { params, body }, stage.anna);
  expect(added.body.ids).toHaveLength(2);
  return { params, ids };
}

/** A collection with two recipes that is shared with another user. */
async function share(stage: Stage) {
  const { app, anna } = stage;
  const { params, ids } = await fill(stage);
  const bruno = await createUser(app);
  const body = { email: bruno.email };
  expect((await app.request(collectionsRoutes.shareCollection, { params, body }, anna)).status).toBe(200);
  return { params, ids, bruno };
}

export const collectionsUses: Uses<'collections'> = {
  listCollections: async (stage) => {
    const { ids } = await fill(stage);
    await fill(stage);
    const { app, anna } = stage;
    const first = await app.request(collectionsRoutes.listCollections, { query: { limit: 1, recipe: ids[0] } }, anna);
    const cursor = first.body.next_cursor ?? '';
    const { status } = await app.request(collectionsRoutes.listCollections, { query: { cursor } }, anna);
    expect(status).toBe(200);
  },
  createCollection,
  getCollection: async (stage) => {
    const { params } = await fill(stage);
    const { body } = await stage.app.request(collectionsRoutes.getCollection, { params }, stage.anna);
    expect(body.count).toBe(2);
    const received = await share(stage);
    const answer = await stage.app.request(collectionsRoutes.getCollection, received, received.bruno);
    expect(answer.body.count).toBe(2);
  },
  updateCollection: async (stage) => {
    const params = await createCollection(stage);
    const body = { name: 'Stews', version: 1 };
    const answer = await stage.app.request(collectionsRoutes.updateCollection, { params, body }, stage.anna);
    expect(answer.body.name).toBe('Stews');
  },
  deleteCollection: async (stage) => {
    const { params } = await fill(stage);
    const { status } = await stage.app.request(collectionsRoutes.deleteCollection, { params }, stage.anna);
    expect(status).toBe(204);
  },
  listCollectionRecipes: async (stage) => {
    const { params } = await fill(stage);
    const { app, anna } = stage;
    const first = await app.request(collectionsRoutes.listCollectionRecipes, { params, query: { limit: 1 } }, anna);
    const query = { cursor: first.body.next_cursor ?? '' };
    const { body } = await app.request(collectionsRoutes.listCollectionRecipes, { params, query }, anna);
    expect(body.recipes).toHaveLength(1);
    for (const q of ['', 'soup']) {
      const limited = { query: { q, collection: params.id } };
      expect((await app.request(recipesRoutes.listRecipes, limited, anna)).body.recipes).toHaveLength(2);
      expect((await app.request(recipesRoutes.countRecipes, limited, anna)).body.count).toBe(2);
    }
  },
  addToCollection: fill,
  removeFromCollection: async (stage) => {
    const { params, ids } = await fill(stage);
    const body = { ids: [ids[0]] };
    const answer = await stage.app.request(collectionsRoutes.removeFromCollection, { params, body }, stage.anna);
    expect(answer.body.ids).toEqual([ids[0]]);
  },
  shareCollection: share,
  listCollectionShares: async (stage) => {
    const { params } = await share(stage);
    const query = { limit: 1 };
    const { body } = await stage.app.request(collectionsRoutes.listCollectionShares, { params, query }, stage.anna);
    expect(body.shares).toHaveLength(1);
  },
  revokeCollectionShare: async (stage) => {
    const { params, bruno } = await share(stage);
    const request = { params: { ...params, person: bruno.id } };
    const { status } = await stage.app.request(collectionsRoutes.revokeCollectionShare, request, stage.anna);
    expect(status).toBe(204);
  },
  listReceivedCollections: async (stage) => {
    const { bruno } = await share(stage);
    const { body } = await stage.app.request(collectionsRoutes.listReceivedCollections, { query: {} }, bruno);
    expect(body.collections).toHaveLength(1);
  },
  leaveReceivedCollection: async (stage) => {
    const { params, bruno } = await share(stage);
    const { status } = await stage.app.request(collectionsRoutes.leaveReceivedCollection, { params }, bruno);
    expect(status).toBe(204);
  },
  moveInCollection: async (stage) => {
    const { params, ids } = await fill(stage);
    const [one, other] = ids;
    const { app, anna } = stage;
    for (const body of [
      { recipe_id: other, after: null },
      { recipe_id: other, after: one },
    ]) {
      const { status } = await app.request(collectionsRoutes.moveInCollection, { params, body }, anna);
      expect(status).toBe(204);
    }
    // No number lies between the places of two recipes, so that all are numbered again.
    const third = await createRecipe(app, anna);
    await app.request(collectionsRoutes.addToCollection, { params, body: { ids: [third.id] } }, anna);
    await app.database.db
      .updateTable('collection_recipes')
      .set({ place: 1 })
      .where('collection_id', '=', params.id)
      .execute();
    const body = { recipe_id: third.id, after: [...ids].toSorted()[0] ?? null };
    const { status } = await app.request(collectionsRoutes.moveInCollection, { params, body }, anna);
    expect(status).toBe(204);
  },
};
