import { useEffect } from 'react';

/** What begins a part of a page; a search that has its results below it begins with its field. */
const BEGINNING = ':is(h2, h3)[tabindex], [role="search"] [role="combobox"]';

/** For when what had the focus is gone: reading starts again at the beginning of the section it stood in, or at the page's heading. */
export function focusHeading(section: Element | null = null): void {
  const near = section?.isConnected === true ? section.querySelector<HTMLElement>(BEGINNING) : null;
  (near ?? document.querySelector<HTMLElement>('h1[tabindex]'))?.focus({ preventScroll: true });
}

/** The ref of a button that goes when it has nothing more to bring: who pressed it stays in what is around it. */
export function focusContainerOnRemoval(button: HTMLElement | null): () => void {
  const place = button?.parentElement?.closest<HTMLElement>('[tabindex]');
  return () => {
    if (document.activeElement === button) place?.focus({ preventScroll: true });
  };
}

/** The ref of something that may be taken away by what is pressed in it. */
export function restoreFocusOnRemoval(element: HTMLElement | null): () => void {
  return () => {
    if (element?.contains(document.activeElement) === true) focusHeading(element.closest('section, [role="search"]'));
  };
}

/** For a view that takes the place of another one and gives it back: what was pressed is gone, so reading begins at the new heading. */
export function useHeadingFocus(isNeeded = true): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const begin = (): void => {
      if (document.activeElement === document.body) focusHeading();
    };
    begin();
    return begin;
  }, [isNeeded]);
}
