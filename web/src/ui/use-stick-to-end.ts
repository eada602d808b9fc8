import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Nearer than this is at the end: a thumb does not hit a pixel. */
const NEAR_PX = 48;

export interface StickToEnd {
  /** Goes onto what grows in the box. */
  readonly content: RefObject<HTMLDivElement | null>;
  /** Something came while the person was reading further up. */
  readonly hasNews: boolean;
  readonly toEnd: () => void;
  /** Before something is put in above: what is read stays where it is. */
  readonly keepPlace: () => void;
}

/** Keeps the end of a box that scrolls in sight as long as the person is there. `news` is another value whenever something came. */
export function useStickToEnd(box: RefObject<HTMLDivElement | null>, news: string): StickToEnd {
  const content = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(false);
  const fromEnd = useRef<number | null>(null);
  const [hasNews, setHasNews] = useState(false);

  const toEnd = useCallback(() => {
    isAtEnd.current = true;
    setHasNews(false);
    if (box.current !== null) box.current.scrollTop = box.current.scrollHeight;
  }, [box]);

  useEffect(() => {
    const element = box.current;
    const grown = content.current;
    if (element === null || grown === null) return undefined;
    let top = element.scrollTop;
    const onScroll = (): void => {
      const rest = element.scrollHeight - element.scrollTop - element.clientHeight;
      // What grows below moves nobody away from the end, only who scrolls up.
      if (rest < NEAR_PX) isAtEnd.current = true;
      else if (element.scrollTop < top - 1) isAtEnd.current = false;
      top = element.scrollTop;
      if (isAtEnd.current) setHasNews(false);
    };
    const observer = new ResizeObserver(() => {
      if (fromEnd.current !== null) element.scrollTop = element.scrollHeight - fromEnd.current;
      else if (isAtEnd.current) element.scrollTop = element.scrollHeight;
      fromEnd.current = null;
    });
    element.addEventListener('scroll', onScroll, { passive: true });
    observer.observe(grown);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', onScroll);
      observer.disconnect();
    };
  }, [box]);

  useEffect(() => {
    if (!isAtEnd.current) setHasNews(true);
  }, [news]);

  const keepPlace = useCallback(() => {
    const element = box.current;
    if (element !== null) fromEnd.current = element.scrollHeight - element.scrollTop;
  }, [box]);
  return { content, hasNews, toEnd, keepPlace };
}
