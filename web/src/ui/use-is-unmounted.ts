import { useEffect, useRef } from 'react';

/** Returns a check whether the component was unmounted, for use after an await. */
export function useIsUnmounted(): () => boolean {
  const unmounted = useRef(false);
  useEffect(() => {
    unmounted.current = false;
    return () => {
      unmounted.current = true;
    };
  }, []);
  return () => unmounted.current;
}
