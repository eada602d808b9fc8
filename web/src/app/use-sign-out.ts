import { useMutation, useQuery } from '@tanstack/react-query';

import { sessionQuery, signOut } from '#features/account/api.ts';
import { leaveSession } from '#platform/leave-session.ts';
import { failureToast } from '#ui/failure-toast.ts';

const signOutFailure = failureToast();

/** Signs out, then loads the login page as a new document. */
export function useSignOut() {
  const { data: user } = useQuery(sessionQuery());
  return useMutation({
    mutationFn: signOut,
    onMutate: () => signOutFailure.clear(),
    onSuccess: () => leaveSession('/login', user?.id),
    onError: () => signOutFailure.show('You are still signed in. Please try again.'),
  });
}
