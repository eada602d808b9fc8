import type { RouteComponent } from '@tanstack/react-router';
import { createElement, use } from 'react';
import type { ComponentType } from 'react';

/**
 * A page whose script is fetched when somebody is about to go there. If it does not arrive the app stays as it is, shows the
 * fault in the page's place, and fetches it again when the page is asked for again.
 */
export function lazyPage<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
): RouteComponent {
  let loaded: ComponentType | null = null;
  let underWay: Promise<void> | null = null;

  async function fetchPage(): Promise<void> {
    try {
      loaded = (await load())[name];
      // The router waits for no page that has nothing to fetch.
      delete page.preload;
    } finally {
      underWay = null;
    }
  }
  function preload(): Promise<void> {
    underWay ??= fetchPage();
    return underWay;
  }
  const page: RouteComponent = function Page() {
    if (loaded === null) use(preload());
    return loaded === null ? null : createElement(loaded);
  };
  page.preload = preload;
  return page;
}
