import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

import { gridFor } from '#features/cookbook/model/grid.ts';
import type { Grid } from '#features/cookbook/model/grid.ts';

interface Measured {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly grid: Grid;
  /** Distance of the list from the top of the page, in pixels. */
  readonly top: number;
}

interface Room {
  readonly width: number;
  readonly remPx: number;
  readonly top: number;
}

/** Before the first measurement, which happens before the first paint. */
const UNKNOWN: Room = { width: 0, remPx: 16, top: 0 };

function measure(list: HTMLElement): Room {
  const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const { width, top } = list.getBoundingClientRect();
  return { width, remPx, top: Math.round(top + window.scrollY) };
}

/** The grid for the available width. Updates when the window, the text size or the content above the list changes. */
export function useGrid(): Measured {
  const list = useRef<HTMLUListElement>(null);
  const [room, setRoom] = useState(UNKNOWN);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const update = (): void => {
      const now = measure(element);
      setRoom((before) =>
        before.width === now.width && before.remPx === now.remPx && before.top === now.top ? before : now,
      );
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    // Content that opens above the list changes the height of the page.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return { list, grid: gridFor(room.width, room.remPx), top: room.top };
}
