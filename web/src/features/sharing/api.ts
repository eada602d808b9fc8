import { communityRoutes } from '@larder/contract/community';
import { sharingRoutes } from '@larder/contract/sharing';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { refreshBesides, refreshRecipes } from '#features/recipes/api.ts';
import { call } from '#platform/http.ts';

interface Share {
  readonly id: string;
  readonly email: string;
}

export function useShareRecipe() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, email }: Share) => call(sharingRoutes.shareRecipe, { params: { id }, body: { email } }),
    onSuccess: () => void refreshBesides(queryClient),
  });
}

export function useShareToCommunity() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(communityRoutes.shareToCommunity, { params: { id } }),
    onSuccess: () => void refreshRecipes(queryClient),
  });
}
