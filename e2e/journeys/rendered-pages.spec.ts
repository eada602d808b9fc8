import type { Page } from '@playwright/test';

import { ADMIN_ENV } from '../harness/server.ts';
import { expect, test } from '../harness/test.ts';
import { waitForHydration } from './documents.ts';
import {
  button,
  createRecipe,
  delayRequests,
  heading,
  logIn,
  PASSWORD,
  publishRecipe,
  register,
  signIn,
  signInAs,
} from './steps.ts';

/** The script that hydrates the page. */
const ENTRY = /\/assets\/app-[^/]*\.js$/u;

/** The time in the page when its fonts are there: text in a font of the device has other widths. */
function waitForFonts(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    return new Promise<number>((resolve) => {
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
    });
  });
}

/** The layout shifts since a time in the page. */
function layoutShifts(page: Page, since: number): Promise<string[]> {
  return page.evaluate(
    (from) =>
      new Promise<string[]>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries().filter(({ startTime }) => startTime > from);
          resolve(shifts.map((shift) => JSON.stringify(shift)));
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve([])));
      }),
    since,
  );
}

const ADMIN_PATHS = ['people', 'moderation', 'outbox', 'health', 'models', 'errors', 'audit'].map(
  (name) => `/admin/${name}`,
);

/** Opens pages whose scripts come late, and expects that hydration changes nothing. */
async function expectHydration(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    // The server's page is on screen before its scripts run.
    const { release } = await delayRequests(page, ENTRY);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('main h1').first()).toBeVisible();
    const since = await waitForFonts(page);
    release();
    await waitForHydration(page);
    expect({ path, shifts: await layoutShifts(page, since) }).toEqual({ path, shifts: [] });
    await page.unrouteAll({ behavior: 'wait' });
  }
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('pages show their content', async ({ page, app }) => {
    await page.goto('/login');
    await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
    await signIn(page, app);
    const id = await createRecipe(page, app);
    await page.goto('/dashboard');
    await expect(page.getByRole('link', { name: 'Leek soup' }).first()).toBeVisible();
    await page.goto(`/recipe/${id}`);
    await expect(page.getByText('Slice the leeks.')).toBeVisible();
  });
});

// Unlike the server.
test.use({ timezoneId: 'Pacific/Auckland', locale: 'de-DE' });

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`every page hydrates without an error or a layout shift at ${width} px`, async ({ page, app }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await page.goto('/login');
    await waitForHydration(page);
    await signIn(page, app);
    const id = await createRecipe(page, app);
    await publishRecipe(page, app, id);
    await expectHydration(page, [
      '/dashboard',
      '/my-cookbook',
      '/categories',
      '/categories/Soup',
      '/community',
      `/recipe/${id}`,
      `/recipe/${id}/edit`,
      `/recipe/${id}/history`,
      '/create-recipe',
      '/shared-with-me',
      '/bin',
      '/profile',
    ]);
    await page.goto('about:blank');
    await signInAs(page, app, ADMIN_ENV.ADMIN_EMAIL, ADMIN_ENV.ADMIN_PASSWORD);
    await expectHydration(page, ADMIN_PATHS);
  });
}

test('what is typed and pressed before hydration takes effect after it', async ({ page, app }) => {
  const email = await register(page, app);
  const { release } = await delayRequests(page, ENTRY);
  await page.goto('/login', { waitUntil: 'commit' });
  await logIn(page, email, PASSWORD);
  // A form without a script would submit itself, with the password in its URL.
  await expect(page).toHaveURL(/\/login$/u);
  release();
  await expect(page).toHaveURL(/\/dashboard$/u);
  await expect(heading(page, 'My Recipes')).toBeVisible();
});

test('what is ticked and pressed twice before hydration counts after it', async ({ page, app }) => {
  await signIn(page, app);
  const id = await createRecipe(page, app);
  const { release } = await delayRequests(page, ENTRY);
  await page.goto(`/recipe/${id}`, { waitUntil: 'commit' });
  const leeks = page.getByRole('region', { name: 'Ingredients' }).getByRole('checkbox').first();
  await leeks.check();
  await button(page, 'Servings: more').click();
  await button(page, 'Servings: more').click();
  release();
  await expect(page).toHaveURL(/\?servings=\d+$/u);
  await waitForHydration(page);
  await expect(page).toHaveURL(/\?servings=6$/u);
  await expect(leeks).toBeChecked();
  await page.reload();
  await waitForHydration(page);
  await expect(leeks).toBeChecked();
});

test('pages of two users that render at once contain only what is theirs', async ({ page, app, browser }) => {
  const email = await signIn(page, app);
  await createRecipe(page, app, { title: 'Soup of one' });
  const other = await browser.newContext();
  const otherPage = await other.newPage();
  const otherEmail = await signIn(otherPage, app);
  await createRecipe(otherPage, app, { title: 'Soup of another' });
  const open = async ({ request }: Page): Promise<string> =>
    (await request.get(`${app.url}/dashboard`, { headers: { accept: 'text/html' } })).text();
  for (let round = 0; round < 10; round++) {
    const [mine, theirs] = await Promise.all([open(page), open(otherPage)]);
    for (const [document, own, foreign] of [
      [mine, ['Soup of one', email], ['Soup of another', otherEmail]],
      [theirs, ['Soup of another', otherEmail], ['Soup of one', email]],
    ] as const) {
      for (const text of own) expect(document).toContain(text);
      for (const text of foreign) expect(document).not.toContain(text);
    }
  }
  await other.close();
});
