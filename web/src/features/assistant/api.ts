import { assistantRoutes } from '@larder/contract/assistant';
import type { RouteRequest } from '@larder/contract/route';
import { useMutation } from '@tanstack/react-query';

import { call } from '#platform/http.ts';

type Body = RouteRequest<typeof assistantRoutes.createGeneration>['body'];
export type RecipeWish = Omit<Extract<Body, { kind: 'ingredients' }>, 'kind'>;

/** Asks for a recipe from ingredients. Nothing is kept, so nothing that was read before becomes stale. */
export function useGenerateRecipe() {
  return useMutation({
    mutationFn: (wish: RecipeWish) =>
      call(assistantRoutes.createGeneration, { body: { kind: 'ingredients', ...wish } }),
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
