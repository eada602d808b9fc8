import { useLocation } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Below this width the sidebar and the account menu have no room. */
const NARROW = '(width < 64rem)';

export interface MobileMenuState {
  /** The state of the button, which changes at once. */
  readonly isOpen: boolean;
  /** The menu is rendered and covers the inert page. Follows `isOpen` after the next paint. */
  readonly isShown: boolean;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly setOpen: (open: boolean) => void;
}

export function useMobileMenu(): MobileMenuState {
  const path = useLocation({ select: (location) => location.pathname });
  /** The path on which the menu was opened: a navigation closes it. */
  const [openOn, setOpenOn] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = openOn === path;
  // Deferred for the same path only: on another page the menu disappears at once.
  const isShown = useDeferredValue(openOn) === path;
  // Going back does not reopen it.
  if (openOn !== null && !isOpen) setOpenOn(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOpenOn(null);
      // The sticky bar is always visible.
      button.current?.focus({ preventScroll: true });
    };
    const narrow = window.matchMedia(NARROW);
    const closeOnWide = (): void => setOpenOn(null);
    document.addEventListener('keydown', closeOnEscape);
    narrow.addEventListener('change', closeOnWide);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      narrow.removeEventListener('change', closeOnWide);
    };
  }, [isOpen]);
  return { isOpen, isShown, button, setOpen: (open) => setOpenOn(open ? path : null) };
}
