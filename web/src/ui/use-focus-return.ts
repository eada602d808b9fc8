import { useRef } from 'react';

/**
 * Radix gives the focus back to a trigger of its own, and a dialog that is opened from anywhere has none.
 * Spread the handlers onto the dialog's content.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (): void => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event): void => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
