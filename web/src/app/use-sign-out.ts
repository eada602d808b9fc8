import { useMutation } from '@tanstack/react-query';

import { signOut } from '#features/account/api.ts';
import { leaveSession } from '#platform/leave-session.ts';
import { failureToast } from '#ui/failure-toast.ts';

const signOutFailure = failureToast();

/** Signing out leaves nothing of the person in this tab: it ends by loading the login page as a new document. */
export function useSignOut() {
  return useMutation({
    mutationFn: signOut,
    onMutate: () => signOutFailure.clear(),
    onSuccess: () => leaveSession('/login'),
    onError: () => signOutFailure.show('You are still signed in. Please try again.'),
  });
}
