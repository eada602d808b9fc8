import { useLocation } from '@tanstack/react-router';

import { useIsHydrated } from '#platform/use-is-hydrated.ts';

/** The token of a mailed link, in the URL fragment, which browsers do not send to the server: null until hydration, '' without one. */
export function useUrlToken(): string | null {
  const token = useLocation({ select: ({ hash }) => hash });
  return useIsHydrated() ? token : null;
}
