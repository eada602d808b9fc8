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

/** The session is loaded before the router starts and kept up to date after, so guards read it without waiting. */
export function getSessionState({ queryClient }: RouterContext): SessionState {
  return queryClient.getQueryData(sessionQuery().queryKey) ?? { user: null, pendingUser: null };
}
