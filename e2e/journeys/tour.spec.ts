import { profileRoutes } from '@larder/contract/profile';
import type { Page } from '@playwright/test';

import { expectAccessible } from '../harness/accessibility.ts';
import type { AppServer } from '../harness/server.ts';
import { expect, test } from '../harness/test.ts';
import { answerTo, button, errorBody, heading, logIn, register, signIn } from './steps.ts';

// All other journeys run with the tour disabled.
test.use({ serverEnv: { WELCOME_TOUR: 'on' } });
// One worker, so that one server starts.
test.describe.configure({ mode: 'default' });

const TITLES = ['Start with one recipe', 'Find anything from here', 'Ask REECE'];
const TARGETS = ['create', 'search', 'reece'];

const stop = (page: Page, title: string) => page.getByRole('dialog', { name: title, exact: true });

/** Opens the dashboard as a user who finished the tour. The tour would request the profile first. */
async function expectNoTour(page: Page): Promise<void> {
  const asked = page.waitForResponse((answer) => answer.url().endsWith(profileRoutes.getProfile.path));
  await page.goto('/dashboard');
  await (await asked).finished();
  await expectIdle(page);
}

/** The page is idle: the chat's script loads after the tour's would have. */
async function expectIdle(page: Page): Promise<void> {
  await expect(heading(page, 'My Recipes')).toBeVisible();
  await button(page, 'Ask REECE').click();
  await expect(page.getByRole('dialog', { name: 'Chat with REECE' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Message to REECE' }).press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** The highlighted element and the card are visible and do not overlap. */
async function expectBeside(page: Page, title: string, target: string): Promise<void> {
  const boxes = async () => {
    const [card, shown] = [await stop(page, title).boundingBox(), await page.locator(target).boundingBox()];
    if (card === null || shown === null) return 'not there';
    const size = page.viewportSize() ?? { width: 0, height: 0 };
    const isIn = [card, shown].every(
      ({ x, y, width, height }) => x >= 0 && y >= 0 && x + width <= size.width && y + height <= size.height,
    );
    if (!isIn) return 'out of sight';
    const isIsolated =
      card.x >= shown.x + shown.width ||
      shown.x >= card.x + card.width ||
      card.y >= shown.y + shown.height ||
      shown.y >= card.y + card.height;
    return isIsolated ? 'beside' : 'over it';
  };
  await expect.poll(boxes, { message: title }).toBe('beside');
}

async function isSeen(page: Page, app: AppServer): Promise<boolean> {
  const answer = await page.request.get(`${app.url}${profileRoutes.getProfile.path}`);
  return profileRoutes.getProfile.response.parse(await answer.json()).tour_seen;
}

test('the welcome tour runs once per user, on any device', async ({ page, app, browser, watch }) => {
  const email = await register(page, app);
  await page.goto('/login');
  await logIn(page, email);
  for (const [at, title] of TITLES.entries()) {
    await expect(stop(page, title)).toBeVisible();
    await expect(stop(page, title)).toContainText(`${at + 1} of ${TITLES.length}`);
    if (at === 0) await expectAccessible(page);
    await button(page, at === TITLES.length - 1 ? 'Start cooking' : 'Next').click();
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(heading(page, 'My Recipes')).toBeFocused();
  await expect.poll(() => isSeen(page, app)).toBe(true);

  const other = await (await browser.newContext({ baseURL: app.url })).newPage();
  watch(other);
  await other.goto('/login');
  await logIn(other, email);
  await expect(heading(other, 'My Recipes')).toBeVisible();
  await other.evaluate(() => localStorage.clear());
  await expectNoTour(other);
  await other.context().close();
});

test('the tour can be left at any stop, also by keyboard, and does not return', async ({ page, app }) => {
  await signIn(page, app);
  await page.goto('/dashboard');
  await expect(stop(page, TITLES[0] ?? '')).toBeVisible();
  await expect(button(page, 'Next')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(stop(page, TITLES[1] ?? '')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(stop(page, TITLES[2] ?? '')).toBeVisible();
  // The last stop ends with a choice, not with a further arrow.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(stop(page, TITLES[1] ?? '')).toBeVisible();
  // The focus is trapped in the card.
  for (const name of ['Skip', 'Back', 'Next']) {
    await page.keyboard.press('Tab');
    await expect(button(page, name)).toBeFocused();
  }
  // The first stop has no Back button; the focus stays in the card.
  await page.keyboard.press('Shift+Tab');
  await expect(button(page, 'Back')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(stop(page, TITLES[0] ?? '')).toBeVisible();
  await expect(button(page, 'Next')).toBeFocused();
  const recorded = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await (await recorded).finished();
  await page.evaluate(() => localStorage.clear());
  await expectNoTour(page);
});

test('on a phone the tour points at visible parts, and can be started again after a skip', async ({ page, app }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, app);
  await page.goto('/dashboard');
  for (const [at, title] of TITLES.entries()) {
    await expectBeside(page, title, `[data-tour="${TARGETS[at]}"]:visible`);
    if (at < TITLES.length - 1) await button(page, 'Next').click();
  }
  for (const title of TITLES.toReversed().slice(1)) {
    await button(page, 'Back').click();
    await expect(stop(page, title)).toBeVisible();
  }
  await button(page, 'Skip').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto('/community');
  await button(page, 'Menu').click();
  await button(page, 'Show me around').click();
  await expect(page).toHaveURL(/\/dashboard$/u);
  await expect(stop(page, TITLES[0] ?? '')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 1440, height: 900 });
  await button(page, 'Account menu').click();
  await page.getByRole('menuitem', { name: 'Show me around' }).click();
  for (const [at, title] of TITLES.entries()) {
    await expectBeside(page, title, `[data-tour="${TARGETS[at]}"]:visible`);
    if (at < TITLES.length - 1) await button(page, 'Next').click();
  }
});

test('the tour does not start while a user writes or returns on their own', async ({ page, app }) => {
  await signIn(page, app);
  await page.goto('/dashboard');
  await button(page, 'Skip').click();
  await expect.poll(() => isSeen(page, app)).toBe(true);
  await page.goto('/profile');
  await page.getByLabel('Bio').fill('I bake.');
  await button(page, 'Account menu').click();
  await page.getByRole('menuitem', { name: 'Show me around' }).click();
  await button(page, 'Stay here').click();
  await button(page, 'Save Changes').click();
  await expect(page.getByText('Not saved yet.')).toHaveCount(0);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expectIdle(page);
});

test('the tour does not interrupt work in progress', async ({ page, app }) => {
  await signIn(page, app);
  const profile = Promise.withResolvers<void>();
  await answerTo(page, 'GET', /\/api\/profile$/u, async (route) => {
    await profile.promise;
    await route.fallback();
  });
  await page.goto('/dashboard');
  const search = page.getByRole('combobox', { name: 'Ask REECE to find recipes...' });
  await search.fill('leek');
  const answered = page.waitForResponse((answer) => answer.url().endsWith(profileRoutes.getProfile.path));
  const script = page.waitForResponse((answer) => /\/tour-[^/]*\.js$/u.test(answer.url()));
  profile.resolve();
  await (await answered).finished();
  await (await script).finished();
  await expect(search).toBeFocused();
  await expectIdle(page);
});

test('a tour whose end the server did not record is remembered by the browser', async ({
  page,
  app,
  allowedProblems,
}) => {
  allowedProblems.push(/503/u);
  await signIn(page, app);
  await answerTo(page, 'PATCH', /\/api\/profile$/u, (route) =>
    route.fulfill({ status: 503, contentType: 'application/json', body: errorBody('unavailable', 'No.') }),
  );
  await page.goto('/dashboard');
  const recorded = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await button(page, 'Skip').click();
  await (await recorded).finished();
  let asked = 0;
  page.on('request', (request) => (asked += request.url().endsWith(profileRoutes.getProfile.path) ? 1 : 0));
  await page.clock.install();
  await page.reload();
  await expect(heading(page, 'My Recipes')).toBeVisible();
  // Long enough for the tour to have started.
  await page.clock.runFor(5_000);
  await expectIdle(page);
  expect(asked).toBe(0);
  expect(await isSeen(page, app)).toBe(false);
});
