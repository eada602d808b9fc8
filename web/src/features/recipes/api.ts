import type { CommunityCard } from '@larder/contract/community';
import { RECIPE_LIMITS, recipesRoutes } from '@larder/contract/recipes';
import type { Recipe, RecipeCard, RecipeChange, RecipeDetail } from '@larder/contract/recipes';
import {
  MutationObserver,
  hashKey,
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { z } from 'zod';

import { listOrSaved, orSaved, saveOpened } from '#features/device-store/api.ts';
import { ownDetail } from '#features/recipes/model/saved-recipe.ts';
import { announceRecipeChange } from '#features/recipes/model/recipe-changes.ts';
import { toListQuery } from '#features/recipes/model/list-filter.ts';
import type { ListFilter } from '#features/recipes/model/list-filter.ts';
import {
  cardChange,
  firstPages,
  isLong,
  withCard,
  withCardsBack,
  withoutCards,
  withPicked,
} from '#features/recipes/model/listed-pages.ts';
import type { ListedPages, ListLength, Picked } from '#features/recipes/model/listed-pages.ts';
import { isNotFound } from '#features/recipes/model/recipe-text.ts';
import { confirmRemoval, confirmWrite } from '#platform/confirm-write.ts';
import { call } from '#platform/http.ts';

/** Key prefix of all queries about several recipes. Any write of a recipe may change their results. */
export const OVERVIEWS = ['recipes', 'overviews'] as const;

/** Lists stay cached while the user reads or cooks a recipe, so that Back shows them where they were left. */
export const LIST_CACHE_MS = 60 * 60 * 1000;

/** Key prefix of the paged lists of recipe cards. Writes update them in place. */
export const LISTS = [...OVERVIEWS, 'list'] as const;

/** Key prefix of the short unpaged rows of picks, such as Recommended. */
export const PICKED = [...OVERVIEWS, 'picked'] as const;

/** Key of the bin. It is outside of `LISTS`, because a recipe that is removed from those moves here. */
export const BIN = [...OVERVIEWS, 'bin'] as const;

/** Key prefix of whole recipes. */
const ONE = ['recipes', 'one'] as const;

const FRESH_MS = 30_000;

/** A long list never becomes stale: refetching an infinite query requests all of its pages. */
export const LIST_CACHE_OPTIONS = {
  staleTime: ({ state }: { readonly state: { readonly data?: ListLength | undefined } }) =>
    isLong(state.data) ? Infinity : FRESH_MS,
  gcTime: LIST_CACHE_MS,
};

/** The user's own recipes, page by page. */
export function recipeListQuery(filter: ListFilter, limit: number = RECIPE_LIMITS.page_size_default) {
  const query = { ...toListQuery(filter), sort: filter.sort ?? undefined, limit };
  return infiniteQueryOptions({
    queryKey: [...LISTS, query],
    queryFn: ({ signal, pageParam }) =>
      listOrSaved(
        (cursor) => call(recipesRoutes.listRecipes, { signal, query: { ...query, cursor } }),
        query,
        pageParam,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    ...LIST_CACHE_OPTIONS,
  });
}

/** The number of the user's recipes that match, loaded or not. */
export function recipeCountQuery(filter: ListFilter) {
  const query = toListQuery(filter);
  return queryOptions({
    queryKey: [...OVERVIEWS, 'count', query],
    queryFn: ({ signal }) =>
      orSaved(
        () => call(recipesRoutes.countRecipes, { signal, query }),
        ({ readCount }, userId) => readCount(userId, query),
      ),
    gcTime: LIST_CACHE_MS,
  });
}

export function recipeCategoriesQuery() {
  return queryOptions({
    queryKey: [...OVERVIEWS, 'categories'],
    queryFn: ({ signal }) =>
      orSaved(
        async () => (await call(recipesRoutes.listRecipeCategories, { signal })).categories,
        ({ readCategories }, userId) => readCategories(userId),
      ),
  });
}

/** Stores the recipes that came with the page on this device, as their requests do. */
export function saveRecipesOfPage(queryClient: QueryClient): void {
  for (const [, recipe] of queryClient.getQueriesData<RecipeDetail>({ queryKey: ONE })) {
    if (recipe !== undefined) void saveOpened(recipe);
  }
}

export function recipeQuery(id: string) {
  return queryOptions({
    queryKey: [...ONE, id],
    queryFn: ({ signal }) =>
      orSaved(
        async () => {
          const recipe = await call(recipesRoutes.getRecipe, { params: { id }, signal });
          void saveOpened(recipe);
          return recipe;
        },
        ({ readRecipe }, userId) => readRecipe(userId, id),
      ),
  });
}

/** Refetches all recipes after a change of the eating rules, which decide about notes and filters. */
export function forgetConflicts(queryClient: QueryClient): void {
  announceRecipeChange();
  queryClient.removeQueries({ queryKey: ['recipes'], type: 'inactive' });
  void queryClient.invalidateQueries({ queryKey: ['recipes'] });
}

export function longLists(queryClient: QueryClient, queryKey: QueryKey): ReadonlySet<string> {
  const lists = queryClient.getQueriesData<ListedPages>({ queryKey });
  return new Set(lists.filter(([, list]) => isLong(list)).map(([key]) => hashKey(key)));
}

/** Trims lists that no mounted component uses, so that returning to a long one refetches only its first pages. */
export function trimInactiveLists(
  queryClient: QueryClient,
  predicate: (query: { queryKey: readonly unknown[] }) => boolean,
): void {
  const filters = { queryKey: LISTS, type: 'inactive', predicate } as const;
  queryClient.setQueriesData<ListedPages>(filters, (list) => list && firstPages(list));
}

/**
 * Invalidates all overviews except `inPlace` and a long bin that is on screen: its recipes are removed in place, and
 * recipes are added to it only by other pages.
 */
function refreshAllBut(queryClient: QueryClient, inPlace: ReadonlySet<string>): Promise<void> {
  queryClient.setQueriesData<ListedPages>({ queryKey: BIN, type: 'inactive' }, (list) => list && firstPages(list));
  const bins = longLists(queryClient, BIN);
  const predicate = ({ queryHash }: Query) => !inPlace.has(queryHash) && !bins.has(queryHash);
  return queryClient.invalidateQueries({ queryKey: OVERVIEWS, predicate });
}

/** Refetches everything after a write that may add recipes at any position of any list. */
export function refreshRecipes(queryClient: QueryClient): Promise<void> {
  announceRecipeChange();
  trimInactiveLists(queryClient, () => true);
  return refreshAllBut(queryClient, new Set());
}

/** Refetches counts, categories, statistics, the bin and short lists after a write that the cached lists show already. */
export function refreshAfterCacheUpdate(queryClient: QueryClient): Promise<void> {
  announceRecipeChange();
  return refreshOverviews(queryClient);
}

/** Refetches the same as `refreshAfterCacheUpdate`, after a write in another tab or on another device. */
export function refreshOverviews(queryClient: QueryClient): Promise<void> {
  return refreshAllBut(queryClient, longLists(queryClient, LISTS));
}

export function changeCard(queryClient: QueryClient, id: string, change: Partial<RecipeCard>): void {
  queryClient.setQueriesData<ListedPages>({ queryKey: LISTS }, (list) => list && withCard(list, id, change));
}

/** Applies a change of any recipe, such as its rating, to its page and all its cards. */
export function changeCachedRecipe(queryClient: QueryClient, id: string, change: Partial<CommunityCard>): void {
  changeCard(queryClient, id, change);
  queryClient.setQueriesData<Picked>({ queryKey: PICKED }, (picked) => picked && withPicked(picked, id, change));
  queryClient.setQueryData(recipeQuery(id).queryKey, (recipe) => recipe && { ...recipe, ...change });
}

/** Caches the response to an update of the user's recipe: its page, and its card in each list. Others may have it as an ingredient. */
export function cacheUpdatedRecipe(queryClient: QueryClient, recipe: Recipe): void {
  void queryClient.invalidateQueries({ queryKey: ONE, refetchType: 'none' });
  const detail = queryClient.setQueryData(recipeQuery(recipe.id).queryKey, (former) => ownDetail(recipe, former));
  if (detail !== undefined) void saveOpened(detail);
  changeCard(queryClient, recipe.id, cardChange(recipe));
  void refreshAfterCacheUpdate(queryClient);
}

/** Caches a new recipe of the user and refetches the lists, which may show it anywhere. */
export function cacheNewRecipe(queryClient: QueryClient, recipe: Recipe): void {
  queryClient.setQueryData(recipeQuery(recipe.id).queryKey, ownDetail(recipe));
  void refreshRecipes(queryClient);
}

/** Removes recipes from all lists optimistically. Returns a function that puts back those that were not deleted. */
export function hideRecipes(
  queryClient: QueryClient,
  ids: readonly string[],
): (returnedIds: readonly string[]) => void {
  const hidden = new Set(ids);
  const former = queryClient.getQueriesData<ListedPages>({ queryKey: LISTS });
  queryClient.setQueriesData<ListedPages>({ queryKey: LISTS }, (list) => list && withoutCards(list, hidden));
  return (returnedIds) => {
    const returned = new Set(returnedIds);
    for (const [key, before] of former) {
      if (before === undefined) continue;
      queryClient.setQueryData<ListedPages>(key, (list) => list && withCardsBack(list, before, returned));
    }
  };
}

interface Update {
  readonly id: string;
  /** The version that the user began to edit, for the optimistic lock. */
  readonly version: number;
  readonly change: Omit<z.input<typeof RecipeChange>, 'version'>;
}

/** Fails with the code `conflict` when another version was saved in the meantime. */
export function useUpdateRecipe() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version, change }: Update) =>
      call(recipesRoutes.updateRecipe, { params: { id }, body: { ...change, version } }),
    onSuccess: (recipe) => cacheUpdatedRecipe(queryClient, recipe),
  });
}

const deletion = (queryClient: QueryClient) => ({
  mutationFn: (id: string) =>
    confirmRemoval(
      () => call(recipesRoutes.deleteRecipe, { params: { id } }),
      async () => (await call(recipesRoutes.getRecipe, { params: { id } })).id === id,
    ),
  onSuccess: (_answer: unknown, id: string) => {
    hideRecipes(queryClient, [id]);
    void refreshAfterCacheUpdate(queryClient);
  },
  onError: (error: Error, id: string) => {
    logDeleteFailure([id], error);
    refreshAfterFailure(queryClient, id);
  },
});

/** The page of the recipe calls `evictRecipe` after leaving: an eviction before would refetch it. */
export function useDeleteRecipe() {
  return useMutation(deletion(useQueryClient()));
}

/** Moves a recipe to the bin, outside of any component. Rejects if that fails. */
export function deleteRecipe(queryClient: QueryClient, id: string): Promise<unknown> {
  return new MutationObserver(queryClient, deletion(queryClient)).mutate(id);
}

/** Refetches a recipe after a failed write, whose outcome may be unknown. */
export function refreshAfterFailure(queryClient: QueryClient, id: string): void {
  void queryClient.invalidateQueries({ queryKey: recipeQuery(id).queryKey });
  void refreshRecipes(queryClient);
}

/** For failures that the server does not log, because the request did not reach it. */
export function logDeleteFailure(ids: readonly string[], error: unknown): void {
  console.error('Not deleted', ids, error);
}

export function evictRecipe(queryClient: QueryClient, id: string): void {
  queryClient.removeQueries({ queryKey: recipeQuery(id).queryKey });
}

/** Restores a recipe from the bin. */
export function restoreRecipe(id: string): Promise<Recipe> {
  return confirmWrite<Recipe>(
    () => call(recipesRoutes.restoreRecipe, { params: { id } }),
    () => findRecipe(id),
  );
}

/** Null for a recipe that does not exist or is in the bin. */
async function findRecipe(id: string): Promise<Recipe | null> {
  try {
    return await call(recipesRoutes.getRecipe, { params: { id } });
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

export function useRestoreRecipe() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: restoreRecipe,
    onSuccess: (recipe) => cacheNewRecipe(queryClient, recipe),
  });
}
