import { useSyncExternalStore } from 'react';

/** Whether the screen is so at the moment, for where the two ways to show a thing differ by more than their look. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
  );
}
