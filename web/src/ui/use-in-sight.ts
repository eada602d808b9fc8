import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Loads begin a screen's worth of scrolling before it is seen. */
const MARGIN = '400px';

/** Becomes true when the element comes near to being seen, and stays so. */
export function useInSight(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (target === null || seen) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, seen]);
  return seen;
}
