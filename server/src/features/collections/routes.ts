import type { collectionsRoutes } from '@larder/contract/collections';

import type { Handlers } from '#platform/http/route-handlers.ts';
import { readEatingRules } from '#features/recipes/queries/eating-rules.ts';
import { presentSourced } from '#features/recipes/present.ts';
import type { SharingDeps } from '#features/sharing/commands.ts';
import { presentShare } from '#features/sharing/present.ts';

import { addToCollection, moveInCollection, removeFromCollection } from './commands/recipes.ts';
import { createCollection, deleteCollection, updateCollection } from './commands/collections.ts';
import type { CollectionsDeps } from './commands/write.ts';
import {
  leaveReceivedCollection,
  markCollectionViewed,
  revokeCollectionShare,
  shareCollection,
} from './commands/shares.ts';
import { presentCollection, presentReceivedCollection } from './present.ts';
import { getCollection, listCollections, withContents } from './queries/collections.ts';
import { listCollectionShares, listReceivedCollections } from './queries/shares.ts';
import { listCollectionRecipes } from './queries/recipes.ts';

export function collectionsHandlers(deps: CollectionsDeps & SharingDeps): Handlers<typeof collectionsRoutes> {
  return {
    async listCollections(ctx, { query }) {
      const { rows, nextCursor } = await listCollections(ctx, query);
      const collections = await withContents(ctx, rows);
      return {
        collections: collections.map((row) => ({ ...presentCollection(row), contains: row.contains })),
        next_cursor: nextCursor,
      };
    },

    async createCollection(ctx, { body }) {
      return presentCollection(await createCollection(ctx, deps, body));
    },

    async getCollection(ctx, { params }) {
      const collection = await getCollection(ctx, params.id);
      if (collection.shared_by !== null) await markCollectionViewed(ctx, params.id, collection.shared_by);
      return presentCollection(collection);
    },

    async updateCollection(ctx, { params, body }) {
      return presentCollection(await updateCollection(ctx, deps, params.id, body));
    },

    async deleteCollection(ctx, { params }) {
      await deleteCollection(ctx, params.id);
      return undefined;
    },

    async listCollectionRecipes(ctx, { params, query }) {
      const [{ rows, nextCursor }, rules] = await Promise.all([
        listCollectionRecipes(ctx, params.id, query),
        readEatingRules(ctx),
      ]);
      return { recipes: rows.map((row) => presentSourced(row, rules)), next_cursor: nextCursor };
    },

    async addToCollection(ctx, { params, body }) {
      return { ids: await addToCollection(ctx, deps, params.id, body.ids) };
    },

    async removeFromCollection(ctx, { params, body }) {
      return { ids: await removeFromCollection(ctx, deps, params.id, body.ids) };
    },

    async moveInCollection(ctx, { params, body }) {
      await moveInCollection(ctx, deps, params.id, body);
      return undefined;
    },

    async shareCollection(ctx, { params, body }) {
      await shareCollection(ctx, deps, params.id, body.email);
      return { success: true };
    },

    async listCollectionShares(ctx, { params, query }) {
      const { rows, nextCursor } = await listCollectionShares(ctx, params.id, query);
      return { shares: rows.map(presentShare), next_cursor: nextCursor };
    },

    async revokeCollectionShare(ctx, { params }) {
      await revokeCollectionShare(ctx, params.id, params.person);
      return undefined;
    },

    async listReceivedCollections(ctx, { query }) {
      const { rows, nextCursor } = await listReceivedCollections(ctx, query);
      const collections = await withContents(ctx, rows);
      return { collections: collections.map(presentReceivedCollection), next_cursor: nextCursor };
    },

    async leaveReceivedCollection(ctx, { params }) {
      await leaveReceivedCollection(ctx, params.id);
      return undefined;
    },
  };
}
