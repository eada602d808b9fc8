import { test as base } from '../harness/test.ts';
import { furnish, type Furnished } from './furnish.ts';
import type { Screen } from './table.ts';

export { expect } from '../harness/test.ts';

interface TestFixtures {
  /** Leads to a screen as its viewer, and opens on it what it is about; `isWhole`: nothing lies over the rest of it. */
  visit: (screen: Screen) => Promise<{ isWhole: boolean }>;
}

const OVER = '[role=dialog], [role=alertdialog], [role=menu]';

/** Screens of a furnished server, which the tests of a worker only look at. */
export const test = base.extend<TestFixtures, { world: Furnished }>({
  world: [async ({ app }, use) => use(await furnish(app)), { scope: 'worker' }],
  visit: async ({ page, world }, use) => {
    await use(async (screen) => {
      await page.context().clearCookies();
      await page.context().addCookies(world.states[screen.viewer].cookies);
      if (screen.before === undefined) await page.goto(screen.path(world));
      else await screen.before(page, world);
      await screen.ready(page).waitFor();
      const opened = await screen.open?.(page);
      await opened?.waitFor();
      return { isWhole: (await page.locator(OVER).count()) === 0 };
    });
  },
});
