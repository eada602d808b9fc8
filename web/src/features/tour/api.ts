import { profileRoutes } from '@larder/contract/profile';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { profileQuery } from '#features/profile/api.ts';
import { call } from '#platform/http.ts';

/** Stores that the user has finished or skipped the tour, so that it does not start again on any device. */
export function useTourSeen() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(profileRoutes.updateProfile, { body: { tour_seen: true } }),
    onSuccess: (profile) => queryClient.setQueryData(profileQuery().queryKey, profile),
  });
}
