import { useMutation, useQuery } from '@tanstack/react-query';

import { sessionQuery, signOut } from '#features/account/api.ts';
import { confirmSignOut } from '#features/device-store/model/unsent-changes.ts';
import { beginLeaving, cancelLeaving, leaveSession } from '#platform/leave-session.ts';
import { failureToast } from '#ui/failure-toast.ts';

const signOutFailure = failureToast();

/** Signs out, then loads the login page as a new document. Asks first while changes are unsent. */
export function useSignOut() {
  const { data: user } = useQuery(sessionQuery());
  return useMutation({
    mutationFn: async (): Promise<boolean> => {
      if (user) {
        if (!(await confirmSignOut(user.id))) return false;
        beginLeaving(user.id);
      }
      await signOut();
      return true;
    },
    onMutate: () => signOutFailure.clear(),
    onSuccess: (isSignedOut) => {
      if (isSignedOut) leaveSession('/login', user?.id);
    },
    onError: () => {
      cancelLeaving();
      signOutFailure.show('You are still signed in. Please try again.');
    },
  });
}
