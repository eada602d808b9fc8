import { accountRoutes } from '@larder/contract/account';
import type { SessionUser } from '@larder/contract/account';
import { queryOptions } from '@tanstack/react-query';

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
