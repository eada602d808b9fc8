import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The narrowest screen we fit, and one where everything is in sight. */
const SCREENS = [
  { width: 320, height: 700 },
  { width: 1440, height: 900 },
] as const;

/** Fails with each fault that axe finds on the page as it stands, and where. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoFaults(page, axeOn(page).withTags(STANDARDS));
}

async function expectNoFaults(page: Page, axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const faults = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => `    ${node.target.join(' ')}`).join('\n')}`,
  );
  expect(faults, `axe found faults on ${page.url()}`).toEqual([]);
}

/**
 * The page as it stands is accessible and fits the screen on a small phone and on a desktop, in the light and in the dark
 * theme. Themes differ by nothing but their colors, so those alone are looked at twice.
 */
export async function expectAccessibleEverywhere(page: Page): Promise<void> {
  const viewport = page.viewportSize();
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    // What measures itself is laid out a frame later.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), {
        message: `${page.url()} fits ${screen.width} pixels`,
      })
      .toBeLessThanOrEqual(0);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoFaults(page, axeOn(page).withRules(['color-contrast']));
    await page.emulateMedia({ colorScheme: 'light' });
  }
  if (viewport !== null) await page.setViewportSize(viewport);
}

/**
 * In the page alone: else axe opens a further page for each look, only for frames of strangers, which we have none of.
 * Of what is not a fault it need not tell where it is.
 */
function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
}
