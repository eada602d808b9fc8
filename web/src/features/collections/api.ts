import { COLLECTION_LIMITS } from '@larder/contract/collection-texts';
import { collectionsRoutes } from '@larder/contract/collections';
import type { Collection } from '@larder/contract/collections';
import { RECIPE_LIMITS } from '@larder/contract/recipe-texts';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import { withMoved, withoutRecipes } from '#features/collections/model/order.ts';
import type { Move } from '#features/collections/model/order.ts';
import { LIST_CACHE_OPTIONS, LISTS, OVERVIEWS } from '#features/recipes/api.ts';
import { announceRecipeChange } from '#features/recipes/model/recipe-changes.ts';
import { confirmRemoval, confirmWrite } from '#platform/confirm-write.ts';
import { call } from '#platform/http.ts';

/** Key prefix of collections without their recipes. */
const COLLECTIONS = [...OVERVIEWS, 'collections'] as const;

/** The user's collections, latest change first. Those that contain `recipe` are marked. */
export function collectionsQuery(recipe?: string) {
  return infiniteQueryOptions({
    queryKey: [...COLLECTIONS, 'list', recipe ?? null],
    queryFn: ({ signal, pageParam }) =>
      call(collectionsRoutes.listCollections, { signal, query: { recipe, cursor: pageParam ?? undefined } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

/** Collections that others shared with the user, most recent first. */
export function receivedCollectionsQuery() {
  return infiniteQueryOptions({
    queryKey: [...COLLECTIONS, 'received'],
    queryFn: ({ signal, pageParam }) =>
      call(collectionsRoutes.listReceivedCollections, { signal, query: { cursor: pageParam ?? undefined } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

/** A collection without its recipes. */
export function collectionQuery(id: string) {
  return queryOptions({
    queryKey: [...COLLECTIONS, 'one', id],
    queryFn: ({ signal }) => call(collectionsRoutes.getCollection, { signal, params: { id } }),
  });
}

/** The recipes of a collection in its order. */
export function collectionRecipesQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: [...LISTS, 'collection', id],
    queryFn: ({ signal, pageParam }) =>
      call(collectionsRoutes.listCollectionRecipes, {
        signal,
        params: { id },
        query: { limit: RECIPE_LIMITS.page_size_max, cursor: pageParam ?? undefined },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    ...LIST_CACHE_OPTIONS,
  });
}

/** Refetches the heads of all collections, and the recipes of one. */
function refreshCollections(queryClient: QueryClient, id?: string): void {
  announceRecipeChange();
  void queryClient.invalidateQueries({ queryKey: COLLECTIONS });
  if (id !== undefined) void queryClient.invalidateQueries({ queryKey: collectionRecipesQuery(id).queryKey });
}

export interface CollectionTexts {
  readonly name: string;
  readonly description: string;
}

interface Saving extends CollectionTexts {
  /** The id of a new collection, the same for all attempts. */
  readonly id: string;
  /** The version that the user began to edit; null for a new collection. */
  readonly version: number | null;
}

/** Creates or changes a collection. Idempotent: after a lost answer the same request is sent again. */
async function saveCollection({ id, version, name, description }: Saving): Promise<Collection> {
  const change = (seen: number) => () =>
    call(collectionsRoutes.updateCollection, { params: { id }, body: { name, description, version: seen } });
  if (version !== null) return confirmWrite(change(version), change(version));
  const create = () => call(collectionsRoutes.createCollection, { body: { id, name, description } });
  const stored = await confirmWrite(create, create);
  // An earlier attempt was stored with other texts.
  return stored.name === name && stored.description === description ? stored : change(stored.version)();
}

export function useSaveCollection() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: saveCollection,
    onSuccess: (collection) => queryClient.setQueryData(collectionQuery(collection.id).queryKey, collection),
    onSettled: () => refreshCollections(queryClient),
  });
}

/** The page of the collection leaves before it calls `evictCollection`. */
export function useDeleteCollection() {
  return useMutation({
    mutationFn: (id: string) =>
      confirmRemoval(
        () => call(collectionsRoutes.deleteCollection, { params: { id } }),
        async () => (await call(collectionsRoutes.getCollection, { params: { id } })).id === id,
      ),
  });
}

/** Removes a received collection from the user's list. The page leaves before it calls `evictCollection`. */
export function useLeaveCollection() {
  return useMutation({
    mutationFn: (id: string) =>
      confirmRemoval(
        () => call(collectionsRoutes.leaveReceivedCollection, { params: { id } }),
        async () => (await call(collectionsRoutes.getCollection, { params: { id } })).id === id,
      ),
  });
}

export function evictCollection(queryClient: QueryClient, id: string): void {
  for (const { queryKey } of [collectionQuery(id), collectionRecipesQuery(id)]) queryClient.removeQueries({ queryKey });
  refreshCollections(queryClient);
}

interface SeveralRecipes {
  readonly id: string;
  readonly recipes: readonly string[];
}

/** Adds recipes in their order, as many at a time as one request takes. Resolves to the number of those that were not in it yet. */
async function addRecipes({ id, recipes }: SeveralRecipes): Promise<number> {
  let added = 0;
  for (let at = 0; at < recipes.length; at += COLLECTION_LIMITS.ids_max) {
    const ids = recipes.slice(at, at + COLLECTION_LIMITS.ids_max);
    const send = () => call(collectionsRoutes.addToCollection, { params: { id }, body: { ids } });
    added += (await confirmWrite(send, send)).ids.length;
  }
  return added;
}

export function useAddToCollection() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: addRecipes,
    onSettled: (_added, _error, { id }) => refreshCollections(queryClient, id),
  });
}

export function useRemoveFromCollection() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, recipe }: { id: string; recipe: string }) => {
      const send = () => call(collectionsRoutes.removeFromCollection, { params: { id }, body: { ids: [recipe] } });
      return confirmWrite(send, send);
    },
    onSuccess: (_answer, { id, recipe }) =>
      queryClient.setQueryData(collectionRecipesQuery(id).queryKey, (list) => list && withoutRecipes(list, [recipe])),
    onSettled: (_answer, _error, { id }) => refreshCollections(queryClient, id),
  });
}

/** Moves a recipe optimistically. Moves are sent one after the other, in the order in which the user made them. */
export function useMoveInCollection(id: string) {
  const queryClient = useQueryClient();
  const { queryKey } = collectionRecipesQuery(id);
  const mutationKey = [...COLLECTIONS, 'move', id];
  return useMutation({
    mutationKey,
    scope: { id: `order of collection ${id}` },
    mutationFn: ({ recipe, after }: Move) => {
      const send = () =>
        call(collectionsRoutes.moveInCollection, { params: { id }, body: { recipe_id: recipe, after } });
      return confirmWrite(send, send);
    },
    onMutate: async (move) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (list) => list && withMoved(list, move));
    },
    // After the last of several moves: an answer in between would show an older order.
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey }) <= 1) refreshCollections(queryClient, id);
    },
  });
}
