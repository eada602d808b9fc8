import { randomUUID } from 'node:crypto';

import { adminRoutes } from '@larder/contract/admin';
import { type Page, request } from '@playwright/test';

import { ADMIN_ENV, type AppServer } from '../harness/server.ts';
import { expect, test } from '../harness/test.ts';
import { serveShell } from './documents.ts';
import { button, publishRecipe, heading, delayRequests, createRecipe, signIn, toast } from './steps.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Another user publishes recipes: one row of picks has short texts, the other a title that overflows. */
async function fillCommunity(page: Page, app: AppServer): Promise<void> {
  await signIn(page, app);
  const long = `Soup of ${'leeks, carrots, peas and parsley '.repeat(4)}`;
  for (const title of [long, 'Soup', 'Stew', 'Pie']) {
    const texts = { title: `${title} ${randomUUID().slice(0, 4)}`, description: title, category: null };
    await publishRecipe(page, app, await createRecipe(page, app, texts));
  }
}

/** Vertical positions of the page's headings. */
function headingPositions(page: Page): Promise<number[]> {
  return page
    .getByRole('heading', { level: 2 })
    .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top + window.scrollY)));
}

/** Cumulative layout shift without user input, as measured by the browser. */
async function recordLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0;
    Reflect.set(window, 'shifted', sum);
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput') !== true) sum += Number(Reflect.get(entry, 'value'));
      }
      Reflect.set(window, 'shifted', sum);
    });
    observer.observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'shifted')));
}

test('loading causes no layout shift on the community page, on a phone, a tablet and a desktop', async ({
  page,
  app,
}) => {
  await fillCommunity(page, app);
  const shifted = await recordLayoutShifts(page);
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await serveShell(page);
    const lists = await delayRequests(page, /\/api\/community\/recipes/u);
    const recommended = await delayRequests(page, /\/api\/community\/recommended/u);
    const trending = await delayRequests(page, /\/api\/community\/trending/u);
    await page.goto('/community');
    await expect(page.getByText('Trending Now: loading', { exact: true })).toBeAttached();
    await expect(page.getByText('Recommended: loading', { exact: true })).toBeAttached();
    await expect(page.getByText('Loading recipes', { exact: true })).toBeAttached();
    await page.evaluate(() => document.fonts.ready);
    const before = await headingPositions(page);
    for (const [held, name] of [
      [lists, 'All Recipes'],
      [recommended, 'Recommended'],
      [trending, 'Trending Now'],
    ] as const) {
      held.release();
      await expect(page.getByRole('list', { name, exact: true })).toBeVisible();
      expect(await headingPositions(page), `${name} at ${width} pixels`).toEqual(before);
    }
    expect(await shifted()).toBeLessThan(0.01);
    const row = page.getByRole('list', { name: 'Trending Now' });
    const room = await row.evaluate((list) => [list.getBoundingClientRect().left, list.getBoundingClientRect().right]);
    // Overflowing cards run to the screen's edge, as in a horizontal scroller.
    if (width < 1280) expect(room).toEqual([0, width]);
    await page.unrouteAll();
  }
});

test('the community page refetches by itself when the network returns', async ({
  page,
  app,
  context,
  allowedProblems,
}) => {
  allowedProblems.push(/ERR_INTERNET_DISCONNECTED/u);
  await fillCommunity(page, app);
  await page.goto('/community');
  await expect(page.getByRole('list', { name: 'All Recipes' })).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel('Sort by').selectOption('Newest');
  await expect(heading(page, 'Failed to load recipes')).toBeVisible();
  await context.setOffline(false);
  await expect(heading(page, 'Failed to load recipes')).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'All Recipes' })).toBeVisible();
});

/** Records all toasts from now on, including dismissed ones. */
async function collectMessages(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => {
    const seenTitles: (string | null)[] = [];
    Reflect.set(window, 'seenTitles', seenTitles);
    new MutationObserver((records) => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof HTMLElement);
      for (const each of added.flatMap((element) => [element, ...element.querySelectorAll('*')])) {
        if (each.matches('[data-sonner-toast]')) seenTitles.push(each.textContent);
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate((): unknown => Reflect.get(window, 'seenTitles'));
}

test('a comment requires stars and visible text, and each state is announced once', async ({
  page,
  app,
  allowedProblems,
}) => {
  allowedProblems.push(/400/u);
  await signIn(page, app);
  const id = await publishRecipe(page, app, await createRecipe(page, app, { title: `Soup ${randomUUID()}` }));
  await page.context().clearCookies();
  await signIn(page, app);
  await page.goto(`/recipe/${id}`);
  const seenTitles = await collectMessages(page);
  const said = region(page, 'Ratings and comments');
  await said.scrollIntoViewIfNeeded();
  const text = said.getByRole('textbox', { name: 'Write a comment' });
  await text.fill('Warm and green');
  await button(page, 'Post comment').click();
  await expect(said.getByText('Please choose 1 to 5 stars first', { exact: true })).toBeVisible();
  await expect(said.getByRole('radiogroup')).toHaveAccessibleDescription('Please choose 1 to 5 stars first');
  await expect(said.getByRole('radio', { name: '1 star' })).toBeFocused();
  await said.getByRole('radio', { name: '4 stars' }).click();
  await expect(toast(page, 'Rating submitted successfully')).toHaveCount(1);
  await expect(said.getByText('Please choose 1 to 5 stars first')).toHaveCount(0);
  await text.fill('\u200b\u2060 \u00ad');
  await button(page, 'Post comment').click();
  await expect(said.getByText('Please write something first', { exact: true })).toBeVisible();
  await text.fill('Warm and green');
  await button(page, 'Post comment').click();
  await expect(toast(page, 'Comment posted')).toHaveCount(1);
  await button(page, 'Edit comment').click();
  await text.fill('Buy at http://a.example http://b.example http://c.example http://d.example');
  await button(page, 'Save comment').click();
  await expect(text).toHaveAccessibleDescription(/link/u);
  await text.fill('Warm, green and quick');
  await button(page, 'Save comment').click();
  await expect(toast(page, 'Comment updated')).toHaveCount(1);
  await expect(said.getByText('Warm, green and quick', { exact: true })).toBeVisible();
  // The error appeared beside the field and nowhere else.
  expect(await seenTitles()).toEqual(['Rating submitted successfully', 'Comment posted', 'Comment updated']);
});

/** An admin hides a community recipe. */
async function hide(app: AppServer, id: string, reason: string): Promise<void> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = ADMIN_ENV;
  const admin = await request.newContext({ baseURL: app.url, extraHTTPHeaders: { origin: app.url } });
  await admin.post('/api/auth/sign-in/email', { data: { email, password } });
  const path = adminRoutes.moderateRecipe.path.replace('{id}', id);
  const answer = await admin.patch(path, { data: { hidden: true, reason } });
  expect(answer.status(), await answer.text()).toBe(200);
  await admin.dispose();
}

test('the author of a hidden recipe sees the reason wherever the recipe appears', async ({ page, app }) => {
  await signIn(page, app);
  const id = await createRecipe(page, app, { title: `Soup ${randomUUID()}` });
  const copyId = await publishRecipe(page, app, id);
  await hide(app, copyId, 'It is an advertisement');
  const reason = page.getByText('An admin has hidden this recipe from the community: It is an advertisement', {
    exact: true,
  });

  await page.goto(`/recipe/${id}`);
  await expect(reason).toBeVisible();
  await button(page, 'Share').click();
  const section = page.getByRole('dialog').getByRole('region', { name: 'With everyone' });
  await expect(section).toContainText('An admin has hidden this recipe from the community: It is an advertisement');
  // Neither is a link.
  await expect(section.getByRole('link')).toHaveCount(0);
  await expect(section.getByRole('button', { name: 'Withdraw' })).toHaveCount(0);

  await page.goto(`/recipe/${copyId}`);
  await expect(reason).toBeVisible();
  await expect(page.getByText('This is the copy you shared with the community.')).toBeVisible();
  await expect(button(page, 'Withdraw')).toHaveCount(0);
  await expect(heading(page, 'Ratings and comments')).toHaveCount(0);
  await page.getByRole('link', { name: 'your own recipe' }).click();
  await expect(page).toHaveURL(new RegExp(id, 'u'));
});
