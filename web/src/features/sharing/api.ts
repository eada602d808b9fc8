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
import { confirmRemoval, confirmWrite } from '#platform/confirm-write.ts';
import { call } from '#platform/http.ts';

/** How the key of each community copy begins. */
const COPIES = ['sharing', 'community-copy'] as const;

/** With whom one's own recipe is shared, who came last first. */
export function sharesQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: [...OVERVIEWS, 'shares', id],
    queryFn: ({ signal, pageParam }) =>
      call(sharingRoutes.listShares, { signal, params: { id }, query: { cursor: pageParam ?? undefined } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    // Others look at it meanwhile.
    staleTime: 0,
  });
}

/** What others shared with one, the last shared first. */
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

/** How much of it one has not looked at yet. */
export function newReceivedQuery() {
  return queryOptions({
    queryKey: [...OVERVIEWS, 'new-received'],
    queryFn: ({ signal }) => call(sharingRoutes.countNewReceived, { signal }),
  });
}

/** What somebody shared is looked at, as the server knows by then: it is new no more. */
export function markViewed(queryClient: QueryClient, id: string): void {
  queryClient.setQueryData(receivedQuery().queryKey, (list) => list && withViewed(list, id));
  const { queryKey } = newReceivedQuery();
  if (queryClient.getQueryData(queryKey)?.count !== 0) void queryClient.invalidateQueries({ queryKey });
}

type SharesPage = RouteResponse<typeof sharingRoutes.listShares>;

/** Whether some share of a recipe fits. Throws where that is not on the first page, so that it stays unknown. */
async function hasShare(id: string, fits: (share: SharesPage['shares'][number]) => boolean): Promise<boolean> {
  const { shares, next_cursor } = await call(sharingRoutes.listShares, { params: { id }, query: {} });
  if (shares.some(fits)) return true;
  if (next_cursor !== null) throw new Error('It may be on another page');
  return false;
}

interface Share {
  readonly id: string;
  readonly email: string;
}

export function useShareRecipe() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, email }: Share) =>
      confirmWrite(
        () => call(sharingRoutes.shareRecipe, { params: { id }, body: { email } }),
        async () => ((await hasShare(id, (share) => isSameAddress(share.email, email))) ? { success: true } : null),
      ),
    // Also what failed may have been done: the answer can get lost.
    onSettled: async (_answer, _error, { id }) => {
      // Whoever shares before the list is there waits for one of before.
      await queryClient.cancelQueries({ queryKey: sharesQuery(id).queryKey });
      void refreshAfterCacheUpdate(queryClient);
    },
  });
}

function isSameAddress(written: string | null, email: string): boolean {
  return written?.toLowerCase() === email.toLowerCase();
}

interface Revoking {
  readonly id: string;
  readonly person: string;
}

export function useRevokeShare() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, person }: Revoking) =>
      confirmRemoval(
        () => call(sharingRoutes.revokeShare, { params: { id, person } }),
        () => hasShare(id, (share) => share.person_id === person),
      ),
    onSuccess: (_answer, { id, person }) =>
      queryClient.setQueryData(sharesQuery(id).queryKey, (list) => list && withoutShare(list, person)),
    onSettled: () => void refreshAfterCacheUpdate(queryClient),
  });
}

/** The page that shows the recipe forgets it with `evictRecipe` once it is left. */
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

/** One that is gone is not asked for again. */
async function refreshCopies(queryClient: QueryClient, gone?: string): Promise<void> {
  void refreshRecipes(queryClient);
  const former = gone === undefined ? null : hashKey(ownCopyQuery(gone).queryKey);
  await queryClient.invalidateQueries({ queryKey: COPIES, predicate: ({ queryHash }) => queryHash !== former });
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

/** What everyone has of one of one's own recipes. */
export function communityCopyQuery(recipeId: string) {
  return queryOptions({
    queryKey: [...COPIES, recipeId],
    queryFn: async ({ signal }) => {
      const { copy } = await call(communityRoutes.getCommunityCopy, { signal, params: { id: recipeId } });
      return copy;
    },
    // It is rated and looked at by others all the time.
    staleTime: 0,
  });
}

/** The same by the id of what everyone has. */
export function ownCopyQuery(id: string) {
  return queryOptions({
    queryKey: [...COPIES, 'own', id],
    queryFn: ({ signal }) => call(communityRoutes.getOwnCopy, { signal, params: { id } }),
    staleTime: 0,
  });
}

/** Has what everyone has say what the recipe says now. */
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

/** Takes back what everyone has, with its ratings. The page that shows it forgets it once it is left. */
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
