import type { QueryClient } from '@tanstack/react-query';

import { refreshOverviews, refreshRecipes } from '#features/recipes/api.ts';
import { onRecipeChangeElsewhere } from '#features/recipes/model/recipe-changes.ts';
import { ApiError } from '#platform/api-error.ts';

/** Refetches the recipes and lists on the page after a change elsewhere. */
export function refreshShown(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: ['recipes', 'one'] });
  void refreshOverviews(queryClient);
}

function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not_found';
}

/** Refreshes recipes changed in another tab, and the lists after an action answers 404. Returns an unsubscribe function. */
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
