import { collectionsRoutes } from '@larder/contract/collections';
import { communityRoutes } from '@larder/contract/community';
import type { RouteResponse } from '@larder/contract/route';
import { recipesRoutes } from '@larder/contract/recipes';
import { sharingRoutes } from '@larder/contract/sharing';
import { hashKey, infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import {
  hideRecipes,
  LIST_CACHE_OPTIONS,
  LISTS,
  OVERVIEWS,
  recipeQuery,
  refreshAfterCacheUpdate,
  refreshRecipes,
} from '#features/recipes/api.ts';
import { withoutShare, withViewed } from '#features/sharing/model/shared-lists.ts';
import type { SharedKind } from '#features/sharing/model/shared-recipe.ts';
import { confirmRemoval, confirmWrite } from '#platform/confirm-write.ts';
import { call } from '#platform/http.ts';

/** Key prefix of community copies. */
const COPIES = ['sharing', 'community-copy'] as const;

/** The routes that share a recipe or a collection with another user. */
const SHARING = {
  recipe: { share: sharingRoutes.shareRecipe, list: sharingRoutes.listShares, revoke: sharingRoutes.revokeShare },
  collection: {
    share: collectionsRoutes.shareCollection,
    list: collectionsRoutes.listCollectionShares,
    revoke: collectionsRoutes.revokeCollectionShare,
  },
} as const;

interface Shareable {
  readonly id: string;
  readonly kind?: SharedKind | undefined;
}

/** The recipients of the user's recipe or collection, most recent first. */
export function sharesQuery({ id, kind = 'recipe' }: Shareable) {
  return infiniteQueryOptions({
    queryKey: [...OVERVIEWS, 'shares', id],
    queryFn: ({ signal, pageParam }) =>
      call(SHARING[kind].list, { signal, params: { id }, query: { cursor: pageParam ?? undefined } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    // Recipients view it at any time.
    staleTime: 0,
  });
}

/** Recipes that others shared with the user, most recent first. */
export function receivedQuery() {
  return infiniteQueryOptions({
    queryKey: [...LISTS, 'received'],
    queryFn: ({ signal, pageParam }) =>
      call(sharingRoutes.listReceived, { signal, query: { cursor: pageParam ?? undefined } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    ...LIST_CACHE_OPTIONS,
  });
}

/** The number of received recipes that the user has not viewed yet. */
export function newReceivedQuery() {
  return queryOptions({
    queryKey: [...OVERVIEWS, 'new-received'],
    queryFn: ({ signal }) => call(sharingRoutes.countNewReceived, { signal }),
  });
}

/** Marks a received recipe as viewed in the cache. The server has marked it when it returned the recipe. */
export function markViewed(queryClient: QueryClient, id: string): void {
  queryClient.setQueryData(receivedQuery().queryKey, (list) => list && withViewed(list, id));
  const { queryKey } = newReceivedQuery();
  if (queryClient.getQueryData(queryKey)?.count !== 0) void queryClient.invalidateQueries({ queryKey });
}

type SharesPage = RouteResponse<typeof sharingRoutes.listShares>;

/** Whether a share matches. Throws when the first page has none of several, because the outcome is then unknown. */
async function hasShare(
  { id, kind = 'recipe' }: Shareable,
  matches: (share: SharesPage['shares'][number]) => boolean,
): Promise<boolean> {
  const { shares, next_cursor } = await call(SHARING[kind].list, { params: { id }, query: {} });
  if (shares.some(matches)) return true;
  if (next_cursor !== null) throw new Error('It may be on another page');
  return false;
}

interface Share extends Shareable {
  readonly email: string;
}

/** Shares a recipe or a collection. */
export function useShareByEmail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, kind = 'recipe', email }: Share) =>
      confirmWrite(
        () => call(SHARING[kind].share, { params: { id }, body: { email } }),
        async () =>
          (await hasShare({ id, kind }, (share) => isSameAddress(share.email, email))) ? { success: true } : null,
      ),
    // Also after a failure: the share may have succeeded although its answer was lost.
    onSettled: async (_answer, _error, { id }) => {
      // A list that is still loading would arrive without the new share.
      await queryClient.cancelQueries({ queryKey: sharesQuery({ id }).queryKey });
      void refreshAfterCacheUpdate(queryClient);
    },
  });
}

function isSameAddress(shared: string | null, email: string): boolean {
  return shared?.toLowerCase() === email.toLowerCase();
}

interface ShareToRevoke extends Shareable {
  readonly person: string;
}

export function useRevokeShare() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, kind = 'recipe', person }: ShareToRevoke) =>
      confirmRemoval(
        () => call(SHARING[kind].revoke, { params: { id, person } }),
        () => hasShare({ id, kind }, (share) => share.person_id === person),
      ),
    onSuccess: (_answer, { id, person }) =>
      queryClient.setQueryData(sharesQuery({ id }).queryKey, (list) => list && withoutShare(list, person)),
    onSettled: () => void refreshAfterCacheUpdate(queryClient),
  });
}

/** The page of the recipe calls `evictRecipe` after leaving: an eviction before would refetch it. */
export function useLeaveReceived() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      confirmRemoval(
        () => call(sharingRoutes.leaveReceived, { params: { id } }),
        async () => (await call(recipesRoutes.getRecipe, { params: { id } })).source === 'shared',
      ),
    onSuccess: (_answer, id) => {
      hideRecipes(queryClient, [id]);
      void refreshAfterCacheUpdate(queryClient);
    },
    onError: (_error, id) => {
      void queryClient.invalidateQueries({ queryKey: recipeQuery(id).queryKey });
      void refreshRecipes(queryClient);
    },
  });
}

/** Refetches lists and copies after a write. A `withdrawn` copy is not requested again. */
async function refreshCopies(queryClient: QueryClient, withdrawn?: string): Promise<void> {
  void refreshRecipes(queryClient);
  const excluded = withdrawn === undefined ? null : hashKey(ownCopyQuery(withdrawn).queryKey);
  await queryClient.invalidateQueries({ queryKey: COPIES, predicate: ({ queryHash }) => queryHash !== excluded });
}

export function useShareToCommunity() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      confirmWrite(
        () => call(communityRoutes.shareToCommunity, { params: { id } }),
        async () => {
          const { copy } = await call(communityRoutes.getCommunityCopy, { params: { id } });
          return copy === null ? null : { id: copy.id };
        },
      ),
    onSettled: () => refreshCopies(queryClient),
  });
}

/** The community copy of the user's recipe; null without one. */
export function communityCopyQuery(recipeId: string) {
  return queryOptions({
    queryKey: [...COPIES, recipeId],
    queryFn: async ({ signal }) => {
      const { copy } = await call(communityRoutes.getCommunityCopy, { signal, params: { id: recipeId } });
      return copy;
    },
    // Others rate and view it at any time.
    staleTime: 0,
  });
}

/** A community copy of the user by the id of the copy. */
export function ownCopyQuery(id: string) {
  return queryOptions({
    queryKey: [...COPIES, 'own', id],
    queryFn: ({ signal }) => call(communityRoutes.getOwnCopy, { signal, params: { id } }),
    staleTime: 0,
  });
}

/** Updates a community copy from its original. */
export function useUpdateCopy() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (copyId: string) =>
      confirmWrite(
        () => call(communityRoutes.updateCommunityCopy, { params: { id: copyId } }),
        async () => {
          const copy = await call(communityRoutes.getOwnCopy, { params: { id: copyId } });
          return copy.is_current ? copy : null;
        },
      ),
    onSettled: async (_copy, _error, copyId) => {
      void queryClient.invalidateQueries({ queryKey: recipeQuery(copyId).queryKey });
      await refreshCopies(queryClient);
    },
  });
}

/** Withdraws a community copy with its ratings. The page of the copy calls `evictRecipe` after leaving. */
export function useWithdrawCopy() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (copyId: string) =>
      confirmRemoval(
        () => call(communityRoutes.withdrawCommunityCopy, { params: { id: copyId } }),
        async () => (await call(communityRoutes.getOwnCopy, { params: { id: copyId } })).id === copyId,
      ),
    onSettled: (_answer, error, copyId) => refreshCopies(queryClient, error === null ? copyId : undefined),
  });
}
