import { linkedDrawingUrl, linkedPictureUrl, linksRoutes } from '@larder/contract/links';
import type { LinkedRecipe } from '@larder/contract/links';
import type { Picture } from '@larder/contract/pictures';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { noteAdded } from '#features/recipes/api.ts';
import { copyOnce } from '#features/recipes/model/copy-once.ts';
import { confirmRemoval, confirmWrite } from '#platform/confirm-write.ts';
import { call } from '#platform/http.ts';

/** The link to one of one's own recipes; null where there is none. */
export function linkQuery(recipeId: string) {
  return queryOptions({
    queryKey: ['links', 'of', recipeId],
    queryFn: async ({ signal }) => {
      const { link } = await call(linksRoutes.findLink, { params: { id: recipeId }, signal });
      return link;
    },
    // It may have been taken back elsewhere, and the dialog is opened to see.
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
    // What failed may have been done all the same: the answer can get lost.
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

/** A recipe by its link: known by the link's token, through which its pictures come too. */
export interface ReadByLink extends Omit<LinkedRecipe, 'picture'> {
  readonly id: string;
  readonly picture: Picture | null;
  readonly pictureUrl: (width: number) => string;
  readonly drawingUrl: string;
}

function readBy(token: string, { picture, ...recipe }: LinkedRecipe): ReadByLink {
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
      readBy(token, await call(linksRoutes.getLinkedRecipe, { params: { token }, signal })),
  });
}

export function useCopyLinked() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (token: string) =>
      copyOnce(token, (id) => call(linksRoutes.copyLinkedRecipe, { params: { token }, body: { id } })),
    onSuccess: (recipe) => noteAdded(queryClient, recipe),
  });
}
