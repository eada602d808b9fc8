import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The narrowest supported screen, and a desktop. */
const SCREENS = [
  { width: 320, height: 700, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'dark' },
] as const;

/** Fails with each violation that axe finds on the current page, and its location. */
export async function expectAccessible(page: Page): Promise<void> {
  // A bar at the bottom edge covers what is behind it, until the user scrolls.
  await page.addStyleTag({ content: 'nav[aria-label="Shortcuts"] { position: static !important }' });
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
 * Checks the current page on a small phone in the light theme and on a desktop in the dark theme: axe audit and no overflow.
 * The sweep over all screens checks each theme in each size.
 */
export async function expectAccessibleEverywhere(page: Page): Promise<void> {
  const viewport = page.viewportSize();
  for (const { colorScheme, ...size } of SCREENS) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    // Self-measuring components lay out one frame later.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), {
        message: `${page.url()} fits ${size.width} pixels`,
      })
      .toBeLessThanOrEqual(0);
    await expectAccessible(page);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  if (viewport !== null) await page.setViewportSize(viewport);
}

/** Checks color contrast in the theme that `expectAccessibleEverywhere` leaves out at each size. */
export async function expectContrastInOtherThemes(page: Page): Promise<void> {
  for (const { colorScheme, ...size } of SCREENS) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: colorScheme === 'light' ? 'dark' : 'light' });
    await expectNoFaults(page, axeOn(page).withRules(['color-contrast']));
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Legacy mode: axe would otherwise open a page per run for cross-origin frames, which we do not have. Reports violations only. */
function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
}
