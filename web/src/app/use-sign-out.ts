import { useMutation } from '@tanstack/react-query';
import { toast } from 'sonner';

import { signOut } from '#features/account/api.ts';
import { leaveSession } from '#platform/leave-session.ts';

/** Signing out leaves nothing of the person in this tab: it ends by loading the login page as a new document. */
export function useSignOut() {
  return useMutation({
    mutationFn: signOut,
    onSuccess: () => leaveSession('/login'),
    onError: () => toast.error('You are still signed in. Please try again.'),
  });
}
