import type { Page } from '@playwright/test';

/**
 * In forced colors: finds controls without a visible boundary, icon-only controls that keep their own color, and selected items that
 * look unselected.
 */
export async function findColorFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const found = await page.evaluate(() => {
    const faults = new Set<string>();
    const say = (element: Element) =>
      `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}”`;
    const isThere = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('[inert], [aria-hidden=true], .sr-only') === null;

    /** A field may share its border with its group; inline links are underlined. */
    const TOLERANCE_PX = 2;
    const hasEdge = (element: Element | null, levels: number): boolean => {
      if (element === null || levels < 0) return false;
      const { borderBottomWidth, outlineStyle, textDecorationLine } = getComputedStyle(element);
      const isMarked =
        borderBottomWidth !== '0px' || outlineStyle !== 'none' || textDecorationLine.includes('underline');
      return isMarked || (element.matches('input, div') && hasEdge(element.parentElement, levels - 1));
    };
    for (const control of document.querySelectorAll(
      'button, select, textarea, input:not([type=radio], [type=checkbox]), [role=button]',
    )) {
      if (!isThere(control) || control.closest('[role=menu], [role=listbox], h2') !== null) continue;
      const hasSign = control.querySelector('svg') !== null;
      if (!hasSign && ![control, control.firstElementChild].some((each) => hasEdge(each, TOLERANCE_PX)))
        faults.add(`${say(control)} has no edge`);
    }
    for (const svg of document.querySelectorAll('button svg, a svg')) {
      const control = svg.closest('button, a');
      if (!isThere(svg.parentElement ?? svg) || control === null || control.textContent.trim() !== '') continue;
      const { color } = getComputedStyle(svg);
      for (const part of svg.querySelectorAll('path, circle, line, rect, polyline, polygon')) {
        const { fill, stroke } = getComputedStyle(part);
        if (fill !== color && stroke !== color) faults.add(`${say(control)} is a sign that keeps its colour`);
      }
    }

    const STATE_STYLES = [
      'outlineStyle',
      'outlineWidth',
      'borderBottomWidth',
      'borderBottomColor',
      'textDecorationLine',
      'fontWeight',
      'fill',
    ] as const;
    /** The styles that distinguish a control's states. */
    const looks = (control: Element): string => {
      const element = control instanceof HTMLInputElement ? (control.labels?.[0] ?? control) : control;
      return [element, ...element.querySelectorAll('*')]
        .map((each) => {
          const style = getComputedStyle(each);
          return [...STATE_STYLES.map((property) => style[property]), each.tagName].join(' ');
        })
        .join();
    };
    const STATES = [
      ['[aria-pressed=true]', '[aria-pressed=false]'],
      ['[aria-current]:not([aria-current=false])', ':not([aria-current])'],
      ['[aria-selected=true]', '[aria-selected=false]'],
      ['input.sr-only:checked', 'input.sr-only:not(:checked)'],
    ] as const;
    for (const [chosen, other] of STATES) {
      for (const one of document.querySelectorAll(chosen)) {
        const group = one.closest('ul, ol, fieldset, [role=group], [role=radiogroup], [role=listbox]');
        const rest = [...(group?.querySelectorAll(`${one.tagName}${other}`) ?? [])];
        if (isThere(one.parentElement ?? one) && rest.some((each) => looks(each) === looks(one)))
          faults.add(`${say(one.parentElement ?? one)} looks as if it were not chosen`);
      }
    }
    return [...faults];
  });
  await page.emulateMedia({ forcedColors: 'none' });
  return found;
}
