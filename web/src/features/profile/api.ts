import { accountRoutes } from '@larder/contract/account';
import type { ActiveSession } from '@larder/contract/account';
import { profileRoutes } from '@larder/contract/profile';
import type { ProfileChange } from '@larder/contract/profile';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { sessionQuery } from '#features/account/api.ts';
import { forgetConflicts } from '#features/recipes/api.ts';
import { call } from '#platform/http.ts';

export function profileQuery() {
  return queryOptions({
    queryKey: ['profile', 'own'],
    queryFn: ({ signal }) => call(profileRoutes.getProfile, { signal }),
  });
}

export function useUpdateProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: ProfileChange) => call(profileRoutes.updateProfile, { body: change }),
    onSuccess: (profile, change) => {
      queryClient.setQueryData(profileQuery().queryKey, profile);
      if (change.diets !== undefined || change.allergies !== undefined) forgetConflicts(queryClient);
      // The session contains the username.
      void queryClient.invalidateQueries({ queryKey: sessionQuery().queryKey });
    },
  });
}

/** Refetches the profile and its activity after a change elsewhere on the page. */
export function useProfileRefresh(): () => void {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: profileQuery().queryKey });
    void queryClient.invalidateQueries({ queryKey: activityQuery().queryKey });
  };
}

/** Recent security events of the account, newest first. */
export function activityQuery() {
  return queryOptions({
    queryKey: ['profile', 'activity'],
    queryFn: async ({ signal }) => {
      const { events } = await call(profileRoutes.listActivity, { signal });
      return events;
    },
  });
}

/** The sessions in which the user is signed in. */
export function activeSessionsQuery() {
  return queryOptions({
    queryKey: ['profile', 'sessions'],
    queryFn: async ({ signal }) => {
      const { sessions } = await call(accountRoutes.listSessions, { signal });
      return sessions;
    },
  });
}

export function useRevokeSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Pick<ActiveSession, 'id' | 'current'>) =>
      call(accountRoutes.revokeSession, { params: { id } }),
    onSettled: async (_answer, error, { current }) => {
      // Without a session a refetch would fail.
      if (current && error === null) return;
      await queryClient.invalidateQueries({ queryKey: activeSessionsQuery().queryKey });
    },
  });
}

export function useRevokeAllSessions() {
  return useMutation({ mutationFn: () => call(accountRoutes.revokeSessions, {}) });
}

export function useChangeEmail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (newEmail: string) => call(accountRoutes.changeEmail, { body: { new_email: newEmail } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: profileQuery().queryKey }),
  });
}

interface PasswordChange {
  readonly current: string;
  readonly next: string;
}

export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ current, next }: PasswordChange) =>
      call(accountRoutes.changePassword, { body: { current_password: current, new_password: next } }),
    // The server has ended the other sessions.
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: activeSessionsQuery().queryKey });
      void queryClient.invalidateQueries({ queryKey: activityQuery().queryKey });
    },
  });
}
