/** For when what had the focus is gone: reading starts again at the page's heading. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
}

/** The ref of something that may be taken away by what is pressed in it. */
export function keepFocusAfter(element: HTMLElement | null): () => void {
  return () => {
    if (element?.contains(document.activeElement) === true) focusHeading();
  };
}
