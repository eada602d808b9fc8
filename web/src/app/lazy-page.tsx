import type { RouteComponent } from '@tanstack/react-router';
import { createElement, use } from 'react';
import type { ComponentType } from 'react';

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
    return loaded === null ? null : createElement(loaded);
  };
  page.preload = preload;
  return page;
}
