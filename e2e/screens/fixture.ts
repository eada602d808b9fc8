import { test as base } from '../harness/test.ts';
import { seedScreens, type SeededScreens } from './seed-screens.ts';
import type { Screen } from './screen.ts';

export { expect } from '../harness/test.ts';

interface TestFixtures {
  /** Opens a screen as its viewer and the panel under test; `isWhole`: no overlay covers the rest. */
  visit: (screen: Screen) => Promise<{ isWhole: boolean }>;
}

const OVERLAYS = '[role=dialog], [role=alertdialog], [role=menu]';

/** Screens of a furnished server; tests only read them. */
export const test = base.extend<TestFixtures, { world: SeededScreens }>({
  world: [async ({ app }, use) => use(await seedScreens(app)), { scope: 'worker' }],
  visit: async ({ page, world }, use) => {
    await use(async (screen) => {
      await page.context().clearCookies();
      await page.context().addCookies(world.states[screen.viewer].cookies);
      if (screen.before === undefined) await page.goto(screen.path(world));
      else await screen.before(page, world);
      await screen.ready(page).waitFor();
      const opened = await screen.open?.(page);
      await opened?.waitFor();
      return { isWhole: (await page.locator(OVERLAYS).count()) === 0 };
    });
  },
});
