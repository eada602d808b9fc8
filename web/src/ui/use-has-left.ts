import { useEffect, useRef } from 'react';

/** Whether the page was left while something was under way. */
export function useHasLeft(): () => boolean {
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  return () => left.current;
}
