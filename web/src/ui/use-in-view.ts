import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** How far outside the viewport an element counts as in view, so that loading begins early. */
const MARGIN = '400px';

/** Becomes true when the element comes near the viewport, and stays true. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (target === null || inView) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setInView(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, inView]);
  return inView;
}
