import type { Page } from '@playwright/test';

/**
 * What cannot be used on the page as it stands: a page that has to be scrolled sideways, a control out of reach or under another,
 * text that is cut off with no way to see the rest of it. What lies over the page is looked at alone.
 */
export function findLayoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const CONTROLS = 'a[href], button, input, select, textarea, summary, [role=option], [role^=menuitem]';
    const OVER = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
    const faults: string[] = [];
    const say = (element: Element) =>
      `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}”`;
    const isThere = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('[inert], [aria-hidden=true], .sr-only:not(input)') === null;
    /** A control that is only heard is seen by its label. */
    const seen = (element: Element) =>
      element instanceof HTMLInputElement && element.getBoundingClientRect().width <= 2
        ? (element.labels?.[0] ?? element)
        : element;
    const over = [...document.querySelectorAll(OVER)].findLast(isThere) ?? document.body;

    const look = (control: Element): void => {
      const element = seen(control);
      // Where a row is scrolled sideways, the focus is what brings its things into sight.
      if (control instanceof HTMLElement && control.role !== 'option') control.focus({ preventScroll: true });
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      // One in a line of text may be broken into several pieces.
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
      // Of what people wrote a beginning may be shown where the rest is a press away.
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
