import { profileRoutes } from '@larder/contract/profile';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { profileQuery } from '#features/profile/api.ts';
import { call } from '#platform/http.ts';

/** Was shown around, or wanted not to be: on whatever device, they are not again. */
export function useTourSeen() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(profileRoutes.updateProfile, { body: { tour_seen: true } }),
    onSuccess: (profile) => queryClient.setQueryData(profileQuery().queryKey, profile),
  });
}
