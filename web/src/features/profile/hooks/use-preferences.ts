import { DEFAULT_PREFERENCES, profileRoutes } from '@larder/contract/profile';
import type { CookingPreferences } from '@larder/contract/profile';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { sessionQuery } from '#features/account/api.ts';
import { profileQuery } from '#features/profile/api.ts';
import { failureDetail } from '#platform/failure-detail.ts';
import { call } from '#platform/http.ts';
import { failureToast } from '#ui/failure-toast.ts';

const saveFailure = failureToast();
const MUTATION_KEY = ['profile', 'preferences'];

export interface Preferences {
  /** The defaults until they are loaded, and for guests. */
  readonly preferences: CookingPreferences;
  readonly isLoaded: boolean;
  /** Stores the given preferences. They apply at once. */
  readonly change: (change: Partial<CookingPreferences>) => void;
}

/** The signed-in user's cooking preferences. */
export function usePreferences(): Preferences {
  const queryClient = useQueryClient();
  const { queryKey } = profileQuery();
  const { data: user } = useQuery(sessionQuery());
  const { data: profile } = useQuery({ ...profileQuery(), enabled: Boolean(user) });
  const { mutate } = useMutation({
    mutationKey: MUTATION_KEY,
    mutationFn: (preferences: Partial<CookingPreferences>) =>
      call(profileRoutes.updateProfile, { body: { preferences } }),
    // One after the other, so that the last choice is stored last.
    scope: { id: MUTATION_KEY.join(' ') },
    onMutate: (change) => {
      saveFailure.clear();
      queryClient.setQueryData(
        queryKey,
        (known) => known && { ...known, preferences: { ...known.preferences, ...change } },
      );
    },
    onSuccess: (stored) => {
      // While another choice waits, the stored one is outdated.
      if (queryClient.isMutating({ mutationKey: MUTATION_KEY }) === 1) queryClient.setQueryData(queryKey, stored);
    },
    onError: (error) => saveFailure.show('Your preference was not saved', { description: failureDetail(error) }),
  });
  return {
    preferences: profile?.preferences ?? DEFAULT_PREFERENCES,
    isLoaded: profile !== undefined,
    change: (change) => mutate(change),
  };
}
