import type { Page } from '@playwright/test';

/**
 * Finds right-to-left text without bidi isolation: inside a left-to-right block or amid our own words, where adjacent numbers and
 * punctuation would be reordered. Also fields without `dir="auto"`.
 */
export function findDirectionFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const RTL = /[\u0590-\u08ff]/u;
    const LETTER = /\p{L}/u;
    const OUT_OF_SIGHT = 'script, style, textarea, select, title, .sr-only';
    const faults: string[] = [];
    const isIsolated = (element: Element) => {
      const { unicodeBidi, display } = getComputedStyle(element);
      return unicodeBidi.includes('isolate') || unicodeBidi === 'plaintext' || !display.startsWith('inline');
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode() !== null) {
      const text = texts.currentNode.textContent ?? '';
      let place = texts.currentNode.parentElement;
      // A single letter has no direction.
      if (place === null || text.trim().length < 2 || !RTL.test(text)) continue;
      if (!place.checkVisibility() || place.closest(OUT_OF_SIGHT) !== null) continue;
      while (place.parentElement !== null && !isIsolated(place)) place = place.parentElement;
      const whole = place.innerText;
      const { direction, unicodeBidi } = getComputedStyle(place);
      const beginsRtl = RTL.test(LETTER.exec(whole)?.[0] ?? '');
      // Isolated user text may start with either direction.
      const isTheirs = place.closest('[dir=auto], bdi') !== null;
      if (!beginsRtl && !isTheirs) faults.push(`not by itself: ${whole.slice(0, 60)}`);
      if (beginsRtl && direction !== 'rtl' && unicodeBidi !== 'plaintext' && !whole.startsWith('\u200e'))
        faults.push(`runs the wrong way: ${whole.slice(0, 60)}`);
    }
    for (const field of document.querySelectorAll<HTMLElement>('textarea, input[type=text], input[type=search]')) {
      if (field.checkVisibility() && field.dir !== 'auto' && field.closest('.sr-only, [hidden]') === null)
        faults.push(`a field that does not follow what is typed: ${field.outerHTML.slice(0, 100)}`);
    }
    return faults;
  });
}
