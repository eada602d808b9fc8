import type { Page } from '@playwright/test';

/**
 * Finds layout faults: horizontal scrolling, controls out of reach or covered, clipped text without a way to read the rest. An overlay is
 * checked alone.
 */
export function findLayoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const CONTROLS = 'a[href], button, input, select, textarea, summary, [role=option], [role^=menuitem]';
    const OVERLAYS = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
    const faults: string[] = [];
    const say = (element: Element) =>
      `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}”`;
    const isThere = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('[inert], [aria-hidden=true], .sr-only:not(input)') === null;
    /** A visually hidden control is represented by its label. */
    const seen = (element: Element) =>
      element instanceof HTMLInputElement && element.getBoundingClientRect().width <= 2
        ? (element.labels?.[0] ?? element)
        : element;
    const over = [...document.querySelectorAll(OVERLAYS)].findLast(isThere) ?? document.body;

    const look = (control: Element): void => {
      const element = seen(control);
      // In a horizontal scroller, focus scrolls an item into view.
      if (control instanceof HTMLElement && control.role !== 'option') control.focus({ preventScroll: true });
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      // An inline link may wrap into several boxes.
      const { left, right, top, bottom, width, height } =
        element.getClientRects()[0] ?? element.getBoundingClientRect();
      if (width <= 2) return;
      if (left < -1 || right > window.innerWidth + 1) faults.push(`${say(control)} reaches from ${left} to ${right}`);
      else if (height <= window.innerHeight && (top < -1 || bottom > window.innerHeight + 1))
        faults.push(`${say(control)} cannot be scrolled to: ${top} to ${bottom}`);
      else {
        const middle = Math.min(Math.max(top + height / 2, 0), window.innerHeight - 1);
        const at = document.elementFromPoint(left + width / 2, middle);
        const isMine = at !== null && (element.contains(at) || at.contains(element));
        if (!isMine) faults.push(`${say(control)} is under ${at === null ? 'nothing' : say(at)}`);
      }
    };

    const isCut = (element: HTMLElement): boolean => {
      const style = getComputedStyle(element);
      // User text may be clamped where the rest is one press away.
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none' || style.clipPath !== 'none')
        return false;
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      return (
        (cuts(style.overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (cuts(style.overflowY) && element.scrollHeight > element.clientHeight + 2)
      );
    };

    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} wide, with room for ${clientWidth}`);
    for (const control of over.querySelectorAll(CONTROLS)) if (isThere(control)) look(control);
    for (const element of over.querySelectorAll('*')) {
      if (!(element instanceof HTMLElement) || element.matches('textarea, select, .sr-only')) continue;
      if (isThere(element) && element.innerText.trim() !== '' && isCut(element))
        faults.push(`${say(element)} is cut off`);
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    return faults;
  });
}
