import { useBrowserStore } from '#platform/use-is-hydrated.ts';

/** Whether the media query matches, for where two layouts differ by more than CSS. */
export function useMediaQuery(query: string): boolean {
  return useBrowserStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    false,
  );
}
