import { useLayoutEffect, useRef, useState } from 'react';

/** Stable identity, latest handler: a new closure does not rerender memoized children. Unlike `useEffectEvent`, it may be passed on. */
export function useEventCallback<Args extends unknown[], Result>(
  handler: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  const [stable] = useState(
    () =>
      (...args: Args) =>
        latest.current(...args),
  );
  return stable;
}
