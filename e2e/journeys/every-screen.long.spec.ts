import { expectAccessibleEverywhere, expectContrastInOtherThemes } from '../harness/accessibility.ts';
import { findColorFaults } from '../screens/color-faults.ts';
import { findDirectionFaults } from '../screens/direction-faults.ts';
import { expect, test } from '../screens/fixture.ts';
import { findFocusFaults } from '../screens/focus-faults.ts';
import { findLayoutFaults } from '../screens/layout-faults.ts';
import { recordAnimations } from '../screens/motion-faults.ts';
import { findPressFaults } from '../screens/press-faults.ts';
import { findReadingFaults, listen } from '../screens/reading-faults.ts';
import { SCREENS } from '../screens/table.ts';

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
/** Desktop zoomed to 400 % and 200 %; below 40rem the phone layout applies. */
const ZOOMED = [
  { width: 320, height: 256 },
  { width: 640, height: 400 },
];
const LARGE_TYPE = { standard: 32, fixed: 26 };
const USUAL_TYPE = { standard: 16, fixed: 13 };

for (const screen of SCREENS) {
  const { name, room = 'any' } = screen;

  if (room !== 'wide') {
    test(`${name}: every control is reachable at 200 % zoom`, async ({ page, visit, allowedProblems }) => {
      test.slow();
      allowedProblems.push(/Failed to load resource/u);
      // An open panel may differ by layout; a page does not.
      const isOpened = screen.open !== undefined;
      // Self-measuring components lay out one frame later.
      const expectInReach = async (isFirst: boolean) => {
        if (isFirst || isOpened) await visit(screen);
        await expect(async () => expect(await findLayoutFaults(page)).toEqual([])).toPass({ timeout: 2_000 });
      };
      for (const [index, size] of ZOOMED.entries()) {
        await page.setViewportSize(size);
        await expectInReach(index === 0);
      }
      await page.setViewportSize(DESK);
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Page.setFontSizes', { fontSizes: LARGE_TYPE });
      await expectInReach(false);
      await devtools.send('Page.setFontSizes', { fontSizes: USUAL_TYPE });
    });
  }

  if (room === 'any') {
    test(`${name}: passes the axe audit on a phone and a desktop, in both themes`, async ({
      page,
      visit,
      allowedProblems,
    }) => {
      allowedProblems.push(/Failed to load resource/u);
      await page.setViewportSize(DESK);
      await visit(screen);
      await expectAccessibleEverywhere(page);
      await expectContrastInOtherThemes(page);
    });
  }

  test(`${name}: works with screen readers and keys, and follows system preferences`, async ({
    page,
    visit,
    allowedProblems,
  }) => {
    allowedProblems.push(/Failed to load resource/u);
    const moved = await recordAnimations(page);
    await page.setViewportSize(room === 'narrow' ? PHONE : DESK);
    const { isWhole } = await visit(screen);
    expect.soft(findReadingFaults(await listen(page), isWhole), 'heard').toEqual([]);
    expect.soft(await findDirectionFaults(page), 'from right to left').toEqual([]);
    expect.soft(await findColorFaults(page), 'in the colours of the system').toEqual([]);
    expect.soft(await findFocusFaults(page), 'by the Tab key').toEqual([]);
    expect.soft(await moved(), 'without motion').toEqual([]);
    expect.soft(await findPressFaults(page), 'by the mouse, out of each field').toEqual([]);
  });
}
