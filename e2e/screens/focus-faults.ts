import type { Page } from '@playwright/test';

const MOST_STOPS = 250;

/** The focused element and whether its focus indicator is visible. */
interface Stop {
  /** Stable number of the element on this page; 0 is the document. */
  readonly id: number;
  readonly what: string;
  readonly fault: string;
}

/** Tabs through the whole page: each focus must be visible and in reading order. */
export async function findFocusFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const been = new Set<number>();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const { id, what, fault } = await look(page);
    if (fault !== '') faults.push(`${what} ${fault}`);
    if (id === 0 || been.has(id)) return faults;
    been.add(id);
  }
  return [...faults, 'the Tab key comes to no end'];
}

function look(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const now = document.activeElement;
    if (now === null || now === document.body) return { id: 0, what: '', fault: '' };
    const known: unknown = Reflect.get(window, 'focused');
    const before: readonly unknown[] = Array.isArray(known) ? known : [];
    const last: unknown = before.at(-1);
    const index = before.indexOf(now);
    if (index === -1) Reflect.set(window, 'focused', [...before, now]);
    const what = `${now.tagName.toLowerCase()} “${(now.getAttribute('aria-label') ?? now.textContent).trim().slice(0, 40)}”`;
    const answer = (fault: string) => ({ id: index === -1 ? before.length + 1 : index + 1, what, fault });
    if (index !== -1) return answer('');

    const TOLERANCE_PX = 5;
    const hasOutline = (element: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && outlineWidth !== '0px';
    };
    const shown = now.closest('label') ?? (now instanceof HTMLInputElement ? now.labels?.[0] : null) ?? now;
    const shows = (element: Element | null, levels: number): boolean =>
      element !== null && (hasOutline(element) || (levels > 0 && shows(element.parentElement, levels - 1)));
    // A card shows the focus of the link that fills it; menu items are reached by arrow keys.
    if (now.role !== 'menu' && !shows(now, TOLERANCE_PX) && !shows(shown, 0))
      return answer('does not show that the focus is on it');

    const box = (now.getBoundingClientRect().width > 2 ? now : shown).getClientRects()[0];
    if (box === undefined) return answer('has the focus and is not there');
    const x = Math.min(Math.max(box.left + box.width / 2, 1), window.innerWidth - 2);
    const y = box.top + Math.min(box.height / 2, 30);
    const at = document.elementFromPoint(x, y);
    const isSeen = at !== null && [now, shown].some((each) => each.contains(at) || at.contains(each));
    if (!isSeen) return answer(`has the focus and is not seen at ${Math.round(x)}, ${Math.round(y)}`);

    const isFixed = (element: Element) => {
      for (let each: Element | null = element; each !== null; each = each.parentElement) {
        if (['fixed', 'sticky'].includes(getComputedStyle(each).position)) return true;
      }
      return false;
    };
    // In a card the title comes first, whatever overlays its picture.
    const card = now.closest('article, li');
    const isWithin = last instanceof Element && card !== null && card.contains(last);
    if (last instanceof Element && last.isConnected && !isWithin && !isFixed(last) && !isFixed(now)) {
      const above = last.getBoundingClientRect();
      const isSameColumn = box.left < above.right && above.left < box.right;
      if (isSameColumn && above.width > 2 && box.bottom <= above.top) return answer('comes after what stands below it');
    }
    return answer('');
  });
}
