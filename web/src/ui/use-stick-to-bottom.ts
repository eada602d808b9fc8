import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Nearer than this is at the end: a thumb does not hit a pixel. */
const NEAR_PX = 48;

export interface StickToBottom {
  /** Goes onto what scrolls. */
  readonly box: RefObject<HTMLDivElement | null>;
  /** Goes onto what grows in it. */
  readonly content: RefObject<HTMLDivElement | null>;
  /** Something came while the person was reading further up. */
  readonly hasNews: boolean;
  readonly toEnd: () => void;
  /** Something will be put in behind this child of the content: what is read below it stays where it is. */
  readonly keepPlace: (above: Element) => void;
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}

/**
 * Keeps the end of a box that scrolls in sight as long as the person is there. `news` is another value whenever something came, and
 * `own` another number whenever the person put in something, who wants to see what becomes of it.
 */
export function useStickToBottom(news: string, own: number): StickToBottom {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(false);
  const kept = useRef<{ readonly element: Element; top: number } | null>(null);
  const [hasNews, setHasNews] = useState(false);

  const toEnd = useCallback(() => {
    isAtEnd.current = true;
    kept.current = null;
    setHasNews(false);
    if (box.current !== null) box.current.scrollTop = box.current.scrollHeight;
  }, []);

  useEffect(() => {
    const element = box.current;
    const grown = content.current;
    if (element === null || grown === null) return undefined;
    let top = element.scrollTop;
    const onScroll = (): void => {
      const rest = element.scrollHeight - element.scrollTop - element.clientHeight;
      // What grows below moves nobody away from the end, only who scrolls up.
      if (rest < NEAR_PX) {
        isAtEnd.current = true;
        kept.current = null;
      } else if (element.scrollTop < top - 1) isAtEnd.current = false;
      top = element.scrollTop;
      if (kept.current !== null) kept.current.top = topOf(kept.current.element);
      if (isAtEnd.current) setHasNews(false);
    };
    const observer = new ResizeObserver(() => {
      if (kept.current !== null) element.scrollTop += topOf(kept.current.element) - kept.current.top;
      else if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    });
    element.addEventListener('scroll', onScroll, { passive: true });
    observer.observe(grown);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', onScroll);
      observer.disconnect();
    };
  }, []);

  const toldNews = useRef(news);
  useEffect(() => {
    if (toldNews.current === news) return;
    toldNews.current = news;
    if (!isAtEnd.current) setHasNews(true);
  }, [news]);

  const toldOwn = useRef(0);
  useEffect(() => {
    if (toldOwn.current === own) return;
    toldOwn.current = own;
    toEnd();
  }, [own, toEnd]);

  const keepPlace = useCallback((above: Element) => {
    const edge = box.current === null ? 0 : topOf(box.current);
    const children = [...(content.current?.children ?? [])];
    const element = children.find((child) => child !== above && child.getBoundingClientRect().bottom > edge);
    kept.current = element === undefined ? null : { element, top: topOf(element) };
    isAtEnd.current = false;
  }, []);
  return { box, content, hasNews, toEnd, keepPlace };
}
