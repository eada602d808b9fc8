import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

type Subscribe = (onChange: () => void) => () => void;

const subscribeToNothing: Subscribe = () => () => undefined;

/** True on the server, and in the first render of a part that the server rendered. */
function useIsHydrating(): boolean {
  const seen = { isHydrating: false };
  // React reads the server's snapshot in just these cases. Both snapshots are equal, so that it does not render again.
  useSyncExternalStore(
    subscribeToNothing,
    () => null,
    () => {
      // oxlint-disable-next-line react/immutability -- React calls this while it renders
      seen.isHydrating = true;
      return null;
    },
  );
  return seen.isHydrating;
}

/**
 * False on the server and while a part of the server's page is being hydrated, then true. What only the browser knows (its storage,
 * its abilities, its time zone) is rendered once this is true, so that both render the same first.
 */
export function useIsHydrated(): boolean {
  const isHydrating = useIsHydrating();
  const [isHydrated, setHydrated] = useState(!isHydrating);
  // A transition renders what is new without blocking the browser.
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
}

/**
 * `useSyncExternalStore` for what only the browser knows. That hook itself would render every part in which the server's value
 * differs at once and in one piece, and everything beneath it that is not hydrated yet.
 */
export function useBrowserStore<Value>(subscribe: Subscribe, read: () => Value, onServer: Value): Value {
  const isHydrated = useIsHydrated();
  return useSyncExternalStore(
    subscribe,
    () => (isHydrated ? read() : onServer),
    () => onServer,
  );
}
