import { useMatch, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';

import { afterPaint } from '#platform/after-paint.ts';

export interface UrlFilter<Filter> {
  /** For what one chooses with: it follows at once. */
  readonly chosen: Filter;
  /** For what it is chosen for, as the address has it: it follows once what was chosen is seen. */
  readonly shown: Filter;
  readonly choose: (filter: Filter) => void;
}

export interface UrlFilterOptions<Filter> {
  /** The filter in an address; whatever does not fit is no filter. */
  readonly parse: (search: Readonly<Record<string, unknown>>) => Filter;
  /** The filter as it stands in the address: only what somebody chose. */
  readonly toSearch: (filter: Filter) => object;
}

/** What a list is narrowed down to. It stands in the address of the page, so that it survives a reload and can be passed on. */
export function useUrlFilter<Filter>({ parse, toSearch }: UrlFilterOptions<Filter>): UrlFilter<Filter> {
  // Those of the page that is drawn: on the way to another page the address is that page's already.
  const { routeId, search } = useMatch({
    strict: false,
    select: (match) => ({ routeId: match.routeId, search: match.search }),
    structuralSharing: true,
  });
  const shown = useMemo(() => parse({ ...search }), [parse, search]);
  const [asked, ask] = useState({ from: search, to: shown });
  const router = useRouter();
  const navigate = useNavigate();
  const write = (filter: Filter): void => {
    const [routes] = router.getMatchedRoutes(router.latestLocation.pathname);
    // Another page's address is not this filter's place.
    if (!routes.some(({ id }) => id === routeId)) return;
    void navigate({ to: '.', search: toSearch(filter), replace: true, resetScroll: false });
  };
  const leave = useRef((): void => undefined);
  // Who has gone elsewhere is not called back.
  useEffect(() => () => leave.current(), []);
  return {
    // An address that has changed since says what is chosen now.
    chosen: asked.from === search ? asked.to : shown,
    shown,
    choose: (to) => {
      ask({ from: search, to });
      leave.current();
      leave.current = afterPaint(() => write(to));
    },
  };
}
