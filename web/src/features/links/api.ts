import { linkedDrawingUrl, linkedPictureUrl, linksRoutes } from '@larder/contract/links';
import type { LinkedRecipe } from '@larder/contract/links';
import type { Picture } from '@larder/contract/pictures';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { cacheNewRecipe } from '#features/recipes/api.ts';
import { copyOnce } from '#features/recipes/model/copy-once.ts';
import { confirmRemoval, confirmWrite } from '#platform/confirm-write.ts';
import { call } from '#platform/http.ts';

/** The public link of one of the user’s own recipes; null without one. */
export function linkQuery(recipeId: string) {
  return queryOptions({
    queryKey: ['links', 'of', recipeId],
    queryFn: async ({ signal }) => {
      const { link } = await call(linksRoutes.findLink, { params: { id: recipeId }, signal });
      return link;
    },
    // Opening the dialog refetches: the link may have been revoked on another device.
    staleTime: 0,
  });
}

export function useCreateLink(recipeId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      confirmWrite(
        () => call(linksRoutes.createLink, { params: { id: recipeId } }),
        async () => {
          const { link } = await call(linksRoutes.findLink, { params: { id: recipeId } });
          return link === null ? null : { link };
        },
      ),
    onSuccess: ({ link }) => queryClient.setQueryData(linkQuery(recipeId).queryKey, link),
    // A failed request may have succeeded on the server.
    onError: () => void queryClient.invalidateQueries({ queryKey: linkQuery(recipeId).queryKey }),
  });
}

export function useRevokeLink(recipeId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      confirmRemoval(
        () => call(linksRoutes.deleteLink, { params: { id: recipeId } }),
        async () => (await call(linksRoutes.findLink, { params: { id: recipeId } })).link !== null,
      ),
    onSuccess: () => queryClient.setQueryData(linkQuery(recipeId).queryKey, null),
    onError: () => void queryClient.invalidateQueries({ queryKey: linkQuery(recipeId).queryKey }),
  });
}

/** A recipe read by its public link. The token of the link is its id and gives access to its pictures. */
export interface ReadByLink extends Omit<LinkedRecipe, 'picture'> {
  readonly id: string;
  readonly picture: Picture | null;
  readonly pictureUrl: (width: number) => string;
  readonly drawingUrl: string;
}

function presentLinked(token: string, { picture, ...recipe }: LinkedRecipe): ReadByLink {
  return {
    ...recipe,
    id: token,
    picture: picture === null ? null : { ...picture, id: token },
    pictureUrl: (width) => linkedPictureUrl(token, width),
    drawingUrl: linkedDrawingUrl(token),
  };
}

export function linkedRecipeQuery(token: string) {
  return queryOptions({
    queryKey: ['links', 'read', token],
    queryFn: async ({ signal }) =>
      presentLinked(token, await call(linksRoutes.getLinkedRecipe, { params: { token }, signal })),
  });
}

export function useCopyLinked() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (token: string) =>
      copyOnce(token, (id) => call(linksRoutes.copyLinkedRecipe, { params: { token }, body: { id } })),
    onSuccess: (recipe) => cacheNewRecipe(queryClient, recipe),
  });
}
