import { useEffect } from 'react';

/** The start of a section: its heading, or the field of a search that has its results below it. */
const SECTION_START = ':is(h2, h3)[tabindex], [role="search"] [role="combobox"]';

/** For when the focused element was removed: focuses the start of its section, or else the page's heading. */
export function focusHeading(section: Element | null = null): void {
  const start = section?.isConnected === true ? section.querySelector<HTMLElement>(SECTION_START) : null;
  (start ?? document.querySelector<HTMLElement>('h1[tabindex]'))?.focus({ preventScroll: true });
}

/** A ref for a button that removes itself when pressed: the focus moves to the nearest focusable ancestor. */
export function focusContainerOnRemoval(button: HTMLElement | null): () => void {
  const container = button?.parentElement?.closest<HTMLElement>('[tabindex]');
  return () => {
    if (document.activeElement === button) container?.focus({ preventScroll: true });
  };
}

/** A ref for an element that may be removed while it contains the focus: the focus moves to the start of its section. */
export function restoreFocusOnRemoval(element: HTMLElement | null): () => void {
  return () => {
    if (element?.contains(document.activeElement) === true) focusHeading(element.closest('section, [role="search"]'));
  };
}

/** Call before moving the focus into something that opens. The returned function moves it back, or to the start of its section. */
export function captureFocus(): () => void {
  const opener = document.activeElement;
  const section = opener?.closest('section') ?? null;
  return () => {
    if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) opener.focus();
    else focusHeading(section);
  };
}

/** For a view that replaces another: focuses the page's heading on mount and on unmount, if the focus was lost. */
export function useHeadingFocus(isNeeded = true): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const restore = (): void => {
      if (document.activeElement === document.body) focusHeading();
    };
    restore();
    return restore;
  }, [isNeeded]);
}
