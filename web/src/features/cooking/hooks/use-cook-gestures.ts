import { useRef } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';

import { moveOfKey, moveOfSwipe } from '#features/cooking/model/cook-position.ts';
import type { CookMove } from '#features/cooking/model/cook-position.ts';

const CONTROLS = 'button, a, input, select, textarea, summary, [role="button"]';

/** Moves by keys: spread it onto what fills the screen. */
export function useCookKeys(move: (how: CookMove) => void) {
  return {
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const isOnControl = event.target instanceof Element && event.target.closest(CONTROLS) !== null;
      const how = moveOfKey(event.key, isOnControl);
      if (how === null) return;
      event.preventDefault();
      move(how);
    },
  };
}

/** Moves by swiping: spread it onto what scrolls, as that decides what becomes of a finger's way over it. */
export function useCookSwipes(move: (how: CookMove) => void) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY }: PointerEvent): void => {
      start.current = pointerType === 'mouse' || !isPrimary ? null : { x: clientX, y: clientY };
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent): void => {
      const from = start.current;
      start.current = null;
      const how = from === null ? null : moveOfSwipe(clientX - from.x, clientY - from.y);
      if (how !== null) move(how);
    },
    onPointerCancel: (): void => {
      start.current = null;
    },
    style: { touchAction: 'pan-y pinch-zoom' },
  };
}
