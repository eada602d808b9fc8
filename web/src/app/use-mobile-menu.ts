import { useLocation } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

import { useMediaQuery } from '#ui/use-media-query.ts';

/** Up to here the sidebar and the account menu have no room. */
const NARROW = '(width < 64rem)';

export interface MobileMenuState {
  /** As it was pressed last. */
  readonly isOpen: boolean;
  /** It covers the page, which cannot be used meanwhile. */
  readonly isShown: boolean;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly setOpen: (open: boolean) => void;
}

export function useMobileMenu(): MobileMenuState {
  const path = useLocation({ select: (location) => location.pathname });
  /** The menu is open for the page it was opened on, so going elsewhere closes it. */
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isNarrow = useMediaQuery(NARROW);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = isNarrow && openOn === path;
  // Its button turns at once, the menu and the page follow. Elsewhere it is gone at once: the next page takes the focus.
  const isShown = useDeferredValue(openOn) === path && isNarrow;
  // Neither the way back nor a narrower window opens it again.
  if (openOn !== null && !isOpen) setOpenOn(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOpenOn(null);
      // It is in sight: the bar that it stands in keeps to the top.
      button.current?.focus({ preventScroll: true });
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);
  return { isOpen, isShown, button, setOpen: (open) => setOpenOn(open ? path : null) };
}
