import type { collectionsRoutes } from '@larder/contract/collections';

import type { Handlers } from '#platform/http/route-handlers.ts';
import { readEatingRules } from '#features/recipes/queries/eating-rules.ts';
import { presentSourced } from '#features/recipes/present.ts';

import { addToCollection, moveInCollection, removeFromCollection } from './commands/recipes.ts';
import { createCollection, deleteCollection, updateCollection } from './commands/collections.ts';
import type { CollectionsDeps } from './commands/write.ts';
import { presentCollection } from './present.ts';
import { getCollection, listCollections, withContents } from './queries/collections.ts';
import { listCollectionRecipes } from './queries/recipes.ts';

export function collectionsHandlers(deps: CollectionsDeps): Handlers<typeof collectionsRoutes> {
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
      return presentCollection(await getCollection(ctx, params.id));
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
  };
}
