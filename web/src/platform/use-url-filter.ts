import { useMatch, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';

import { afterPaint } from '#platform/after-paint.ts';

export interface UrlFilter<Filter> {
  /** For the controls: changes at once (optimistic). */
  readonly selected: Filter;
  /** For the list: the filter in the URL, which follows after the next paint. */
  readonly applied: Filter;
  readonly setFilter: (filter: Filter) => void;
}

export interface UrlFilterOptions<Filter> {
  /** Reads the filter from the search parameters; invalid ones are ignored. */
  readonly parse: (search: Readonly<Record<string, unknown>>) => Filter;
  /** The search parameters of a filter, without defaults. */
  readonly toSearch: (filter: Filter) => object;
}

/** The filter of a list, stored in the URL: it survives a reload and can be shared. */
export function useUrlFilter<Filter>({ parse, toSearch }: UrlFilterOptions<Filter>): UrlFilter<Filter> {
  // Of the rendered page: during a navigation, the router's location is the next page's already.
  const { routeId, search } = useMatch({
    strict: false,
    select: (match) => ({ routeId: match.routeId, search: match.search }),
    structuralSharing: true,
  });
  const applied = useMemo(() => parse({ ...search }), [parse, search]);
  const [selection, setSelection] = useState({ basedOn: search, filter: applied });
  const router = useRouter();
  const navigate = useNavigate();
  const write = (filter: Filter): void => {
    const [routes] = router.getMatchedRoutes(router.latestLocation.pathname);
    // The user has left the page.
    if (!routes.some(({ id }) => id === routeId)) return;
    void navigate({ to: '.', search: toSearch(filter), replace: true, resetScroll: false });
  };
  const cancelWrite = useRef((): void => undefined);
  useEffect(() => () => cancelWrite.current(), []);
  return {
    // A URL that has changed since the selection replaces it.
    selected: selection.basedOn === search ? selection.filter : applied,
    applied,
    setFilter: (filter) => {
      setSelection({ basedOn: search, filter });
      cancelWrite.current();
      cancelWrite.current = afterPaint(() => write(filter));
    },
  };
}
