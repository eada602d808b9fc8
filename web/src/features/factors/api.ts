import { factorsRoutes } from '@larder/contract/factors';
import type { Factor } from '@larder/contract/factors';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { factorsQuery } from '#features/account/api.ts';
import type { NewFactor } from '#features/factors/model.ts';
import { call } from '#platform/http.ts';

export function useFactorsRefresh(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: factorsQuery().queryKey });
}

/** Starts the enrollment of a factor. */
export function useEnrollFactor() {
  return useMutation({ mutationFn: (factor: NewFactor) => call(factorsRoutes.enrollFactor, { body: factor }) });
}

/** Removes factors one by one. Removing the last one turns two-step sign-in off. */
export function useDeleteFactors() {
  const refresh = useFactorsRefresh();
  return useMutation({
    mutationFn: async (factors: readonly Pick<Factor, 'id'>[]) => {
      for (const { id } of factors) {
        // In sequence: an error stops the rest.
        await call(factorsRoutes.deleteFactor, { params: { factorId: id } });
      }
    },
    onSettled: refresh,
  });
}

export function useCreateRecoveryCodes() {
  const refresh = useFactorsRefresh();
  return useMutation({
    mutationFn: async () => {
      const answer = await call(factorsRoutes.createRecoveryCodes, {});
      return answer.recovery_codes;
    },
    onSuccess: refresh,
  });
}
