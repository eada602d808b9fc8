import { NewRecipe, recipesRoutes } from '@larder/contract/recipes';
import type { Recipe } from '@larder/contract/recipes';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { z } from 'zod';

import { changesSince } from '#features/recipes/model/kept-recipe.ts';
import type { RecipeFilter } from '#features/recipes/model/recipe-filter.ts';
import { call } from '#platform/http.ts';

const KEYS = {
  lists: ['recipes', 'list'],
  categories: ['recipes', 'categories'],
} as const;

/** One's own recipes, newest first, a page at a time. */
export function recipeListQuery({ q, category }: RecipeFilter) {
  const words = q.trim();
  return infiniteQueryOptions({
    queryKey: [...KEYS.lists, { q: words, category }],
    queryFn: ({ signal, pageParam }) =>
      call(recipesRoutes.listRecipes, {
        signal,
        query: {
          q: words === '' ? undefined : words,
          category: category === '' ? undefined : category,
          cursor: pageParam ?? undefined,
        },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

export function recipeCategoriesQuery() {
  return queryOptions({
    queryKey: KEYS.categories,
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

async function refreshLists(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: KEYS.lists }),
    queryClient.invalidateQueries({ queryKey: recipeCategoriesQuery().queryKey }),
  ]);
}

interface Keeping {
  readonly recipe: z.input<typeof NewRecipe>;
  /** It was sent before without an answer, so an earlier version of it may be there already. */
  readonly mayBeKept: boolean;
}

/**
 * Keeps a recipe. If an earlier sending of it arrived although its answer did not, what was changed since is written
 * too. Otherwise what is there under its id is another recipe (a copied tab brings a copied draft), and this one is
 * kept beside it under an id of its own.
 */
async function keepRecipe({ recipe, mayBeKept }: Keeping): Promise<Recipe> {
  const kept = await call(recipesRoutes.createRecipe, { body: recipe });
  const changes = changesSince(kept, NewRecipe.parse(recipe));
  if (changes === null) return kept;
  if (!mayBeKept) return call(recipesRoutes.createRecipe, { body: { ...recipe, id: undefined } });
  return call(recipesRoutes.updateRecipe, { params: { id: kept.id }, body: changes });
}

export function useCreateRecipe() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: keepRecipe,
    onSuccess: (recipe) => {
      queryClient.setQueryData(recipeQuery(recipe.id).queryKey, recipe);
      void refreshLists(queryClient);
    },
  });
}

/** The page that shows the recipe forgets it with `forgetRecipe` once it is left. */
export function useDeleteRecipe() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(recipesRoutes.deleteRecipe, { params: { id } }),
    onSuccess: () => void refreshLists(queryClient),
  });
}

export function forgetRecipe(queryClient: QueryClient, id: string): void {
  queryClient.removeQueries({ queryKey: recipeQuery(id).queryKey });
}

export function useRestoreRecipe() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(recipesRoutes.restoreRecipe, { params: { id } }),
    onSuccess: (recipe) => {
      queryClient.setQueryData(recipeQuery(recipe.id).queryKey, recipe);
      void refreshLists(queryClient);
    },
  });
}

interface FavoriteChange {
  readonly id: string;
  readonly isFavorite: boolean;
}

/** Shows the heart as it will be at once, and as it was if the server does not agree. */
export function useSetFavorite() {
  const queryClient = useQueryClient();
  const show = ({ id, isFavorite }: FavoriteChange): void => {
    queryClient.setQueryData(recipeQuery(id).queryKey, (recipe) => recipe && { ...recipe, is_favorite: isFavorite });
  };
  return useMutation({
    // One after the other, so that the last tap is what stays.
    scope: { id: 'favorite' },
    mutationFn: ({ id, isFavorite }: FavoriteChange) =>
      call(recipesRoutes.updateRecipe, { params: { id }, body: { is_favorite: isFavorite } }),
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey: recipeQuery(change.id).queryKey });
      show(change);
    },
    onError: (_error, { id, isFavorite }) => {
      show({ id, isFavorite: !isFavorite });
      void queryClient.invalidateQueries({ queryKey: recipeQuery(id).queryKey });
    },
    onSuccess: (recipe) => {
      queryClient.setQueryData(recipeQuery(recipe.id).queryKey, recipe);
      void queryClient.invalidateQueries({ queryKey: KEYS.lists });
    },
  });
}
