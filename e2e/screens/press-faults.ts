import type { ElementHandle, Page } from '@playwright/test';

type Element = ElementHandle<HTMLElement>;

const FIELDS = 'input:not([type=hidden], [type=file], [type=checkbox], [type=radio], [type=range]), textarea, select';
const DIALOGS = '[role=dialog], [role=alertdialog]';
/** Reserved for documentation: no request leaves the machine. */
const NO_PICTURE = 'http://127.0.0.1:1/soup';

declare global {
  interface Window {
    /** The element clicked last. */
    clicked: EventTarget | null;
  }
}

/** Records clicks and suppresses their effect. */
async function noteClicks(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.addEventListener(
      'click',
      (event) => {
        window.clicked = event.target;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      { capture: true },
    );
  });
}

/** Waits until the effects of blur have rendered. */
function twoFrames(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** Types a different value each time. */
async function edit(field: Element, nth: number): Promise<void> {
  const kind = await field.evaluate((element) =>
    element instanceof HTMLInputElement ? element.type : element.tagName.toLowerCase(),
  );
  if (kind === 'select') {
    const count = await field.evaluate((element) => element.querySelectorAll('option').length);
    await field.focus();
    await field.selectOption({ index: nth % count });
  } else if (kind === 'url') await field.fill(`${NO_PICTURE}${nth}.jpg`);
  else await field.fill(kind === 'number' ? `${nth + 1}` : kind === 'date' ? '2030-01-01' : `leek ${nth}`);
}

/** Buttons of the field's form or dialog. A field without a form acts on change. */
async function buttonsFor(field: Element): Promise<Element[]> {
  const list = await field.evaluateHandle((element) => {
    const around = element.closest('form') ?? element.closest('[role=dialog]');
    const buttons = [...(around?.querySelectorAll<HTMLElement>('button') ?? [])];
    return buttons.filter((button) => button.matches(':enabled:not([aria-haspopup])') && button.checkVisibility());
  });
  const handles = [...(await list.getProperties()).values()];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the list consists of elements alone
  return handles as Element[];
}

/** Whether a press at the button's center hits it. */
function isInReach(button: Element): Promise<boolean> {
  return button.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
}

/** Blurs the focused field by pressing the button; returns the faults found. */
async function press(page: Page, button: Element): Promise<string | null> {
  await button.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
  const box = await button.boundingBox();
  if (box === null || !(await isInReach(button))) return null;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await twoFrames(page);
  const before = await button.boundingBox();
  await page.evaluate(() => (window.clicked = null));
  await page.mouse.down();
  await twoFrames(page);
  const during = await button.boundingBox();
  await page.mouse.up();
  const isClicked = await button.evaluate(
    (element) => window.clicked instanceof Node && element.contains(window.clicked),
  );
  if (JSON.stringify(before) !== JSON.stringify(during)) return 'moves while the mouse is down';
  return isClicked ? null : 'is not clicked';
}

/** Finds buttons that move or miss the click when pressed to leave a field. The page ignores clicks afterwards. */
export async function findPressFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const over = page.locator(DIALOGS).last();
  const root = (await over.count()) > 0 ? over : page.locator('body');
  await noteClicks(page);
  for (const found of await root.locator(FIELDS).elementHandles()) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else is a field
    const field = found as Element;
    if (!(await field.isVisible()) || !(await field.isEnabled())) continue;
    if (await field.evaluate((element) => element.matches(':read-only:not(select)'))) continue;
    await edit(field, 0);
    for (const [nth, button] of (await buttonsFor(field)).entries()) {
      if (!(await field.isVisible())) break;
      await edit(field, nth + 1);
      const name = await button.evaluate((element) => element.getAttribute('aria-label') ?? element.textContent);
      const fault = await press(page, button);
      if (fault !== null) faults.push(`${await field.evaluate((element) => element.id)}, then “${name}”: it ${fault}`);
    }
  }
  return faults;
}
