import type { CommunityCard } from '@larder/contract/community';
import { RECIPE_LIMITS, recipesRoutes } from '@larder/contract/recipes';
import type { Recipe, RecipeCard, RecipeChange } from '@larder/contract/recipes';
import { hashKey, infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { z } from 'zod';

import { copyOnce } from '#features/recipes/model/copy-once.ts';
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

/** How the key of everything begins that tells of several recipes at once: any write of a recipe may change it. */
export const OVERVIEWS = ['recipes', 'overviews'] as const;

/** Who comes back from a recipe, also from cooking it, finds the list where they left it. */
export const LIST_CACHE_MS = 60 * 60 * 1000;

/** How the key of every list of recipe cards begins, which a write changes in place. */
export const LISTS = [...OVERVIEWS, 'list'] as const;

/** How the key of every few cards begins that were picked for somebody and come without pages. */
export const PICKED = [...OVERVIEWS, 'picked'] as const;

/** The list of what was deleted, which is none of `LISTS`: what is taken out of those comes here. */
export const BIN = [...OVERVIEWS, 'bin'] as const;

const FRESH_MS = 30_000;

/** How long a list may be shown as it is. One that was scrolled far is never asked for again as a whole. */
export const LIST_CACHE_OPTIONS = {
  staleTime: ({ state }: { readonly state: { readonly data?: ListLength | undefined } }) =>
    isLong(state.data) ? Infinity : FRESH_MS,
  gcTime: LIST_CACHE_MS,
};

/** One's own recipes, a page at a time. */
export function recipeListQuery(filter: ListFilter, limit: number = RECIPE_LIMITS.page_size_default) {
  const query = { ...toListQuery(filter), sort: filter.sort ?? undefined, limit };
  return infiniteQueryOptions({
    queryKey: [...LISTS, query],
    queryFn: ({ signal, pageParam }) =>
      call(recipesRoutes.listRecipes, { signal, query: { ...query, cursor: pageParam ?? undefined } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    ...LIST_CACHE_OPTIONS,
  });
}

/** How many of one's own recipes fit, however many have been loaded. */
export function recipeCountQuery(filter: ListFilter) {
  const query = toListQuery(filter);
  return queryOptions({
    queryKey: [...OVERVIEWS, 'count', query],
    queryFn: ({ signal }) => call(recipesRoutes.countRecipes, { signal, query }),
    gcTime: LIST_CACHE_MS,
  });
}

export function recipeCategoriesQuery() {
  return queryOptions({
    queryKey: [...OVERVIEWS, 'categories'],
    queryFn: async ({ signal }) => {
      const { categories } = await call(recipesRoutes.listRecipeCategories, { signal });
      return categories;
    },
  });
}

export function recipeQuery(id: string) {
  return queryOptions({
    queryKey: ['recipes', 'one', id],
    queryFn: ({ signal }) => call(recipesRoutes.getRecipe, { params: { id }, signal }),
  });
}

export function longLists(queryClient: QueryClient, queryKey: QueryKey): ReadonlySet<string> {
  const lists = queryClient.getQueriesData<ListedPages>({ queryKey });
  return new Set(lists.filter(([, list]) => isLong(list)).map(([key]) => hashKey(key)));
}

/** Nobody looks at them now, so that coming back to a long one asks for its beginning only. */
export function trimInactiveLists(
  queryClient: QueryClient,
  predicate: (query: { queryKey: readonly unknown[] }) => boolean,
): void {
  const filters = { queryKey: LISTS, type: 'inactive', predicate } as const;
  queryClient.setQueriesData<ListedPages>(filters, (list) => list && firstPages(list));
}

/** All but lists that are kept in place. A bin that is looked at is: what leaves it is taken out, and what comes, comes on another page. */
function refreshAllBut(queryClient: QueryClient, inPlace: ReadonlySet<string>): Promise<void> {
  queryClient.setQueriesData<ListedPages>({ queryKey: BIN, type: 'inactive' }, (list) => list && firstPages(list));
  const bins = longLists(queryClient, BIN);
  const predicate = ({ queryHash }: Query) => !inPlace.has(queryHash) && !bins.has(queryHash);
  return queryClient.invalidateQueries({ queryKey: OVERVIEWS, predicate });
}

/** After a write that may put recipes anywhere into lists. */
export function refreshRecipes(queryClient: QueryClient): Promise<void> {
  announceRecipeChange();
  trimInactiveLists(queryClient, () => true);
  return refreshAllBut(queryClient, new Set());
}

/** After a write that all lists show already: counts, categories, figures, the bin, and lists that are not long. */
export function refreshAfterCacheUpdate(queryClient: QueryClient): Promise<void> {
  announceRecipeChange();
  return refreshOverviews(queryClient);
}

/** The same after a write that was made elsewhere. */
export function refreshOverviews(queryClient: QueryClient): Promise<void> {
  return refreshAllBut(queryClient, longLists(queryClient, LISTS));
}

export function changeCard(queryClient: QueryClient, id: string, change: Partial<RecipeCard>): void {
  queryClient.setQueriesData<ListedPages>({ queryKey: LISTS }, (list) => list && withCard(list, id, change));
}

/** Shows something new of a recipe, one's own or not, on its page and on every card of it. */
export function cacheChangedFigures(queryClient: QueryClient, id: string, change: Partial<CommunityCard>): void {
  changeCard(queryClient, id, change);
  queryClient.setQueriesData<Picked>({ queryKey: PICKED }, (picked) => picked && withPicked(picked, id, change));
  queryClient.setQueryData(recipeQuery(id).queryKey, (recipe) => recipe && { ...recipe, ...change });
}

/** Shows what a change of one's own recipe answered with, in lists where it stands. */
export function cacheUpdatedRecipe(queryClient: QueryClient, recipe: Recipe): void {
  queryClient.setQueryData(recipeQuery(recipe.id).queryKey, (former) => ownDetail(recipe, former));
  changeCard(queryClient, recipe.id, cardChange(recipe));
  void refreshAfterCacheUpdate(queryClient);
}

/** Shows one of one's own recipes that is new in lists. */
export function cacheNewRecipe(queryClient: QueryClient, recipe: Recipe): void {
  queryClient.setQueryData(recipeQuery(recipe.id).queryKey, ownDetail(recipe));
  void refreshRecipes(queryClient);
}

/** Takes recipes out of all lists at once, ahead of the server's own answer; some or all can be put back. */
export function hideRecipes(queryClient: QueryClient, ids: readonly string[]): (back: readonly string[]) => void {
  const gone = new Set(ids);
  const former = queryClient.getQueriesData<ListedPages>({ queryKey: LISTS });
  queryClient.setQueriesData<ListedPages>({ queryKey: LISTS }, (list) => list && withoutCards(list, gone));
  return (back) => {
    const returning = new Set(back);
    for (const [key, before] of former) {
      if (before === undefined) continue;
      queryClient.setQueryData<ListedPages>(key, (list) => list && withCardsBack(list, before, returning));
    }
  };
}

export function useCopyRecipe() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      copyOnce(id, (copyId) => call(recipesRoutes.copyRecipe, { params: { id }, body: { id: copyId } })),
    onSuccess: (recipe) => cacheNewRecipe(queryClient, recipe),
  });
}

interface Update {
  readonly id: string;
  /** The version that the person saw when they began to change it. */
  readonly version: number;
  readonly change: Omit<z.input<typeof RecipeChange>, 'version'>;
}

/** Fails with the code `conflict` when another version was kept meanwhile. */
export function useUpdateRecipe() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version, change }: Update) =>
      call(recipesRoutes.updateRecipe, { params: { id }, body: { ...change, version } }),
    onSuccess: (recipe) => cacheUpdatedRecipe(queryClient, recipe),
  });
}

/** The page that shows the recipe forgets it with `evictRecipe` once it is left. */
export function useDeleteRecipe() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      confirmRemoval(
        () => call(recipesRoutes.deleteRecipe, { params: { id } }),
        async () => (await call(recipesRoutes.getRecipe, { params: { id } })).id === id,
      ),
    onSuccess: (_answer, id) => {
      hideRecipes(queryClient, [id]);
      void refreshAfterCacheUpdate(queryClient);
    },
    onError: (error, id) => {
      logDeleteFailure([id], error);
      refreshAfterFailure(queryClient, id);
    },
  });
}

/** Reconciles what is shown of a recipe with the server after a failed write, whose outcome may be unknown. */
export function refreshAfterFailure(queryClient: QueryClient, id: string): void {
  void queryClient.invalidateQueries({ queryKey: recipeQuery(id).queryKey });
  void refreshRecipes(queryClient);
}

/** The server keeps no line of what never reached it. */
export function logDeleteFailure(ids: readonly string[], error: unknown): void {
  console.error('Not deleted', ids, error);
}

export function evictRecipe(queryClient: QueryClient, id: string): void {
  queryClient.removeQueries({ queryKey: recipeQuery(id).queryKey });
}

/** Takes a recipe back from the bin. */
export function restoreRecipe(id: string): Promise<Recipe> {
  return confirmWrite<Recipe>(
    () => call(recipesRoutes.restoreRecipe, { params: { id } }),
    () => findRecipe(id),
  );
}

/** Null where it is not there, or in the bin. */
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
