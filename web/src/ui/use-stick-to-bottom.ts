import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Closer than this to the bottom counts as at the bottom. */
const NEAR_PX = 48;

export interface StickToBottom {
  /** The ref of the scroll container. */
  readonly box: RefObject<HTMLDivElement | null>;
  /** The ref of the growing content in it. */
  readonly content: RefObject<HTMLDivElement | null>;
  /** Content was added while the user was scrolled up. */
  readonly hasNews: boolean;
  readonly scrollToBottom: () => void;
  /** Call before inserting content after this child (scroll anchoring): the content below stays in place. */
  readonly anchorBelow: (child: Element) => void;
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}

/**
 * Keeps a growing scroll container at the bottom while the user is there. `version` must change when content is added. A change
 * of `scrollKey`, which starts at 0, always scrolls to the bottom, for example after the user has sent a message.
 */
export function useStickToBottom(version: string, scrollKey: number): StickToBottom {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isAtBottom = useRef(false);
  const anchor = useRef<{ readonly element: Element; top: number } | null>(null);
  const [hasNews, setHasNews] = useState(false);

  const scrollToBottom = useCallback(() => {
    isAtBottom.current = true;
    anchor.current = null;
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
      // Growing content also increases `rest`; only scrolling up leaves the bottom.
      if (rest < NEAR_PX) {
        isAtBottom.current = true;
        anchor.current = null;
      } else if (element.scrollTop < top - 1) isAtBottom.current = false;
      top = element.scrollTop;
      if (anchor.current !== null) anchor.current.top = topOf(anchor.current.element);
      if (isAtBottom.current) setHasNews(false);
    };
    const observer = new ResizeObserver(() => {
      if (anchor.current !== null) element.scrollTop += topOf(anchor.current.element) - anchor.current.top;
      else if (isAtBottom.current) element.scrollTop = element.scrollHeight;
    });
    element.addEventListener('scroll', onScroll, { passive: true });
    observer.observe(grown);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', onScroll);
      observer.disconnect();
    };
  }, []);

  const lastVersion = useRef(version);
  useEffect(() => {
    if (lastVersion.current === version) return;
    lastVersion.current = version;
    if (!isAtBottom.current) setHasNews(true);
  }, [version]);

  const lastScrollKey = useRef(0);
  useEffect(() => {
    if (lastScrollKey.current === scrollKey) return;
    lastScrollKey.current = scrollKey;
    scrollToBottom();
  }, [scrollKey, scrollToBottom]);

  const anchorBelow = useCallback((child: Element) => {
    const edge = box.current === null ? 0 : topOf(box.current);
    const children = [...(content.current?.children ?? [])];
    const element = children.find((other) => other !== child && other.getBoundingClientRect().bottom > edge);
    anchor.current = element === undefined ? null : { element, top: topOf(element) };
    isAtBottom.current = false;
  }, []);
  return { box, content, hasNews, scrollToBottom, anchorBelow };
}
