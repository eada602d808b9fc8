import { useRef } from 'react';

import { focusHeading } from '#ui/focus-heading.ts';

/**
 * Radix gives the focus back to a trigger of its own, and a dialog that is opened from anywhere has none.
 * Spread the handlers onto the dialog's content.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  const section = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (): void => {
      opener.current = document.activeElement;
      section.current = opener.current?.closest('section') ?? null;
    },
    onCloseAutoFocus: (event: Event): void => {
      event.preventDefault();
      const element = opener.current;
      // What was confirmed may have taken it away.
      if (element instanceof HTMLElement && element !== document.body && element.isConnected) element.focus();
      else focusHeading(section.current);
    },
  };
}
