import { accountRoutes } from '@larder/contract/account';
import type { SessionUser } from '@larder/contract/account';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { call } from '#platform/http.ts';

/** Who is signed in; `null` is nobody. Asked once at start, and again whenever something says that it changed. */
export function sessionQuery() {
  return queryOptions({
    queryKey: ['account', 'session'],
    queryFn: async ({ signal }): Promise<SessionUser | null> => {
      const session = await call(accountRoutes.getSession, { signal });
      return session.user;
    },
    staleTime: 60_000,
    gcTime: Infinity,
  });
}

export async function signOut(): Promise<void> {
  await call(accountRoutes.signOut, {});
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Logs in. The page is left only when the session is asked for again: see `useSessionRefresh`. */
export function useSignIn() {
  return useMutation({
    mutationFn: (credentials: Credentials) => call(accountRoutes.signIn, { body: credentials }),
  });
}

/** Asks the server anew who is signed in; the guards of the pages follow the answer. */
export function useSessionRefresh(): () => Promise<SessionUser | null> {
  const queryClient = useQueryClient();
  return () => queryClient.fetchQuery({ ...sessionQuery(), staleTime: 0 });
}

/** Registers; does not log in. */
export function useSignUp() {
  return useMutation({
    mutationFn: (credentials: Credentials) => call(accountRoutes.signUp, { body: credentials }),
  });
}
