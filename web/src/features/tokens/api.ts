import { tokensRoutes } from '@larder/contract/tokens';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import type { NewToken } from '#features/tokens/model.ts';
import { call } from '#platform/http.ts';

export function apiTokensQuery() {
  return queryOptions({
    queryKey: ['tokens', 'list'],
    queryFn: async ({ signal }) => {
      const { tokens } = await call(tokensRoutes.listApiTokens, { signal });
      return tokens;
    },
  });
}

export function useCreateApiToken() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (token: NewToken) => call(tokensRoutes.createApiToken, { body: token }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: apiTokensQuery().queryKey }),
    // The response contains the secret: evict it when the dialog unmounts.
    gcTime: 0,
  });
}

export function useDeleteApiToken() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(tokensRoutes.deleteApiToken, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: apiTokensQuery().queryKey }),
  });
}
