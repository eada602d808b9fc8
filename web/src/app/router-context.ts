import type { QueryClient } from '@tanstack/react-query';

import { sessionQuery } from '#features/account/api.ts';
import type { SessionState } from '#features/account/model/session-state.ts';

export interface RouterContext {
  queryClient: QueryClient;
}

export interface GuestSearch {
  /** The page to return to after the login. */
  next?: string | undefined;
  /** The error code of a failed OpenID sign-in. */
  error?: string | undefined;
}

/** Synchronous, because the session is loaded before the router starts, and `syncSession` updates it. */
export function getSessionState({ queryClient }: RouterContext): SessionState {
  return queryClient.getQueryData(sessionQuery().queryKey) ?? { user: null, pendingUser: null };
}
