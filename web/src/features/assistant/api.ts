import { assistantRoutes } from '@larder/contract/assistant';
import type { RouteRequest } from '@larder/contract/route';
import { useMutation } from '@tanstack/react-query';

import { call } from '#platform/http.ts';

export type RecipeWish = RouteRequest<typeof assistantRoutes.generateRecipe>['body'];

/** Asks for a recipe from ingredients. Nothing is kept, so nothing that was read before becomes stale. */
export function useGenerateRecipe() {
  return useMutation({
    mutationFn: (wish: RecipeWish) => call(assistantRoutes.generateRecipe, { body: wish }),
  });
}

/** Reads ingredients from a picture, which is not kept. */
export function useExtractIngredients() {
  return useMutation({
    mutationFn: async (picture: Blob) => {
      const { sendFile } = await import('#platform/send-file.ts');
      return sendFile(assistantRoutes.extractIngredients, picture);
    },
  });
}
