import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

export interface PhoneSearch {
  /** On a phone the search box is visible only while this is true. Wider screens always show it. */
  readonly isOpen: boolean;
  readonly input: RefObject<HTMLInputElement | null>;
  /** The element that closes when the user presses outside of it. */
  readonly area: RefObject<HTMLDivElement | null>;
  /** Shows and focuses the search box. `opener` gets the focus back on close. */
  readonly open: (opener: HTMLElement) => void;
  readonly close: () => void;
}

/** Moves the focus from the search box back to what opened it, which is invisible while a text field has the focus. */
function returnFocus(input: HTMLElement | null, opener: HTMLElement | null): void {
  input?.blur();
  opener?.focus({ preventScroll: true });
}

/** State of the search box that a phone shows on request, so that a page has one search box at a time. Navigation closes it. */
export function usePhoneSearch(): PhoneSearch {
  const path = useLocation({ select: (location) => location.pathname });
  const [openOn, setOpenOn] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement>(null);
  const isOpen = openOn === path;
  if (openOn !== null && !isOpen) setOpenOn(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = ({ target }: Event): void => {
      if (target instanceof Node && area.current?.contains(target) === false) setOpenOn(null);
    };
    const closeOnEscape = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      setOpenOn(null);
      returnFocus(input.current, opener.current);
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);
  return {
    isOpen,
    input,
    area,
    open: (from) => {
      opener.current = from;
      // A phone opens its keyboard only for a focus during the press.
      flushSync(() => setOpenOn(path));
      input.current?.focus();
    },
    close: () => {
      setOpenOn(null);
      returnFocus(input.current, opener.current);
    },
  };
}
