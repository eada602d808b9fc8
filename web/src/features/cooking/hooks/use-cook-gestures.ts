import { useRef } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';

import { moveForKey, moveForSwipe } from '#features/cooking/model/cook-position.ts';
import type { CookMove } from '#features/cooking/model/cook-position.ts';

const CONTROLS = 'button, a, input, select, textarea, summary, [role="button"]';

/** Keyboard navigation. Spread the result onto the element that fills the screen. */
export function useCookKeys(move: (how: CookMove) => void) {
  return {
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const isOnControl = event.target instanceof Element && event.target.closest(CONTROLS) !== null;
      const how = moveForKey(event.key, isOnControl);
      if (how === null) return;
      event.preventDefault();
      move(how);
    },
  };
}

/** Swipe navigation. Spread the result onto the scrolling element, whose touch-action decides how touches are handled. */
export function useCookSwipes(move: (how: CookMove) => void) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY }: PointerEvent): void => {
      start.current = pointerType === 'mouse' || !isPrimary ? null : { x: clientX, y: clientY };
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent): void => {
      const from = start.current;
      start.current = null;
      const how = from === null ? null : moveForSwipe(clientX - from.x, clientY - from.y);
      if (how !== null) move(how);
    },
    onPointerCancel: (): void => {
      start.current = null;
    },
    style: { touchAction: 'pan-y pinch-zoom' },
  };
}
