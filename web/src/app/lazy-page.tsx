import type { RouteComponent } from '@tanstack/react-router';
import { createElement, Fragment, use, useEffect } from 'react';
import type { ComponentType } from 'react';

import { useIsHydrated } from '#platform/use-is-hydrated.ts';

type MountListener = (page: RouteComponent) => void;
const mountListeners = new Set<MountListener>();

/** Reports each page that is on screen and reacts: a page of the server when it is hydrated. Returns a function that stops. */
export function onPageMount(listener: MountListener): () => void {
  mountListeners.add(listener);
  return () => mountListeners.delete(listener);
}

/** A component of its own: what it learns does not render the page again. */
function MountReport({ page }: { page: RouteComponent }): null {
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (isHydrated) for (const listener of mountListeners) listener(page);
  }, [isHydrated, page]);
  return null;
}

/**
 * A page whose script is loaded on navigation or preload. If loading fails, the app keeps running, shows the error in the page's
 * place, and loads it again on the next visit. The router's `lazyRouteComponent` would reload the document instead.
 */
export function lazyPage<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
): RouteComponent {
  let loaded: ComponentType | null = null;
  let pending: Promise<void> | null = null;

  async function loadPage(): Promise<void> {
    try {
      loaded = (await load())[name];
      // Without `preload`, the router renders the page synchronously.
      delete page.preload;
    } finally {
      pending = null;
    }
  }
  function preload(): Promise<void> {
    pending ??= loadPage();
    return pending;
  }
  const page: RouteComponent = function Page() {
    if (loaded === null) use(preload());
    return loaded === null
      ? null
      : createElement(Fragment, null, createElement(loaded), createElement(MountReport, { page }));
  };
  page.preload = preload;
  return page;
}
