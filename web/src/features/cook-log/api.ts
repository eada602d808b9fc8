import { cookLogRoutes } from '@larder/contract/cook-log';
import type { CookEntry } from '@larder/contract/cook-log';
import type { RouteResponse } from '@larder/contract/route';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

import { hasSameContent } from '#features/cook-log/model/entry-form.ts';
import type { EntryContent } from '#features/cook-log/model/entry-form.ts';
import { OVERVIEWS, trimInactiveLists } from '#features/recipes/api.ts';
import { announceRecipeChange } from '#features/recipes/model/recipe-changes.ts';
import { statsQuery } from '#features/stats/api.ts';
import { confirmRemoval, confirmWrite } from '#platform/confirm-write.ts';
import { call } from '#platform/http.ts';

type CookLogPage = RouteResponse<typeof cookLogRoutes.listCookEntries>;

/** When the user cooked a recipe, latest day first, a page at a time. */
export function cookLogQuery(recipeId: string) {
  return infiniteQueryOptions({
    queryKey: ['cook-log', recipeId],
    queryFn: ({ signal, pageParam }) =>
      call(cookLogRoutes.listCookEntries, {
        signal,
        params: { id: recipeId },
        query: { cursor: pageParam ?? undefined },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

function isInCookedOrder({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean {
  return queryKey.some((part) => typeof part === 'object' && part !== null && 'sort' in part && part.sort === 'cooked');
}

/** Refetches what depends on the log of a recipe: the log, the statistics and the lists in the order "Cooked last". */
function refreshLog(queryClient: QueryClient, recipeId: string): void {
  announceRecipeChange();
  trimInactiveLists(queryClient, isInCookedOrder);
  void queryClient.invalidateQueries({ queryKey: OVERVIEWS, predicate: isInCookedOrder });
  for (const { queryKey } of [statsQuery(), cookLogQuery(recipeId)]) void queryClient.invalidateQueries({ queryKey });
}

function changeCachedEntries(
  queryClient: QueryClient,
  recipeId: string,
  change: (entries: readonly CookEntry[]) => CookEntry[],
): void {
  queryClient.setQueryData<InfiniteData<CookLogPage, string | null>>(
    cookLogQuery(recipeId).queryKey,
    (log) => log && { ...log, pages: log.pages.map((page) => ({ ...page, entries: change(page.entries) })) },
  );
}

interface EntryInput {
  readonly id: string;
  readonly content: EntryContent;
}

function updateEntry({ id, content }: EntryInput): Promise<CookEntry> {
  // Idempotent: if the response is lost, the same change is sent again.
  const send = () => call(cookLogRoutes.updateCookEntry, { params: { id }, body: content });
  return confirmWrite(send, send);
}

/**
 * Adds an entry. Idempotent by its id: a repeated request returns the stored entry. If the user has changed the content since an
 * earlier attempt was stored, the stored entry is updated.
 */
async function addEntry(recipeId: string, { id, content }: EntryInput): Promise<CookEntry> {
  const send = () => call(cookLogRoutes.addCookEntry, { params: { id: recipeId }, body: { id, ...content } });
  const stored = await confirmWrite(send, send);
  return hasSameContent(stored, content) ? stored : updateEntry({ id, content });
}

/** Adds an entry to the log of a recipe. On failure it may be stored; saving it again with the same id adds no second one. */
export function useAddEntry(recipeId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: EntryInput) => addEntry(recipeId, input),
    onSettled: () => refreshLog(queryClient, recipeId),
  });
}

export function useUpdateEntry(recipeId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: updateEntry,
    onSuccess: (stored) =>
      changeCachedEntries(queryClient, recipeId, (entries) =>
        entries.map((entry) => (entry.id === stored.id ? stored : entry)),
      ),
    onSettled: () => refreshLog(queryClient, recipeId),
  });
}

export function useDeleteEntry(recipeId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => {
      const send = () => call(cookLogRoutes.deleteCookEntry, { params: { id } });
      return confirmRemoval(send, async () => {
        await send();
        return false;
      });
    },
    onSuccess: (_answer, id) =>
      changeCachedEntries(queryClient, recipeId, (entries) => entries.filter((entry) => entry.id !== id)),
    onSettled: () => refreshLog(queryClient, recipeId),
  });
}
