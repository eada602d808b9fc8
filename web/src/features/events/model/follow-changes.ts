import type { QueryClient } from '@tanstack/react-query';

import { refreshOverviews, refreshRecipes } from '#features/recipes/api.ts';
import { onRecipeChangeElsewhere } from '#features/recipes/model/recipe-changes.ts';
import { ApiError } from '#platform/api-error.ts';

/** Refetches what this page shows of recipes: they were changed elsewhere. */
export function refreshShown(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: ['recipes', 'one'] });
  void refreshOverviews(queryClient);
}

function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not_found';
}

/** Refreshes recipes that another tab changed, and the lists when an action does not find its recipe. Returns how to stop. */
export function followChanges(queryClient: QueryClient): () => void {
  const stops = [
    onRecipeChangeElsewhere(() => refreshShown(queryClient)),
    queryClient.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error' || !isNotFound(event.action.error)) return;
      void refreshRecipes(queryClient);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
