import type { QueryClient } from '@tanstack/react-query';

import { sessionQuery } from '#features/account/api.ts';
import type { Standing } from '#features/account/model/standing.ts';

export interface RouterContext {
  queryClient: QueryClient;
}

export interface DoorSearch {
  /** Where the person was going when they had to log in. */
  next?: string | undefined;
  /** What signing in at another service led back with. */
  error?: string | undefined;
}

/** The session is loaded before the router starts and kept up to date after, so guards read it without waiting. */
export function getStanding({ queryClient }: RouterContext): Standing {
  return queryClient.getQueryData(sessionQuery().queryKey) ?? { user: null, halfSignedIn: null };
}
